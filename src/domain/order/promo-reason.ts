import { formatPrice } from '../format.ts';
import { delivery, type OrderType } from '../fulfillment/order-type.ts';
import type { Locale } from '../locale.ts';
import type { Som } from '../money.ts';
import { type Translate, translateUnknown } from '../words.ts';
import type { PromoRejection, QuotedPromo } from './quote.ts';

/** The most characters of a typed code. */
export const maxPromoCodeLength = 64;

/** A code or a discount that takes nothing off the order. */
export interface RejectedPromo {
  readonly reason?: string | undefined;
  /** The sum that is not reached; 0 or absent: unknown. */
  readonly minOrderSum?: number | undefined;
}

/**
 * The sentence why a code takes nothing off an order of this type; a reason that is not known is told as an unknown code.
 * @param kind an automatic discount has words of its own where those of codes speak of a code
 */
export function promoReason(
  { reason, minOrderSum = 0 }: RejectedPromo,
  orderType: OrderType,
  locale: Locale,
  t: Translate<'checkout'>,
  kind: 'promo' | 'discount' = 'promo',
): string {
  if (reason === 'order_type') return t(orderType === delivery ? 'promo_only_pickup' : 'promo_only_delivery');
  const sum = formatPrice(minOrderSum, locale);
  if (reason === 'min_sum' && minOrderSum > 0) return t('promo_min_sum_of', { sum });
  if (reason === 'zone_minimum') return t('promo_zone_minimum', { sum });
  return translateUnknown(t, `${kind}_${reason}`) ?? translateUnknown(t, `promo_${reason}`) ?? t('promo_unknown');
}

/** What the items lack until a code or a discount applies, in som; null: that isn't why it does not apply. */
export function promoSumLeft({ reason, minOrderSum = 0 }: RejectedPromo, itemsTotal: Som): Som | null {
  return reason === 'min_sum' && minOrderSum > itemsTotal ? minOrderSum - itemsTotal : null;
}

/** The reasons that another cart, address, time or order type removes, the nearest first. */
export const fixableReasons: readonly PromoRejection[] = ['min_sum', 'zone_minimum', 'other_discount', 'wrong_time', 'order_type'];

/**
 * The automatic discount that cart and checkout show: the one that applies, else the one that did and no longer does, else one that the
 * customer can still get.
 * @param applied the code of the discount that applied last; '': none did
 */
export function shownDiscount(automatic: readonly QuotedPromo[], applied: string): QuotedPromo | undefined {
  return (
    automatic.find(({ valid }) => valid) ??
    automatic.find(({ code }) => code === applied) ??
    automatic.find(({ reason }) => reason !== undefined && fixableReasons.includes(reason))
  );
}
