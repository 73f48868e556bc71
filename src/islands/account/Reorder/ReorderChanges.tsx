import { foreignLanguage } from '#domain/foreign-language.ts';
import { formatPrice } from '#domain/format.ts';
import { pickup } from '#domain/fulfillment/order-type.ts';
import type { Locale } from '#domain/locale.ts';
import type { Reorder } from '#domain/order/reorder.ts';
import type { Translate } from '#domain/words.ts';
import styles from './Reorder.module.css';

interface ReorderChangesProps {
  t: Translate<'reorder'>;
  locale: Locale;
  result: Reorder;
  isCartFilled: boolean;
  isElsewhere: boolean;
}

/** The order type and restaurant, changed prices, unavailable dishes, and a notice when the cart is not empty. */
export function ReorderChanges({ t, locale, result, isCartFilled, isElsewhere }: ReorderChangesProps) {
  const { lines, changed, unavailable, place } = result;
  const orderType = place.orderTypeId === pickup ? 'pickup' : 'delivery';
  return (
    <div className={styles['difference']}>
      {lines.length > 0 && place.isPossible && isElsewhere && <p>{t(orderType, { name: place.restaurantName ?? '' })}</p>}
      {lines.length > 0 && !place.isPossible && <p>{t('placeGone')}</p>}
      {unavailable.length > 0 && (
        <section>
          <h3>{t('missing')}</h3>
          <ul>
            {unavailable.map(({ productId, optionId, name }) => (
              <li key={`${productId} ${optionId ?? ''}`}>
                <s lang={foreignLanguage(name, locale)}>{name}</s>
              </li>
            ))}
          </ul>
          {lines.length > 0 && <p>{t('rest')}</p>}
        </section>
      )}
      {changed.length > 0 && (
        <section>
          <h3>{t('changed')}</h3>
          <ul>
            {changed.map(({ productId, name, was, now }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a dish may occur twice with different choices
              <li key={`${productId} ${index}`}>
                <span lang={foreignLanguage(name, locale)}>{name}</span>
                <span className={styles['prices']}>
                  <s>{formatPrice(was, locale)}</s> <b>{formatPrice(now, locale)}</b>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {lines.length === 0 ? <p>{t('nothing')}</p> : isCartFilled && <p>{t('cartFilled')}</p>}
    </div>
  );
}
