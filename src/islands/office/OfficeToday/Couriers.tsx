import type { WireToday } from '#contract/office/today.ts';
import { formatPrice } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import { officeLink } from '#domain/office/sections.ts';
import type { Translate } from '#domain/words.ts';
import styles from './OfficeToday.module.css';

interface CouriersProps {
  t: Translate<'office-today'>;
  locale: Locale;
  couriers: NonNullable<WireToday['couriers']>;
}

/** The couriers with orders or cash, one press from where it is received (R-TODAY-4). */
export function Couriers({ t, locale, couriers }: CouriersProps) {
  return (
    <section className={styles['card']} aria-labelledby="today-couriers">
      <h2 id="today-couriers">{t('couriers')}</h2>
      <ul className={styles['kitchens']}>
        {couriers.map(({ id, name, open, onWay, cash }) => (
          <li key={id}>
            <b>{name}</b>
            <span>{t('courierWork', { open, onWay })}</span>
            <em data-state={cash > 0 ? undefined : 'open'}>{formatPrice(cash, locale)}</em>
          </li>
        ))}
      </ul>
      <a className={styles['all']} href={officeLink('adminCouriers', locale)}>
        {t('toCash')}
      </a>
    </section>
  );
}
