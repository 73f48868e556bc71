import { expect, test } from 'vitest';
import { laidShares } from './laid-shares.ts';
import type { OrderLine } from './order-line.ts';

const line = (unitPrice: number, laidBy?: OrderLine['laidBy']) => ({ unitPrice, ...(laidBy && { laidBy }) }) as OrderLine;
const by = (seat: number, name: string, quantity: number) => ({ seat, name, quantity });

test('each pays for what they laid, two of one name apart, and the shares add up to the total (R-TABLE-7)', () => {
  const lines = [line(6_000, [by(3, 'Anna', 1), by(1, 'Anna', 2)]), line(17_000, [by(1, 'Anna', 1)])];
  expect(laidShares({ lines, total: 30_000 })).toEqual([
    { seat: 1, name: 'Anna', share: 24_857 },
    { seat: 3, name: 'Anna', share: 5_143 },
  ]);
});

test('an order with a line that nobody is known to have laid names no shares', () => {
  expect(laidShares({ lines: [line(6_000, [by(1, 'Anna', 1)]), line(17_000)], total: 23_000 })).toEqual([]);
});
