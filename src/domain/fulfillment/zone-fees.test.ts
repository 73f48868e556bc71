import { expect, test } from 'vitest';
import { zoneFees } from './zone-fees.ts';

const zone = (deliveryFee: number) => ({ deliveryFee });

test('each fee is listed once, the cheapest first', () => {
  expect(zoneFees([zone(15_000), zone(0), zone(10_000), zone(15_000)])).toEqual([0, 10_000, 15_000]);
  expect(zoneFees([])).toEqual([]);
});
