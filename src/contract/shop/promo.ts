import { z } from 'zod';
import type { Locale } from '#domain/locale.ts';
import type { PromoCode } from '#domain/order/promo.ts';
import type { PromoRejection } from '#domain/order/quote.ts';
import type { Immutable } from '../lib/define-call.ts';

export const promoRejection = z.enum([
  'unknown',
  'expired',
  'not_started',
  'min_sum',
  'order_type',
  'used_up',
  'used_by_you',
  'first_order_only',
  'wrong_time',
  'other_discount',
  'zone_minimum',
  'unavailable',
]);

/** A promo code, checked only for the conditions that need no cart (R-PROMO-8). */
export const wirePromo = z.strictObject({
  code: z.string(),
  title: z.string(),
  type: z.enum(['percent', 'fixed', 'free_delivery']),
  value: z.number(),
  maxDiscount: z.number().nullable(),
  minOrderSum: z.number(),
  orderTypes: z.array(z.union([z.literal(0), z.literal(200)])),
  valid: z.boolean(),
  reason: promoRejection.exactOptional(),
});

export type WirePromo = Immutable<z.infer<typeof wirePromo>>;

export function toWirePromo(promo: PromoCode, reason: PromoRejection | null, locale: Locale): WirePromo {
  const { code, title, type, value, maxDiscount, minOrderSum, orderTypes } = promo;
  const reported = { code, title: title[locale], type, value, maxDiscount, minOrderSum, orderTypes: [...orderTypes] };
  return reason === null ? { ...reported, valid: true } : { ...reported, valid: false, reason };
}

/** The response for a code that does not exist. */
export function unknownPromo(code: string): WirePromo {
  return {
    code,
    title: '',
    type: 'fixed',
    value: 0,
    maxDiscount: null,
    minOrderSum: 0,
    orderTypes: [0, 200],
    valid: false,
    reason: 'unknown',
  };
}
