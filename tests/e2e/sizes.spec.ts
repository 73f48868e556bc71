import { expect, test } from '@playwright/test';
import { islandSizes, sharedBudget, sharedBytes } from '../support/screens/island-sizes.ts';

test('every island of the built shop stays within its budget', () => {
  const sizes = islandSizes();
  expect(sizes.length).toBeGreaterThan(5);
  const tooHeavy = sizes.filter(({ hydrated, later, budget }) => hydrated > budget.hydrated || later > budget.later);
  expect(tooHeavy).toEqual([]);
});

test('what all islands share stays within its budget', () => {
  expect(sharedBytes()).toBeGreaterThan(0);
  expect(sharedBytes()).toBeLessThanOrEqual(sharedBudget);
});
