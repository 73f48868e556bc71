import type { PromoCode } from '#domain/order/promo.ts';

/** A code of an upstream that does not respond. */
export function unavailablePromo(code: string): PromoCode {
  return {
    code,
    title: { ru: code, en: code, uz: code },
    type: 'fixed',
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
    checkedByUpstream: { rejection: 'unavailable' },
  };
}
