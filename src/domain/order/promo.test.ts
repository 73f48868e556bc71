import { expect, test } from 'vitest';
import {
  existsFor,
  isOffered,
  type PromoCode,
  type PromoUses,
  promoDiscount,
  promoKey,
  rejectionOf,
  rejectionWithoutCart,
} from './promo.ts';

const code: PromoCode = {
  code: 'TUSHLIK',
  title: { ru: 'Обед', en: 'Lunch', uz: 'Tushlik' },
  type: 'percent',
  value: 15,
  maxDiscount: 40_000,
  minOrderSum: 60_000,
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
const unused: PromoUses = { total: 0, byCustomer: 0, hasOrdered: false };
const cart = { itemsTotal: 100_000, orderType: 0 } as const;
/** A Saturday. */
const noon = Date.parse('2026-11-21T12:00:00+05:00');
const rejection = (changes: Partial<PromoCode>, uses: Partial<PromoUses> = {}, at = noon, of: Parameters<typeof rejectionOf>[2] = cart) =>
  rejectionOf({ ...code, ...changes }, { ...unused, ...uses }, of, at);

test('a code without a reason for rejection is valid', () => {
  expect(rejection({})).toBeNull();
});

test('a code is valid from its first instant on and has expired at its last', () => {
  expect(rejection({ startsAt: noon })).toBeNull();
  expect(rejection({ startsAt: noon + 1 })).toBe('not_started');
  expect(rejection({ endsAt: noon })).toBe('expired');
  expect(rejection({ endsAt: noon + 1 })).toBeNull();
});

test('limits count all uses and the uses of the customer', () => {
  expect(rejection({ totalLimit: 3 }, { total: 2 })).toBeNull();
  expect(rejection({ totalLimit: 3 }, { total: 3 })).toBe('used_up');
  expect(rejection({ perCustomerLimit: 1 }, { byCustomer: 1 })).toBe('used_by_you');
  expect(rejection({ isFirstOrderOnly: true }, { hasOrdered: true })).toBe('first_order_only');
});

test('a code for pickup is rejected for delivery with that reason', () => {
  expect(rejection({ orderTypes: [200] })).toBe('order_type');
  expect(rejection({ orderTypes: [200] }, {}, noon, { ...cart, orderType: 200 })).toBeNull();
});

test('the minimum applies to the items; an equal sum passes', () => {
  expect(rejection({}, {}, noon, { ...cart, itemsTotal: 59_999 })).toBe('min_sum');
  expect(rejection({}, {}, noon, { ...cart, itemsTotal: 60_000 })).toBeNull();
});

test('weekdays and hours are checked in Tashkent time at the slot’s start', () => {
  const lunch = { weekdays: [6], fromMinute: 690, toMinute: 900 };
  const at = (time: string) => rejection(lunch, {}, Date.parse(`${time}+05:00`));
  expect(at('2026-11-21T11:29:00')).toBe('wrong_time');
  expect(at('2026-11-21T11:30:00')).toBeNull();
  expect(at('2026-11-21T14:59:00')).toBeNull();
  expect(at('2026-11-21T15:00:00')).toBe('wrong_time');
  expect(at('2026-11-22T12:00:00')).toBe('wrong_time');
});

test('hours past midnight belong to the weekday on which they began', () => {
  const night = { weekdays: [6], fromMinute: 1320, toMinute: 1560 };
  const at = (time: string) => rejection(night, {}, Date.parse(`${time}+05:00`));
  expect(at('2026-11-22T01:59:00')).toBeNull();
  expect(at('2026-11-22T02:00:00')).toBe('wrong_time');
  expect(at('2026-11-21T01:00:00')).toBe('wrong_time');
  expect(at('2026-11-22T23:00:00')).toBe('wrong_time');
});

test('reasons that a customer can fix come after the others', () => {
  expect(rejection({ totalLimit: 1 }, { total: 1 }, noon, { ...cart, itemsTotal: 1 })).toBe('used_up');
});

test('without a cart neither sum, order type nor hours are checked', () => {
  const narrow = { ...code, orderTypes: [], weekdays: [], minOrderSum: 1_000_000 };
  expect(rejectionWithoutCart(narrow, unused, noon)).toBeNull();
});

test('a percentage is rounded to whole som and limited to its maximum', () => {
  expect(promoDiscount(code, 99_999)).toBe(14_999);
  expect(promoDiscount(code, 1_000_000)).toBe(40_000);
});

test('a fixed sum never exceeds the items, free delivery has no discount on them', () => {
  expect(promoDiscount({ ...code, type: 'fixed', value: 20_000, maxDiscount: null }, 15_000)).toBe(15_000);
  expect(promoDiscount({ ...code, type: 'free_delivery', value: 0 }, 100_000)).toBe(0);
});

test('case and surrounding whitespace of a code are ignored', () => {
  expect(promoKey(' tushlik ')).toBe('TUSHLIK');
});

test('a code is shown to those whom the shop offers it to', () => {
  const shown = (offer: Partial<PromoCode>, phone: string | null, hasOrdered = false) =>
    isOffered({ ...code, ...offer }, phone, { hasOrdered });
  expect([shown({}, '998901112233'), shown({ offeredTo: 'all' }, null, true)]).toEqual([false, true]);
  expect([shown({ offeredTo: 'first_order' }, null), shown({ offeredTo: 'first_order' }, '998901112233', true)]).toEqual([true, false]);
  const named = { offeredTo: 'named', phones: ['998901112233'] } as const;
  expect([shown(named, '998901112233'), shown(named, '998901112244'), shown(named, null)]).toEqual([true, false, false]);
});

test('a code for named customers exists for them alone (R-PROMO-13)', () => {
  const named = { ...code, offeredTo: 'named', phones: ['998901112233'] } as const;
  expect([existsFor(named, '998901112233'), existsFor(named, '998901112244'), existsFor(named, null)]).toEqual([true, false, false]);
  expect([existsFor(code, '998901112244'), existsFor({ ...named, offeredTo: 'nobody' }, null)]).toEqual([true, true]);
});
