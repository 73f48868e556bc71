import { type AnsweredPromo, promoRefusal } from '#contract/shop/promo.ts';
import type { PromoCode } from '#domain/order/promo.ts';
import type { PromoRefusal } from '#domain/order/quote.ts';
import type { PromoOffer } from '../../ports/account.ts';

/** An upstream's promo code with its own judgement; null for one that says no type or value and so can't be applied (contract §8). */
export function fromAnsweredPromo(answered: AnsweredPromo): PromoOffer | null {
  const { code, type, value, maxDiscount, minOrderSum, orderTypes } = answered;
  const isFree = type === 'free_delivery';
  if (type == null || (!isFree && (value == null || value < 0))) return null;
  const title = answered.title || code;
  const refusal = refusalOf(answered);
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
    judgedElsewhere: { refusal },
  };
  return { promo, reason: refusal };
}

function refusalOf({ valid, reason }: AnsweredPromo): PromoRefusal | null {
  if (valid !== false) return null;
  const known = promoRefusal.safeParse(reason);
  return known.success ? known.data : 'unknown';
}
