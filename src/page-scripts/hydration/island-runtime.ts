import { guardPreloads } from '../preload-guard.ts';
import { preloadIslandFiles } from './preload-island-files.ts';

export { hydrateInTurn } from './hydrate-in-turn.ts';

guardPreloads();
preloadIslandFiles();
