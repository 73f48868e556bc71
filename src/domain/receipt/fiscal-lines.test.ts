import { describe, expect, it } from 'vitest';
import { type FiscalGood, fiscalLines, vatWithin } from './fiscal-lines.ts';

const good = (price: number, count = 1, discount = 0): FiscalGood => ({
  ...{ title: 'Плов', price, count, discount },
  ...{ mxik: '1', packageCode: '2', vatPercent: 12 },
});
const discounts = (goods: readonly FiscalGood[], off: number) => fiscalLines(goods, off).map(({ discount }) => discount);

describe('the lines of a receipt', () => {
  it('spread a discount by the largest remainder', () => {
    expect(discounts([good(100), good(100), good(100)], 100)).toEqual([34, 33, 33]);
  });

  it('spread it over what a combo leaves of the prices, beside the saving of the combo', () => {
    expect(discounts([good(300, 1, 100), good(100, 2)], 40)).toEqual([120, 20]);
  });

  it('have the tax of what is paid', () => {
    expect(fiscalLines([good(4_500_000, 2)], 4_500_000).map(({ vat }) => vat)).toEqual([482_143]);
  });
});

it('the tax within a sum is rounded half up', () => {
  expect([vatWithin(4_500_000, 12), vatWithin(112_000, 12), vatWithin(100, 0)]).toEqual([482_143, 12_000, 0]);
});
