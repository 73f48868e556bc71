import { expect, test } from 'vitest';
import { priceTotals } from './pricing.ts';
import type { PromoCode } from './promo.ts';
import { decidePromos } from './promo-choice.ts';

const none: PromoCode = {
  code: '',
  title: { ru: '', en: '', uz: '' },
  type: 'percent',
  value: 0,
  maxDiscount: null,
  minOrderSum: 0,
  orderTypes: [0, 200],
  isFirstOrderOnly: false,
  perCustomerLimit: null,
  totalLimit: null,
  weekdays: null,
  fromMinute: 0,
  toMinute: 1440,
  startsAt: null,
  endsAt: null,
  offeredTo: 'nobody',
  phones: [],
  combines: false,
};
const percent = (code: string, value: number, changes: Partial<PromoCode> = {}): PromoCode => ({ ...none, code, value, ...changes });
const freeDelivery = (code: string, changes: Partial<PromoCode> = {}): PromoCode => ({ ...none, code, type: 'free_delivery', ...changes });
const zone = { deliveryFee: 10_000, minOrderSum: 90_000, freeDeliveryFrom: 500_000 };

interface Cart {
  readonly items?: number;
  /** the address is known */
  readonly hasZone?: boolean;
}

function decide(code: PromoCode | null, automatic: readonly PromoCode[], { items = 100_000, hasZone = false }: Cart = {}) {
  const uses = { total: 0, byCustomer: 0, hasOrdered: false };
  const decision = decidePromos({
    code: code && { promo: code, uses },
    automatic: automatic.map((promo) => ({ promo, uses })),
    cart: { itemsTotal: items, orderType: 0 },
    at: Date.parse('2026-11-21T12:00:00+05:00'),
    price: (effect) => priceTotals({ itemsTotal: items, ...effect, orderType: 0, zone: hasZone ? zone : null, orderMaxSum: 0 }),
  });
  return {
    discount: decision.discount,
    isDeliveryFree: decision.isDeliveryFree,
    code: decision.code?.rejection,
    automatic: decision.automatic.map(({ promo, rejection }) => [promo.code, rejection]),
  };
}

test('without a code the automatic discount with the lowest total applies, of two equal ones the first', () => {
  const decided = decide(null, [percent('small', 5), percent('large', 10), percent('same', 10)]);
  expect(decided).toMatchObject({ discount: 10_000, automatic: [['large', null]] });
});

test('a discount that does not apply is reported with its reason', () => {
  const decided = decide(null, [percent('later', 10, { minOrderSum: 200_000 }), percent('pickup', 10, { orderTypes: [200] })]);
  expect(decided).toMatchObject({
    discount: 0,
    automatic: [
      ['later', 'min_sum'],
      ['pickup', 'order_type'],
    ],
  });
});

test('a code stands in place of an automatic discount that saves no more, and the discount says so', () => {
  expect(decide(percent('CODE', 10), [percent('auto', 10)])).toMatchObject({
    discount: 10_000,
    code: null,
    automatic: [['auto', 'other_discount']],
  });
});

test('a code that saves less than the automatic discount does not count, and says so', () => {
  expect(decide(percent('CODE', 5), [percent('auto', 10)])).toMatchObject({
    discount: 10_000,
    code: 'other_discount',
    automatic: [['auto', null]],
  });
});

test('a code that allows it counts beside the discount, of what the discount leaves', () => {
  const decided = decide(percent('CODE', 50, { combines: true }), [percent('auto', 60)]);
  expect(decided).toMatchObject({ discount: 80_000, code: null, automatic: [['auto', null]] });
  const delivered = decide(freeDelivery('CODE', { combines: true }), [percent('auto', 5)], { hasZone: true });
  expect(delivered).toMatchObject({ discount: 5_000, isDeliveryFree: true, code: null });
});

test('a rejected code leaves the automatic discount', () => {
  const decided = decide(percent('CODE', 50, { minOrderSum: 200_000 }), [percent('auto', 10)]);
  expect(decided).toMatchObject({ discount: 10_000, code: 'min_sum', automatic: [['auto', null]] });
});

test('what would take a cart below the minimum of its address does not apply and says so; before the address it applies', () => {
  expect(decide(null, [percent('auto', 15)])).toMatchObject({ discount: 15_000, automatic: [['auto', null]] });
  expect(decide(null, [percent('auto', 15)], { hasZone: true })).toMatchObject({ discount: 0, automatic: [['auto', 'zone_minimum']] });
  expect(decide(percent('CODE', 15), [], { hasZone: true })).toMatchObject({ discount: 0, code: 'zone_minimum' });
  const both = decide(percent('CODE', 8, { combines: true }), [percent('auto', 9)], { hasZone: true });
  expect(both).toMatchObject({ discount: 9_000, code: 'other_discount', automatic: [['auto', null]] });
});

test('a cart that is below the minimum anyway keeps its discount', () => {
  expect(decide(percent('CODE', 15), [], { items: 80_000, hasZone: true })).toMatchObject({ discount: 12_000, code: null });
});

test('a discount by which free delivery is lost for more than it saves does not apply', () => {
  const lost = percent('auto', 1, { orderTypes: [0] });
  expect(decide(null, [lost], { items: 500_000, hasZone: true })).toMatchObject({ discount: 0, automatic: [] });
});
