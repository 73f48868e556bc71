import { formatHours } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import type { Restaurant } from '#domain/place/restaurant.ts';
import { routeUrl } from '#domain/place/route-url.ts';
import { pagePath } from '#domain/routes.ts';
import { pauseText } from '#domain/schedule/day-words.ts';
import { openingAt, pauseAt } from '#domain/schedule/opening.ts';
import { isAroundTheClock } from '#domain/schedule/working-hours.ts';
import { translator, type Words } from '#domain/words.ts';
import styles from './RestaurantMap.module.css';

interface RestaurantPopupProps {
  restaurant: Restaurant;
  locale: Locale;
  words: Words;
}

/** Name, address and working hours as HH:MM - HH:MM (specification §2), and a link to the restaurant's page. */
export function RestaurantPopup({ restaurant, locale, words }: RestaurantPopupProps) {
  const t = translator<'restaurant-map'>(words);
  const { id, name, address, hours } = restaurant;
  const now = Date.now();
  const isOpen = openingAt(restaurant, now).state === 'open';
  const pause = pauseAt(restaurant, now);
  return (
    <div className={styles['popup']}>
      <a href={pagePath('restaurant', locale, id)}>{name}</a>
      <p>{address}</p>
      <p className={styles['hours']}>
        <em data-open={isOpen || undefined}>{pause ? pauseText(pause, now, locale, t) : t(isOpen ? 'open' : 'closed')}</em>
        <span>{formatHours(hours)}</span>
        {isAroundTheClock(hours) && <span>{t('aroundTheClock')}</span>}
      </p>
      <a className={styles['route']} href={routeUrl(restaurant)} rel="noreferrer">
        {t('route')}
      </a>
    </div>
  );
}
