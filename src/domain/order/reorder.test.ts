import { expect, test } from 'vitest';
import { productsById } from '../menu/product.ts';
import { sampleGroup, sampleOption, sampleProduct } from '../menu/sample-menu.ts';
import type { OrderLine } from './order-line.ts';
import { placeAgain, reorderLines } from './reorder.ts';

const size = sampleGroup({ id: 'size', minAmount: 1, maxAmount: 1, options: [sampleOption('normal', 0, { isDefault: true })] });
const plov = sampleProduct({ id: 'plov', name: 'Plov', price: 52_000, modifierGroups: [size] });
const tea = sampleProduct({ id: 'tea', name: 'Tea', price: 9000 });

const ordered = (productId: string, unitPrice: number, changes: Partial<OrderLine> = {}): OrderLine => ({
  productId,
  quantity: 2,
  modifiers: [],
  combo: [],
  name: { ru: productId, en: productId, uz: productId },
  image: null,
  unitPrice,
  total: unitPrice * 2,
  choices: [],
  ...changes,
});
const normal = { modifiers: [{ groupId: 'size', optionId: 'normal', amount: 1 }] };
const reorder = (lines: readonly OrderLine[]) => reorderLines(lines, productsById([plov, tea]), 'en');

test('lines with the same price are restored unchanged, from today’s menu', () => {
  const { lines, changed, unavailable } = reorder([ordered('plov', 52_000, normal), ordered('tea', 9000, { comment: 'hot' })]);
  expect(lines).toMatchObject([
    { productId: 'plov', quantity: 2, ...normal },
    { productId: 'tea', comment: 'hot', unitPrice: 9000 },
  ]);
  expect([changed, unavailable]).toEqual([[], []]);
});

test('a changed price is reported with both prices per unit', () => {
  expect(reorder([ordered('tea', 7000)]).changed).toEqual([{ productId: 'tea', name: 'Tea', was: 7000, now: 9000 }]);
});

test('a dish removed from the menu, and one with changed options, are left out and named; the rest stays', () => {
  const { lines, unavailable } = reorder([ordered('gone', 1), ordered('plov', 52_000), ordered('tea', 9000)]);
  expect(lines.map(({ productId }) => productId)).toEqual(['tea']);
  expect(unavailable).toEqual([
    { productId: 'gone', name: 'gone' },
    { productId: 'plov', name: 'Plov' },
  ]);
});

test('a dish that is sold out is left out', () => {
  const soldOut = productsById([plov, { ...tea, isAvailable: false }]);
  expect(reorderLines([ordered('tea', 9000)], soldOut, 'en')).toMatchObject({ lines: [], unavailable: [{ productId: 'tea' }] });
});

test('the order type and restaurant of the old order are kept while the restaurant exists and serves that type', () => {
  const restaurant = { regionId: '1', name: 'Chilonzor', supportsDelivery: false, supportsPickup: true };
  const then = { orderTypeId: 200, restaurantId: '4' } as const;
  expect(placeAgain(then, restaurant)).toEqual({ ...then, regionId: '1', restaurantName: 'Chilonzor', isPossible: true });
  expect(placeAgain({ ...then, orderTypeId: 0 }, restaurant)).toMatchObject({ orderTypeId: 0, isPossible: false });
  expect(placeAgain(then, null)).toEqual({ ...then, regionId: null, restaurantName: null, isPossible: false });
});
