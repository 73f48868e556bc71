import type { WireDeliveries } from '#contract/staff/deliveries.ts';
import { formatPrice } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import type { Translate } from '#domain/words.ts';
import styles from './CourierDeliveries.module.css';

interface CashProps extends Pick<WireDeliveries, 'cash' | 'delivered'> {
  t: Translate<'courier-deliveries'>;
  locale: Locale;
}

/** The cash to hand in at the end of the shift, and the orders that it is of (R-COURIER-5). */
export function Cash({ t, locale, cash, delivered }: CashProps) {
  return (
    <section className={styles['cash']} aria-labelledby="cash-to-hand-in">
      <h2 id="cash-to-hand-in">{t('toHandIn')}</h2>
      <p className={styles['sum']}>{formatPrice(cash, locale)}</p>
      <p className={styles['hint']}>{t(cash === 0 ? 'nothingToHandIn' : 'handInHow')}</p>
      {delivered.length > 0 && (
        <ul>
          {delivered.map((order) => (
            <li key={order.number}>
              <span>{t('number', { number: order.number })}</span> <span>{formatPrice(order.cash, locale)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
