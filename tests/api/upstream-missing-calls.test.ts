import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { upstreamMissing } from '../support/upstream/upstream-missing-calls.ts';

const ownSuites = ['own-catalog', 'own-calls', 'promo', 'loyalty', 'editor', 'concurrency']
  .map((name) => readFileSync(new URL(`${name}.test.ts`, import.meta.url), 'utf8'))
  .join('');

test('each call that an upstream is missing is in the table, and has a test with the app’s own catalog', () => {
  console.table(
    Object.values(upstreamMissing).map(({ title, instead }) => ({
      'only with a catalog of our own': title,
      'in front of an upstream': instead,
    })),
  );
  const untested = Object.keys(upstreamMissing).filter((name) => !ownSuites.includes(`upstreamMissing.${name}.title`));
  expect(untested).toEqual([]);
});
