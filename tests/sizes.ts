import { islandSizes, sharedBytes } from './support/screens/island-sizes.ts';

/** `npm run size`: the size of each island of the built shop and of the shared files, in gzip kilobytes. Needs a build. */
const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1).padStart(6);
console.info('island          first  of      later  of');
for (const { name, hydrated, later, budget } of islandSizes()) {
  console.info(`${name.padEnd(14)} ${kilobytes(hydrated)} ${kilobytes(budget.hydrated)}   ${kilobytes(later)} ${kilobytes(budget.later)}`);
}
console.info(`every island    ${kilobytes(sharedBytes()).trim()}  (React and what all have in common, once for a page)`);
