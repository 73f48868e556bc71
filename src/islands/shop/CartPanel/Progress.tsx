import { useStore } from '@nanostores/react';
import { formatPrice } from '#domain/format.ts';
import { delivery } from '#domain/fulfillment/order-type.ts';
import type { Locale } from '#domain/locale.ts';
import type { Translate } from '#domain/words.ts';
import type { CartView } from '#stores/shop/cart-view.ts';
import { $coordinates, $orderType } from '#stores/shop/preferences.ts';
import { $quote } from '#stores/shop/quote.ts';
import type { CartWords } from './words.ts';

interface ProgressProps {
  view: CartView;
  locale: Locale;
  t: Translate<CartWords>;
}

/**
 * The sum missing to the minimum order, otherwise to free delivery; nothing when neither is known.
 * A delivery keeps its place free until the first quote, so that the link below does not move under a finger.
 */
export function Progress({ view, locale, t }: ProgressProps) {
  const isAwaited = useIsAwaited();
  const { minOrderLeft, freeDeliveryLeft, itemsTotal, discount } = view;
  const isBelowMinimum = minOrderLeft > 0;
  const left = isBelowMinimum ? minOrderLeft : freeDeliveryLeft;
  if (left === null && !isAwaited) return null;
  const paid = itemsTotal - discount;
  const percent = left === null ? 0 : (paid / (paid + left || 1)) * 100;
  return (
    <div className="cart-progress" data-warns={isBelowMinimum} data-left={left}>
      <div className="cart-track">
        <i style={{ width: `${percent}%` }} />
      </div>
      <small>
        {left
          ? t(isBelowMinimum ? 'minLeft' : 'freeLeft', { sum: formatPrice(left, locale) })
          : left === null
            ? '\u00a0'
            : t('freeReached')}
      </small>
    </div>
  );
}

/** Whether a delivery's first quote is pending. */
function useIsAwaited(): boolean {
  const { quote, problem } = useStore($quote);
  const point = useStore($coordinates);
  return useStore($orderType) === delivery && !(quote || problem || !point);
}
