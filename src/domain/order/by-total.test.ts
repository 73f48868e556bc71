import { expect, it } from 'vitest';
import { sampleOrder } from '../../../tests/support/builders/sample-orders.ts';
import { byTotal } from './by-total.ts';

it('the lines of an order are shown the most expensive first, equal ones as ordered', () => {
  const [line] = sampleOrder.lines;
  if (line === undefined) throw new Error('the sample has a line');
  const lines = [6_000, 48_000, 17_000, 48_000].map((total, index) => ({ ...line, productId: String(index), total }));
  expect(byTotal(lines).map(({ productId }) => productId)).toEqual(['1', '3', '2', '0']);
});
