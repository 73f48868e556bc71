import { type PromoResponse, promoRejection } from '#contract/shop/promo.ts';
import type { PromoCode } from '#domain/order/promo.ts';
import type { PromoRejection } from '#domain/order/quote.ts';
import type { PromoOffer } from '../../ports/account.ts';

/** An upstream's promo code with the upstream's own check; null for one without type or value, which can't be applied (contract §8). */
export function fromPromoResponse(received: PromoResponse): PromoOffer | null {
  const { code, type, value, maxDiscount, minOrderSum, orderTypes } = received;
  const isFree = type === 'free_delivery';
  if (type == null || (!isFree && (value == null || value < 0))) return null;
  const title = received.title || code;
  const rejection = problemOf(received);
  const promo: PromoCode = {
    code,
    title: { ru: title, en: title, uz: title },
    type,
    value: Math.round(value ?? 0),
    maxDiscount: maxDiscount == null || maxDiscount < 0 ? null : Math.round(maxDiscount),
    minOrderSum: Math.max(0, Math.round(minOrderSum ?? 0)),
    orderTypes: orderTypes ?? [0, 200],
    isFirstOrderOnly: false,
    perCustomerLimit: null,
    totalLimit: null,
    weekdays: null,
    fromMinute: 0,
    toMinute: 1440,
    startsAt: null,
    endsAt: null,
    checkedByUpstream: { rejection },
  };
  return { promo, reason: rejection };
}

function problemOf({ valid, reason }: PromoResponse): PromoRejection | null {
  if (valid !== false) return null;
  const known = promoRejection.safeParse(reason);
  return known.success ? known.data : 'unknown';
}
