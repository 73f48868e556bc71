import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineKey } from '../cart/cart.ts';
import type { CartLine } from '../cart/cart-line.ts';
import { productsById } from '../menu/product.ts';
import { sampleGroup, sampleOption, sampleProduct } from '../menu/sample-menu.ts';
import type { Product } from '../menu/types.ts';
import { type HashedQuote, orderableTotal, type PricedLines, priceLines, priceTotals, quoteHash, separateUnknown } from './pricing.ts';
import type { PricedLine, UnavailableItem } from './types.ts';

const size = sampleGroup({
  id: 'size',
  minAmount: 1,
  maxAmount: 1,
  options: [sampleOption('small', -12_000), sampleOption('normal', 0, { isDefault: true }), sampleOption('large', 22_000)],
});
const sauce = sampleGroup({ id: 'sauce', freeAmount: 1, options: [sampleOption('hot', 4000), sampleOption('mild', 3000)] });
const plov = sampleProduct({ id: 'plov', name: 'Plov', price: 52_000, modifierGroups: [size, sauce] });
const cola = sampleProduct({ id: 'cola', name: 'Cola', price: 9000, modifierGroups: [{ ...size, id: 'cup' }] });
const combo = sampleProduct({
  id: 'combo',
  name: 'Combo',
  price: 62_000,
  isCombo: true,
  comboGroups: [
    { id: 'drink', name: 'Drink', minAmount: 1, maxAmount: 2, options: [{ productId: 'cola', surcharge: 2000, isDefault: true }] },
  ],
});
const set = sampleProduct({ id: 'set', name: 'Set', price: 200_000, isSet: true, setItems: [{ productId: 'plov', quantity: 3 }] });

const take = (groupId: string, optionId: string, amount = 1) => ({ groupId, optionId, amount });
const line = (productId: string, changes: Partial<CartLine> = {}): CartLine => ({
  productId,
  quantity: 1,
  modifiers: [],
  combo: [],
  ...changes,
});
const normalPlov = line('plov', { modifiers: [take('size', 'normal')] });
const drink = (optionId: string) => ({ comboGroupId: 'drink', productId: 'cola', modifiers: [take('cup', optionId)] });

function price(lines: readonly CartLine[], ...changed: Product[]) {
  return priceLines(lines, productsById([plov, cola, combo, set, ...changed]));
}
function priced(lines: readonly CartLine[], ...changed: Product[]): PricedLines {
  const result = price(lines, ...changed);
  if (!result.ok) throw new Error(result.problem.code);
  return result.value;
}
const rejection = (...lines: CartLine[]) => {
  const result = price(lines);
  return result.ok ? null : result.problem.code;
};

