import { expect, test } from 'vitest';
import { addLine, cartCount, lineKey, mergeLines, setQuantity } from './cart.ts';
import type { CartLine } from './cart-line.ts';

const line = (productId: string, quantity = 1, changes: Partial<CartLine> = {}): CartLine => ({
  productId,
  quantity,
  modifiers: [],
  combo: [],
  ...changes,
});
const option = (optionId: string, amount = 1) => ({ groupId: 'g', optionId, amount });

test('equal lines merge, regardless of the order of their choices', () => {
  const merged = mergeLines([
    line('1', 2, { modifiers: [option('a'), option('b')] }),
    line('2'),
    line('1', 3, { modifiers: [option('b'), option('a')] }),
  ]);
  expect(merged.map(({ productId, quantity }) => [productId, quantity])).toEqual([
    ['1', 5],
    ['2', 1],
  ]);
});

test('lines with another choice, dish or comment stay separate', () => {
  const dish = (productId: string) => ({ comboGroupId: 'g', productId, modifiers: [] });
  const different = [
    line('1'),
    line('1', 1, { comment: 'no onion' }),
    line('1', 1, { modifiers: [option('a')] }),
    line('1', 1, { modifiers: [option('a', 2)] }),
    line('1', 1, { combo: [dish('x')] }),
    line('1', 1, { combo: [dish('x'), dish('x')] }),
  ];
  expect(mergeLines(different)).toHaveLength(different.length);
});

test('one option taken twice is two units of it', () => {
  expect(lineKey(line('1', 1, { modifiers: [option('a'), option('a')] }))).toBe(lineKey(line('1', 1, { modifiers: [option('a', 2)] })));
});

test('a line has 1 to 50 units, below 1 it leaves the cart', () => {
  expect(addLine([line('1', 49)], line('1', 5))[0]?.quantity).toBe(50);
  expect(setQuantity([line('1')], 0, 51)[0]?.quantity).toBe(50);
  expect(setQuantity([line('1'), line('2')], 0, 0)).toEqual([line('2')]);
  expect(setQuantity([line('1')], 0, Number.NaN)).toEqual([]);
});

test('a cart holds at most 100 lines', () => {
  const full = Array.from({ length: 100 }, (_, index) => line(String(index)));
  expect(addLine(full, line('new'))).toBe(full);
  expect(addLine(full, line('7'))[7]?.quantity).toBe(2);
});

test('the count is the number of all units', () => {
  expect(cartCount([line('1', 2), line('2', 3)])).toBe(5);
});

test('additional properties of a line are preserved', () => {
  const [cached] = addLine([{ ...line('1'), snapshot: 'Plov' }], { ...line('1'), snapshot: 'Osh' });
  expect(cached).toEqual({ ...line('1', 2), snapshot: 'Plov' });
});
