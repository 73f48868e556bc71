import { expect, test } from 'vitest';
import { locales } from '../locale.ts';
import { officeLink } from '../office/sections.ts';
import { pages } from '../routes.ts';
import { keptDataOf } from './kept-work.ts';

test('the board and the page of a courier are kept, in each language, and no other page of the team (R-CACHE-5)', () => {
  expect(keptDataOf(pages.staff.path)).toBe('/kept-orders');
  for (const locale of locales) {
    expect(keptDataOf(officeLink('adminDeliveries', locale))).toBe('/kept-deliveries');
    expect(keptDataOf(officeLink('adminOrders', locale))).toBeNull();
  }
});
