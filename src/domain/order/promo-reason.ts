import { formatPrice } from '../format.ts';
import { delivery, type OrderType } from '../fulfillment/order-type.ts';
import type { Locale } from '../locale.ts';
import { type Translate, translateUnknown } from '../words.ts';

/** The most characters of a typed code. */
export const maxPromoCodeLength = 64;

/** A code that takes nothing off the order. */
export interface RejectedPromo {
  readonly reason?: string | undefined;
  /** 0: unknown, or without a minimum */
  readonly minOrderSum: number;
}

/** The sentence why a code takes nothing off an order of this type; a reason that is not known is told as an unknown code. */
export function promoReason(
  { reason, minOrderSum }: RejectedPromo,
  orderType: OrderType,
  locale: Locale,
  t: Translate<'checkout'>,
): string {
  if (reason === 'order_type') return t(orderType === delivery ? 'promo_only_pickup' : 'promo_only_delivery');
  if (reason === 'min_sum' && minOrderSum > 0) return t('promo_min_sum_of', { sum: formatPrice(minOrderSum, locale) });
  return translateUnknown(t, `promo_${reason}`) ?? t('promo_unknown');
}
