import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleCarts } from '../../../tests/support/builders/sample-carts.ts';
import type { FiscalCodes } from '../menu/fiscal-codes.ts';
import { productsById } from '../menu/product.ts';
import { sampleGroup, sampleOption, sampleProduct } from '../menu/sample-menu.ts';
import { priceLines, priceTotals } from '../order/pricing.ts';
import { paidFor } from './fiscal-lines.ts';
import { type ReceiptCodes, receiptOf } from './order-receipt.ts';

const codesOf = (id: number, vatPercent = 12): FiscalCodes => ({ mxik: String(id).padStart(17, '1'), packageCode: String(id), vatPercent });
const all = ['d0', 'd1', 'd2', 'combo', 'set'];
const codes: ReceiptCodes = {
  products: new Map(all.map((id, index) => [id, codesOf(index, [0, 12, 15][index % 3])])),
  delivery: codesOf(9),
};

const products = productsById([
  sampleProduct({ id: 'd0', price: 30_000, modifierGroups: [sampleGroup({ id: 'g', options: [sampleOption('x', 5_000)] })] }),
  sampleProduct({ id: 'd1', price: 10_000 }),
  sampleProduct({ id: 'set', price: 80_000, isSet: true, setItems: [{ productId: 'd0', quantity: 3 }] }),
  sampleProduct({
    ...{ id: 'combo', price: 30_000, isCombo: true },
    comboGroups: [
      {
        ...{ id: 'c', name: 'c', minAmount: 0, maxAmount: 9 },
        options: ['d0', 'd1'].map((productId) => ({ productId, surcharge: 0, isDefault: false })),
      },
    ],
  }),
]);
type Line = Parameters<typeof priceLines>[0][number];
const line = (productId: string, more: Partial<Line> = {}): Line => ({ productId, quantity: 1, modifiers: [], combo: [], ...more });
const dishOfCombo = (productId: string) => ({ comboGroupId: 'c', productId, modifiers: [] });

function receipt(lines: readonly Line[], more: { discount?: number; points?: number; deliveryFee?: number; codes?: ReceiptCodes } = {}) {
  const priced = priceLines(lines, products);
  if (!priced.ok) throw new Error(priced.problem.code);
  const { discount = 0, points = 0, deliveryFee = 0 } = more;
  return receiptOf({ lines: priced.value.lines, discount, points, deliveryFee }, products, more.codes ?? codes, 'Доставка');
}
const shown = (lines: ReturnType<typeof receipt>) => lines?.map(({ title, price, count, discount }) => [title, price, count, discount]);

describe('the receipt of an order (R-PAY-8)', () => {
  it('adds up to the total to the tiyin, for 10,000 carts with discounts, points, combos, sets, options and fees', () => {
    const sums = fc.record({ discount: fc.nat({ max: 200 }), points: fc.nat({ max: 200 }), fee: fc.nat({ max: 30 }) });
    fc.assert(
      fc.property(sampleCarts, sums, ({ products: menu, lines }, { discount, points, fee }) => {
        const priced = priceLines(lines, menu);
        if (!priced.ok) throw new Error(priced.problem.code);
        const itemsTotal = priced.value.lines.reduce((sum, { total }) => sum + total, 0);
        const zone = { deliveryFee: fee, minOrderSum: 0, freeDeliveryFrom: null };
        const totals = priceTotals({ itemsTotal, discount, points, orderType: 0, zone, orderMaxSum: 0 });
        const made = receiptOf({ lines: priced.value.lines, ...totals }, menu, codes, 'Доставка') ?? [];
        expect(made.reduce((sum, each) => sum + paidFor(each), 0)).toBe(totals.total * 100);
        for (const each of made) {
          expect(Math.min(paidFor(each), each.discount, each.vat)).toBeGreaterThanOrEqual(0);
          expect([each.price > 0, each.count > 0, Number.isInteger(each.price)]).toEqual([true, true, true]);
        }
      }),
      { numRuns: 10_000, seed: 45 },
    );
  });

  it('has a combo and a set as their dishes, each with its own price and its part of the saving', () => {
    const [combo, set] = [line('combo', { quantity: 2, combo: [dishOfCombo('d0'), dishOfCombo('d1')] }), line('set')];
    expect(shown(receipt([combo]))).toEqual([
      ['Dish d0', 3_000_000, 2, 1_500_000],
      ['Dish d1', 1_000_000, 2, 500_000],
    ]);
    expect(shown(receipt([set]))).toEqual([['Dish d0', 3_000_000, 3, 1_000_000]]);
    expect(receipt([combo])?.map(({ mxik }) => mxik)).toEqual([codesOf(0).mxik, codesOf(1).mxik]);
  });

  it('has options in the line of their dish', () => {
    const withOption = line('d0', { modifiers: [{ groupId: 'g', optionId: 'x', amount: 1 }] });
    expect(shown(receipt([withOption]))).toEqual([['Dish d0', 3_500_000, 1, 0]]);
  });

  it('spreads discount and points over the dishes, and nothing of them over the delivery, which has its own line and codes', () => {
    const made = receipt([line('d0'), line('d1')], { discount: 3_000, points: 1_000, deliveryFee: 9_000 });
    expect(shown(made)).toEqual([
      ['Dish d0', 3_000_000, 1, 300_000],
      ['Dish d1', 1_000_000, 1, 100_000],
      ['Доставка', 900_000, 1, 0],
    ]);
    expect(made?.at(-1)).toMatchObject(codesOf(9));
  });

  it('a dearer combo than its dishes has dearer dishes, never a discount below zero', () => {
    const free = new Map(products).set('d1', sampleProduct({ id: 'd1', price: 0 }));
    const lines = priceLines([line('combo', { quantity: 7, combo: [dishOfCombo('d1')] })], free);
    const made = lines.ok ? receiptOf({ lines: lines.value.lines, discount: 0, points: 0, deliveryFee: 0 }, free, codes, '') : null;
    expect(shown(made)).toEqual([['Dish d1', 3_000_000, 7, 0]]);
  });

  it('there is none while a dish, a dish of a combo or the delivery lacks its codes', () => {
    const without = (id: string): ReceiptCodes => ({ ...codes, products: new Map([...codes.products].filter(([each]) => each !== id)) });
    const combo = line('combo', { combo: [dishOfCombo('d1')] });
    expect(receipt([line('d0')], { codes: without('d0') })).toBeNull();
    expect(receipt([combo], { codes: without('d1') })).toBeNull();
    expect(receipt([combo], { codes: without('combo') })).not.toBeNull();
    const noDelivery = { ...codes, delivery: null };
    expect(receipt([line('d0')], { codes: noDelivery, deliveryFee: 1 })).toBeNull();
    expect(receipt([line('d0')], { codes: noDelivery })).not.toBeNull();
  });
});
