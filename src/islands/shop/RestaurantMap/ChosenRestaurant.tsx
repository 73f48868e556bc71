import { foreignLanguage } from '#domain/foreign-language.ts';
import type { Locale } from '#domain/locale.ts';
import type { Coordinates } from '#domain/place/coordinates.ts';
import { distanceMeters } from '#domain/place/distance.ts';
import { distanceLabel } from '#domain/place/distance-label.ts';
import type { Restaurant } from '#domain/place/restaurant.ts';
import { routeUrl } from '#domain/place/route-url.ts';
import { pagePath } from '#domain/routes.ts';
import { pauseText } from '#domain/schedule/day-words.ts';
import { formatHours } from '#domain/schedule/hours-text.ts';
import { openingAt, pauseAt } from '#domain/schedule/opening.ts';
import { isAroundTheClock } from '#domain/schedule/working-hours.ts';
import { type Translate, translator, type Words } from '#domain/words.ts';
import { Button } from '#ui/Button/Button.tsx';
import { takeRestaurant } from './take-restaurant.ts';

interface ChosenRestaurantProps {
  restaurant: Restaurant;
  /** The visitor's own place, from which the distance is shown. */
  own: Coordinates | null;
  locale: Locale;
  words: Words;
}

/**
 * Name, address and working hours as HH:MM - HH:MM (R-MAP-1, R-FORMAT-3), a link to the restaurant's page, the way there, and the choice.
 */
export function ChosenRestaurant({ restaurant, own, locale, words }: ChosenRestaurantProps) {
  const t = translator<'restaurant-map'>(words);
  const { id, name, address, hours } = restaurant;
  const now = Date.now();
  const isOpen = openingAt(restaurant, now).state === 'open';
  const pause = pauseAt(restaurant, now);
  const times = timesOf(restaurant, t).filter(Boolean);
  return (
    <>
      <div>
        <a className="map-card-name" href={pagePath('restaurant', locale, id)} lang={foreignLanguage(name, locale)}>
          {name}
        </a>
        {own && <small>{distanceLabel(distanceMeters(own, restaurant), locale, t)}</small>}
      </div>
      {address !== '' && <p>{address}</p>}
      <p className="map-card-hours">
        <em data-open={isOpen || undefined}>{pause ? pauseText(pause, now, locale, t) : t(isOpen ? 'open' : 'closed')}</em>
        <span>{formatHours(hours)}</span>
        {isAroundTheClock(hours) && <span>{t('aroundTheClock')}</span>}
      </p>
      {times.length > 0 && <p>{times.join(' · ')}</p>}
      <div className="map-card-actions">
        <a className="button soft" href={routeUrl(restaurant)} rel="noreferrer">
          {t('route')}
        </a>
        <Button onClick={() => void takeRestaurant(restaurant, locale)}>{t(restaurant.supportsPickup ? 'pickUpHere' : 'orderHere')}</Button>
      </div>
    </>
  );
}

/** How long a delivery and a pickup take. */
function timesOf(restaurant: Restaurant, t: Translate<'restaurant-map'>): readonly (string | false)[] {
  const { supportsDelivery, supportsPickup, deliveryDurationMinutes, pickupDurationMinutes } = restaurant;
  return [
    supportsDelivery && deliveryDurationMinutes > 0 && t('deliveryTakes', { minutes: deliveryDurationMinutes }),
    supportsPickup && pickupDurationMinutes > 0 && t('pickupTakes', { minutes: pickupDurationMinutes }),
  ];
}
