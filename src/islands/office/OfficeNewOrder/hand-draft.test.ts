import { expect, test } from 'vitest';
import { cartOf, emptyDraft, missingIn, orderOf, withDish } from './hand-draft.ts';

const restaurants = [{ id: '1', name: 'Чиланзар', regionId: '7' }];
const line = { productId: '1001', quantity: 1, modifiers: [], combo: [] };
const place = { text: 'Навои, 30', longitude: 69.2, latitude: 41.3, entrance: '', floor: '', apartment: '12' };
const quote = { total: 50_000, hash: 'h' } as Parameters<typeof orderOf>[2];

test('a delivery has no cart before its place is known, a pickup has that of its restaurant', () => {
  const draft = emptyDraft(restaurants);
  expect(cartOf(draft, restaurants)).toBeNull();
  expect(cartOf({ ...draft, place }, restaurants)).toMatchObject({ orderTypeId: 0, regionId: '7', longitude: 69.2 });
  expect(cartOf({ ...draft, orderType: 200 }, restaurants)).toMatchObject({ orderTypeId: 200, restaurantId: '1' });
});

test('the order has what was said and the price of the server, and none while something is missing', () => {
  const draft = {
    ...emptyDraft(restaurants),
    phone: '90 123-45-67',
    firstName: ' Дилноза ',
    place,
    lines: [line],
    slot: '2026-11-21/720/780',
  };
  const cart = cartOf(draft, restaurants);
  expect(orderOf(draft, cart, quote)).toMatchObject({
    contact: { firstName: 'Дилноза', phone1: '998901234567' },
    address: { text: 'Навои, 30', apartment: '12' },
    slot: { day: '2026-11-21', start: 720, end: 780 },
    payment: { method: 'cash' },
    expectedTotal: 50_000,
  });
  for (const missing of [{ phone: '90' }, { firstName: ' ' }, { lines: [] }])
    expect(orderOf({ ...draft, ...missing }, cart, quote)).toBeNull();
});

test('the same dish again is one more in its line', () => {
  expect(withDish([line], line)).toEqual([{ ...line, quantity: 2 }]);
  expect(withDish([line], { ...line, productId: '1002' })).toHaveLength(2);
});

test('a name, dishes and the place of a delivery are said to be missing; a pickup needs no place', () => {
  const draft = emptyDraft(restaurants);
  expect(missingIn({ ...draft, firstName: ' ' })).toEqual(['name', 'place', 'dishes']);
  expect(missingIn({ ...draft, firstName: 'Дилноза', orderType: 200 })).toEqual(['dishes']);
  expect(missingIn({ ...draft, firstName: 'Дилноза', place, lines: [line] })).toEqual([]);
});
