import { expect, test } from 'vitest';
import { parseOrderType } from './order-type.ts';

test('order type: 200 is pickup, absent or unparsable is delivery', () => {
  expect(['200', 200].map(parseOrderType)).toEqual([200, 200]);
  expect([undefined, null, '', '0', 0, '2', '200 ', 'pickup', {}].map(parseOrderType)).toEqual(Array(9).fill(0));
});
