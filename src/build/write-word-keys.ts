import { writeWordKeys } from './word-keys.ts';

/** `npm run word-keys`: what the development server does at each change of a translation. */
writeWordKeys();
