import { formatPrice } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import type { Translate } from '#domain/words.ts';
import type { CartView } from '#stores/shop/cart-view.ts';
import type { CartWords } from './words.ts';

interface ProgressProps {
  view: CartView;
  locale: Locale;
  t: Translate<CartWords>;
}

/** The sum missing to the minimum order, otherwise to free delivery; nothing when neither is known. */
export function Progress({ view, locale, t }: ProgressProps) {
  const { minOrderLeft, freeDeliveryLeft, itemsTotal, discount } = view;
  const isBelowMinimum = minOrderLeft > 0;
  const left = isBelowMinimum ? minOrderLeft : freeDeliveryLeft;
  if (left === null) return null;
  const paid = itemsTotal - discount;
  const percent = (paid / Math.max(1, paid + left)) * 100;
  const sum = formatPrice(left, locale);
  return (
    <div className="cart-progress" data-warns={isBelowMinimum || undefined}>
      <div className="cart-track">
        <i style={{ width: `${percent}%` }} />
      </div>
      <small>{left > 0 ? t(isBelowMinimum ? 'minLeft' : 'freeLeft', { sum }) : t('freeReached')}</small>
    </div>
  );
}
