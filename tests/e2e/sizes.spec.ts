import { expect, test } from '@playwright/test';
import { measureCeilings, readCeilings } from '../support/screens/island-sizes.ts';

test('no island of the built shop is larger than tests/island-sizes.json, which `npm run size` writes', () => {
  const ceilings = readCeilings();
  const sizes = Object.entries(measureCeilings());
  expect(sizes.length).toBeGreaterThan(5);
  const larger = sizes.filter(([name, sizes]) => sizes.some((size, index) => size > (ceilings[name]?.[index] ?? 0)));
  expect(larger).toEqual([]);
});
