import { watchTouches } from '../hydration/touches.ts';
import { startCards } from './cards.ts';

const early = watchTouches();
startCards();
for (const button of early) {
  button.ariaBusy = null;
  button.click();
}
