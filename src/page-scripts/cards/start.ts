import { startCards } from './cards.ts';

startCards();
