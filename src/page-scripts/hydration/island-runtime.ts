import { guardPreloads } from '../preload-guard.ts';

export { hydrateInTurn } from './hydrate-in-turn.ts';

guardPreloads();
