import { expect, test } from 'vitest';
import type { RecordChange, RecordValue } from './record-changes.ts';
import { isOfRestaurants, withoutPhones } from './restaurant-changes.ts';

const priced = (...restaurantPrices: { restaurantId: number; price: number }[]) => ({ id: 1, price: 10, restaurantPrices });
const change = (section: RecordChange['section'], before: RecordValue | null, after: RecordValue | null, id = '1') =>
  isOfRestaurants({ section, id, before, after }, ['1']);

test('a manager of some restaurants changes only their hours and their prices of dishes (R-TEAM-8)', () => {
  const place = { id: 1, name: { ru: 'Центр' }, startOfWorkingTime: 540 };
  expect(change('restaurants', place, { ...place, startOfWorkingTime: 600 })).toBe(true);
  expect(change('restaurants', place, { ...place, calendar: [] })).toBe(true);
  expect(change('restaurants', place, { ...place, startOfWorkingTime: 600 }, '2')).toBe(false);
  expect(change('restaurants', place, { ...place, name: { ru: 'Чорсу' } })).toBe(false);
  expect([change('restaurants', place, null), change('restaurants', null, place)]).toEqual([false, false]);

  expect(change('products', priced(), priced({ restaurantId: 1, price: 9 }))).toBe(true);
  expect(change('products', priced({ restaurantId: 1, price: 9 }), priced())).toBe(true);
  expect(change('products', priced(), priced({ restaurantId: 2, price: 9 }))).toBe(false);
  expect(change('products', priced({ restaurantId: 2, price: 8 }), priced({ restaurantId: 1, price: 9 }))).toBe(false);
  expect(change('products', priced(), { ...priced(), price: 11 })).toBe(false);
  expect(change('products', null, priced({ restaurantId: 1, price: 9 }))).toBe(false);
  for (const section of ['promoCodes', 'zones', 'loyalty', 'content'] as const) expect(change(section, {}, { any: 1 })).toBe(false);
  expect(change('order', ['1', '2'], ['2', '1'], 'products')).toBe(false);
});

test('readers who see no customers get no phones of a promo record', () => {
  const code = { id: 'A', phones: ['998901112233'] };
  expect(withoutPhones({ section: 'promoCodes', before: null, after: code })).toEqual({
    section: 'promoCodes',
    before: null,
    after: { id: 'A' },
  });
});