describe('price of lines', () => {
  test('a line costs its product with options times its quantity; free units count per unit of the line', () => {
    const modifiers = [take('size', 'large'), take('sauce', 'hot'), take('sauce', 'mild', 2)];
    expect(priced([line('plov', { quantity: 3, modifiers })]).lines).toEqual([
      {
        ...line('plov', { quantity: 3, modifiers }),
        name: 'Plov',
        image: null,
        unitPrice: 80_000,
        total: 240_000,
        choices: [
          { name: 'Option large', amount: 1, price: 22_000 },
          { name: 'Option hot', amount: 1, price: 0 },
          { name: 'Option mild', amount: 2, price: 6000 },
        ],
      },
    ]);
  });

  test('a size smaller than the normal one lowers the price, a unit is never below 0 (R-DISH-5)', () => {
    const small = line('plov', { modifiers: [take('size', 'small')] });
    expect(priced([small]).lines[0]?.unitPrice).toBe(40_000);
    expect(priced([small], { ...plov, price: 10_000 }).lines[0]).toMatchObject({ unitPrice: 0, total: 0 });
  });

  test("a combo adds the surcharge and the chosen dish's own modifiers each time the dish is listed", () => {
    expect(priced([line('combo', { combo: [drink('normal')] })]).lines[0]?.unitPrice).toBe(64_000);
    expect(priced([line('combo', { combo: [drink('large'), drink('normal')] })]).lines[0]).toMatchObject({
      unitPrice: 88_000,
      choices: [
        { name: 'Cola', amount: 1, price: 2000 },
        { name: 'Option large', amount: 1, price: 22_000 },
        { name: 'Cola', amount: 1, price: 2000 },
        { name: 'Option normal', amount: 1, price: 0 },
      ],
    });
  });

  test("the parts of a set take their defaults without a surcharge and can't be changed", () => {
    expect(priced([line('set')]).lines[0]).toMatchObject({ unitPrice: 200_000, choices: [] });
    expect(rejection(line('set', { modifiers: [take('size', 'large')] }))).toBe('INVALID_OPTION');
    expect(rejection(line('set', { combo: [drink('normal')] }))).toBe('INVALID_OPTION');
  });

  test('equal lines merge', () => {
    expect(priced([normalPlov, line('set'), normalPlov]).lines.map(({ quantity }) => quantity)).toEqual([2, 1]);
  });

  test('an unknown product is rejected first, then an invalid option', () => {
    expect(rejection(line('pizza'))).toBe('UNKNOWN_PRODUCT');
    expect(rejection(line('plov'))).toBe('INVALID_OPTION');
    expect(rejection(line('plov', { modifiers: [take('size', 'huge')] }))).toBe('INVALID_OPTION');
    expect(rejection(line('combo'))).toBe('INVALID_OPTION');
    expect(rejection(line('plov'), line('pizza'))).toBe('UNKNOWN_PRODUCT');
  });
});

describe('unavailable items', () => {
  test('a sold-out product is listed, not rejected, and keeps its price', () => {
    const result = priced([normalPlov, { ...normalPlov, comment: 'hot' }], { ...plov, isAvailable: false });
    expect(result.unavailable).toEqual([{ productId: 'plov', name: 'Plov' }]);
    expect(result.lines.map(({ total }) => total)).toEqual([52_000, 52_000]);
  });

  test("a product without a price can't be ordered", () => {
    const result = priced([normalPlov], { ...plov, price: null });
    expect(result.unavailable).toEqual([{ productId: 'plov', name: 'Plov' }]);
    expect(result.lines[0]?.total).toBe(0);
  });

  test('a sold-out option is listed with its product', () => {
    const soldOut = { ...plov, modifierGroups: [{ ...size, options: [sampleOption('normal', 0, { isAvailable: false })] }] };
    expect(priced([normalPlov], soldOut).unavailable).toEqual([{ productId: 'plov', optionId: 'normal', name: 'Option normal' }]);
  });

  test('a sold-out dish of a combo is listed under the combo', () => {
    const result = priced([line('combo', { combo: [drink('normal')] })], { ...cola, isAvailable: false });
    expect(result.unavailable).toEqual([{ productId: 'combo', optionId: 'cola', name: 'Cola' }]);
  });

  test("a part that isn't available makes the set unavailable", () => {
    expect(priced([line('set')], { ...plov, isAvailable: false }).unavailable).toEqual([{ productId: 'set', name: 'Set' }]);
  });
});

