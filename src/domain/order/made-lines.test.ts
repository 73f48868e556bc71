import { expect, test } from 'vitest';
import { lineKey } from '../cart/cart.ts';
import { isLineMade, linesToMake, withMade } from './made-lines.ts';

const plov = { productId: '1001', quantity: 2, modifiers: [], combo: [] };
const tea = { productId: '1002', quantity: 1, modifiers: [], combo: [] };

test('a line is made or not, on every screen the same (R-BOARD-1)', () => {
  const order = { lines: [plov, tea] };
  const made = withMade(order, plov, true);
  expect(made).toEqual({ changes: 1, portions: { [lineKey(plov)]: 2 } });
  if (made === null) throw new Error('nothing was made');
  expect([isLineMade({ made }, plov), linesToMake({ ...order, made })]).toEqual([true, 1]);
  expect(withMade({ ...order, made }, plov, true)).toBeNull();
  const undone = withMade({ ...order, made }, plov, false);
  expect([undone?.changes, isLineMade({ ...(undone && { made: undone }) }, plov)]).toEqual([2, false]);
});

test('a line of which more was ordered is made anew', () => {
  const made = withMade({ lines: [plov] }, plov, true) ?? undefined;
  expect(isLineMade({ ...(made && { made }) }, { ...plov, quantity: 3 })).toBe(false);
});
