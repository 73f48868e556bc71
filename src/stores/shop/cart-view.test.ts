// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { lineKey } from '#domain/cart/cart.ts';
import { goneReason } from '#domain/order/gone-reason.ts';
import type { Quote } from '#domain/order/quote.ts';
import { viewCart } from './cart-view.ts';
import type { StoredLine } from './parse-cart.ts';

const line: StoredLine = {
  productId: '1',
  quantity: 2,
  modifiers: [{ groupId: 'size', optionId: 'big', amount: 1 }],
  combo: [],
  snapshot: { name: 'Плов', image: null, unitPrice: 50_000, choices: ['Большой'] },
};
const quote: Quote = {
  lines: [
    { ...line, name: 'Osh', image: '/osh.webp', unitPrice: 52_000, total: 104_000, choices: [{ name: 'Katta', amount: 2, price: 0 }] },
  ],
  restaurantId: '3',
  slot: null,
  deliveryDuration: 40,
  itemsTotal: 104_000,
  discount: 0,
  points: 0,
  deliveryFee: 10_000,
  total: 114_000,
  minOrderLeft: 0,
  freeDeliveryLeft: 46_000,
  maxSumExceeded: false,
  unavailable: [],
  suggestions: [],
  warnings: [],
  hash: 'a',
};
const received = { status: 'success', quote, problem: null } as const;

describe('viewCart', () => {
  it('shows the snapshot sums until the quote arrives', () => {
    const view = viewCart([line], { status: 'pending', quote: null, problem: null });
    expect(view).toMatchObject({ itemsTotal: 100_000, total: 100_000, deliveryFee: null });
    expect(view.lines[0]).toMatchObject({ name: 'Плов', choices: ['Большой'], total: 100_000 });
  });

  it('shows exactly the data of the quote, with names in its language', () => {
    const view = viewCart([line], received);
    expect(view).toMatchObject({ itemsTotal: 104_000, deliveryFee: 10_000, total: 114_000, freeDeliveryLeft: 46_000 });
    expect(view.lines[0]).toMatchObject({ name: 'Osh', image: '/osh.webp', choices: ['Katta × 2'], total: 104_000 });
  });

  it('adjusts the last sums by the changes while a new quote is pending', () => {
    const view = viewCart([{ ...line, quantity: 3 }], { ...received, status: 'pending' });
    expect(view).toMatchObject({ itemsTotal: 156_000, total: 166_000, freeDeliveryLeft: 0 });
  });

  it.each([
    ['the product', { productId: '1', name: 'Osh' }, true],
    ['one of its options', { productId: '1', optionId: 'big', name: 'Katta' }, true],
    ['an option that is not chosen', { productId: '1', optionId: 'small', name: 'Kichik' }, false],
    ['another product', { productId: '2', name: 'Non' }, false],
  ])('marks a line when %s is missing', (_, item, isUnavailable) => {
    const view = viewCart([line], { ...received, quote: { ...quote, unavailable: [item] } });
    expect(view.lines[0]?.unavailable !== undefined).toBe(isUnavailable);
  });

  it('says when a dish of a line is served that is not served at the order’s time', () => {
    const served = 'Nonushta: 08:00–11:00';
    const view = viewCart([line], { ...received, quote: { ...quote, unavailable: [{ productId: '1', name: 'Osh', served }] } });
    expect(view.lines[0]).toMatchObject({ unavailable: { served } });
    expect(viewCart([line], received).lines[0]?.unavailable).toBeUndefined();
  });

  it('says why a line can not be ordered, and marks only the line that has what is not offered any more', () => {
    const other: StoredLine = { ...line, modifiers: [] };
    const reasons = (item: Quote['unavailable'][number]) =>
      viewCart([line, other], { ...received, quote: { ...quote, unavailable: [item] } }).lines.map(
        ({ unavailable }) => unavailable && goneReason(unavailable),
      );
    expect(reasons({ productId: '1', name: 'Osh' })).toEqual(['soldOut', 'soldOut']);
    expect(reasons({ productId: '1', optionId: 'big', name: 'Katta' })).toEqual(['optionSoldOut', undefined]);
    expect(reasons({ productId: '1', name: '', reason: 'removed' })).toEqual(['removed', 'removed']);
    expect(reasons({ productId: '1', name: 'Osh', reason: 'changed', line: lineKey(other) })).toEqual([undefined, 'changed']);
  });

  it('leaves out of the sum before the next quote what is sold out and what is not served at that time (R-CART-6)', () => {
    const bread: StoredLine = { ...line, productId: '2', quantity: 1, modifiers: [], snapshot: { ...line.snapshot, unitPrice: 6_000 } };
    const sums = (item: Quote['unavailable'][number]) =>
      viewCart([line, bread], {
        ...received,
        status: 'pending',
        quote: { ...quote, itemsTotal: 6_000, total: 16_000, unavailable: [item] },
      });
    expect(sums({ productId: '1', name: 'Osh' })).toMatchObject({ itemsTotal: 6_000, total: 16_000 });
    expect(sums({ productId: '1', name: 'Osh', served: '7:00–11:00' }).itemsTotal).toBe(6_000);
  });
});