describe('totals', () => {
  const zone = { deliveryFee: 10_000, minOrderSum: 40_000, freeDeliveryFrom: 150_000 };
  const delivered = { orderType: 0, zone, orderMaxSum: 0 } as const;

  test('lines, promo, points, delivery, total', () => {
    expect(priceTotals({ ...delivered, itemsTotal: 100_000, discount: 15_000, points: 5000 })).toEqual({
      itemsTotal: 100_000,
      discount: 15_000,
      points: 5000,
      deliveryFee: 10_000,
      total: 90_000,
      minOrderLeft: 0,
      freeDeliveryLeft: 65_000,
      maxSumExceeded: false,
    });
  });

  test('pickup has no fee and no minimum; delivery without coordinates has no fee yet (R-PRICE-6)', () => {
    expect(priceTotals({ itemsTotal: 1000, orderType: 200, zone, orderMaxSum: 0 })).toMatchObject({
      deliveryFee: 0,
      minOrderLeft: 0,
      freeDeliveryLeft: null,
      total: 1000,
    });
    expect(priceTotals({ itemsTotal: 1000, orderType: 0, zone: null, orderMaxSum: 0 })).toMatchObject({
      deliveryFee: null,
      minOrderLeft: 0,
      total: 1000,
    });
  });

  test('OrderMaxSum and minimum apply to items minus discount, without delivery, and an equal sum passes', () => {
    expect(priceTotals({ ...delivered, itemsTotal: 50_000, discount: 10_000, orderMaxSum: 40_000 })).toMatchObject({
      maxSumExceeded: false,
      minOrderLeft: 0,
    });
    expect(priceTotals({ ...delivered, itemsTotal: 50_001, discount: 10_000, orderMaxSum: 40_000 }).maxSumExceeded).toBe(true);
    expect(priceTotals({ ...delivered, itemsTotal: 50_000, discount: 10_001 }).minOrderLeft).toBe(1);
  });

  test('for any promo and points, the sums add up and none is below 0', () => {
    const sum = fc.integer({ min: -10, max: 200_000 });
    fc.assert(
      fc.property(
        fc.nat(200_000),
        sum,
        sum,
        fc.constantFrom(0 as const, 200 as const),
        fc.constantFrom(null, zone),
        (itemsTotal, discount, points, orderType, where) => {
          const totals = priceTotals({ itemsTotal, discount, points, orderType, zone: where, orderMaxSum: 0 });
          expect(totals.total).toBe(totals.itemsTotal - totals.discount - totals.points + (totals.deliveryFee ?? 0));
          for (const value of [totals.total, totals.discount, totals.points, totals.deliveryFee ?? 0, totals.minOrderLeft])
            expect(value).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});

describe('hash of a quote', () => {
  const lines = priced([normalPlov]).lines;
  const quote: HashedQuote = {
    ...priceTotals({ itemsTotal: 52_000, orderType: 200, zone: null, orderMaxSum: 0 }),
    lines,
    restaurantId: '1',
  };

  test('it changes with a sum, a line or the restaurant', () => {
    const others = [
      { ...quote, total: 1 },
      { ...quote, restaurantId: '2' },
      { ...quote, restaurantId: null },
      { ...quote, lines: [] },
      { ...quote, lines: priced([{ ...normalPlov, quantity: 2 }]).lines },
    ];
    expect(new Set([quote, ...others].map(quoteHash)).size).toBe(6);
  });

  test('it stays the same in another language', () => {
    expect(quoteHash({ ...quote, lines: lines.map((each) => ({ ...each, name: 'Плов' })) })).toBe(quoteHash(quote));
    expect(quoteHash(quote)).toMatch(/^[0-9a-f]{16}$/);
  });
});

test('what is sold out and what is not served at that time leave the sum (R-CART-6)', () => {
  const rest = { quantity: 1, modifiers: [], combo: [], name: '', image: null, choices: [] };
  const line = (productId: string, total: number): PricedLine => ({ ...rest, productId, unitPrice: total, total });
  const lines = [line('1', 46_000), line('2', 62_000)];
  const sum = (unavailable: readonly UnavailableItem[]) => orderableTotal(lines, unavailable);
  expect([sum([]), sum([{ productId: '1', name: 'Лаваш' }])]).toEqual([108_000, 62_000]);
  expect(sum([{ productId: '1', name: 'Лаваш', served: '7:00–11:00' }])).toBe(62_000);
  expect(sum([{ productId: '1', optionId: 'not-chosen', name: 'Сыр' }])).toBe(108_000);
});

test('lines that the menu does not have are separated from those that can be priced, each with its reason (R-CART-6)', () => {
  const wrong = line('plov', { modifiers: [take('size', 'huge')] });
  const { known, unknown } = separateUnknown([normalPlov, wrong, line('gone'), line('gone', { comment: 'x' })], productsById([plov]));
  expect(known).toEqual([normalPlov]);
  expect(unknown).toEqual([
    { productId: 'plov', name: 'Plov', line: lineKey(wrong), reason: 'changed' },
    { productId: 'gone', name: '', reason: 'removed' },
  ]);
});
