import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FiscalGood, fiscalLines, vatWithin } from './fiscal-lines.ts';

const good = (price: number, count = 1): FiscalGood => ({ title: 'Плов', price, count, code: '1', packageCode: '2', vatPercent: 12 });
const paid = (lines: ReturnType<typeof fiscalLines>) => lines.reduce((sum, line) => sum + line.price * line.count - line.discount, 0);

describe('the lines of a receipt', () => {
  it('add up to the paid amount to the tiyin, whatever an order takes off, and none is below zero', () => {
    const goods = fc.array(fc.tuple(fc.integer({ min: 0, max: 500_000 }), fc.integer({ min: 1, max: 20 })), {
      minLength: 1,
      maxLength: 30,
    });
    fc.assert(
      fc.property(goods, fc.double({ min: 0, max: 1, noNaN: true }), (pairs, share) => {
        const list = pairs.map(([som, count]) => good(som * 100, count));
        const total = list.reduce((sum, { price, count }) => sum + price * count, 0);
        const off = Math.floor(total * share);
        const lines = fiscalLines(list, off);
        expect(paid(lines)).toBe(total - off);
        for (const { price, count, discount } of lines) expect(price * count - discount).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 1_000 },
    );
  });

  it('spread a discount by the largest remainder', () => {
    expect(fiscalLines([good(100), good(100), good(100)], 100).map(({ discount }) => discount)).toEqual([34, 33, 33]);
  });
});

it('the tax within a sum is rounded half up', () => {
  expect([vatWithin(4_500_000, 12), vatWithin(112_000, 12), vatWithin(100, 0)]).toEqual([482_143, 12_000, 0]);
});
