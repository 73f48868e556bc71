import { measureCeilings, readCeilings, writeCeilings } from './support/screens/island-sizes.ts';

/**
 * `npm run size`: writes the gzip kilobytes of each island of the built shop to `tests/island-sizes.json` and prints what has changed.
 * `every island` is React and what all have in common, once for a page.
 */
const before = readCeilings();
const now = measureCeilings();
writeCeilings(now);
const names = [...new Set([...Object.keys(before), ...Object.keys(now)])];
const changed = names.filter((name) => String(before[name]) !== String(now[name]));
for (const name of changed) console.info(`${name}: ${before[name]?.join(' + ') ?? 'new'} → ${now[name]?.join(' + ') ?? 'gone'} KB`);
if (changed.length === 0) console.info('no island has changed its size');
