import { useStore } from '@nanostores/react';
import { useId, useMemo } from 'react';
import { formatHours } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import { pauseText } from '#domain/schedule/day-words.ts';
import { openingAt, pauseAt } from '#domain/schedule/opening.ts';
import { isAroundTheClock } from '#domain/schedule/working-hours.ts';
import type { Translate } from '#domain/words.ts';
import { changeMenu } from '#stores/shop/menu-change.ts';
import { $places, $regionInUse } from '#stores/shop/places.ts';
import { $coordinates, $selectedRestaurantId, chooseRestaurant } from '#stores/shop/preferences.ts';
import { ProblemState } from '#ui/feedback/ProblemState/ProblemState.tsx';
import { lazyWithRetry } from '#ui/lazy-part.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import type { SheetWords } from '../words.ts';
import { distanceLabel } from './distance-label.ts';
import { MapToggle } from './MapToggle.tsx';
import { type NearRestaurant, nearestRestaurants } from './nearest-restaurants.ts';

const PickupMap = lazyWithRetry(async () => (await import('../map/PickupMap.tsx')).PickupMap);

interface PickupPlaceProps {
  locale: Locale;
  t: Translate<SheetWords>;
}

/** The restaurants of the region with pickup, nearest first, each with its hours and whether it is open. */
export function PickupPlace({ locale, t }: PickupPlaceProps) {
  const { restaurants, status } = useStore($places);
  const regionId = useStore($regionInUse);
  const coordinates = useStore($coordinates);
  const chosen = useStore($selectedRestaurantId);
  const name = useId();
  const nearest = useMemo(() => nearestRestaurants(restaurants, regionId, coordinates), [restaurants, regionId, coordinates]);

  if (nearest.length === 0 && status !== 'success') return status === 'pending' ? <Skeleton label={t('loading')} shape="row" /> : null;
  if (nearest.length === 0) return <ProblemState message={t('noPickup')} />;
  return (
    <>
      <MapToggle openLabel={t('pickOnMap')} t={t}>
        <PickupMap restaurants={nearest} locale={locale} t={t} />
      </MapToggle>
      <fieldset className="where-restaurants">
        <legend>{t('restaurants')}</legend>
        {nearest.map((restaurant) => (
          <label key={restaurant.id}>
            <input
              type="radio"
              name={name}
              checked={restaurant.id === chosen}
              onChange={() => void changeMenu({ restaurantId: restaurant.id }, () => chooseRestaurant(restaurant.id))}
            />
            <span>
              <b>{restaurant.name}</b>
              <small>{restaurant.address}</small>
              <Hours restaurant={restaurant} locale={locale} t={t} />
            </span>
          </label>
        ))}
      </fieldset>
    </>
  );
}

function Hours({ restaurant, locale, t }: PickupPlaceProps & { restaurant: NearRestaurant }) {
  const now = Date.now();
  const isOpen = openingAt(restaurant, now).state === 'open';
  const pause = pauseAt(restaurant, now);
  const hours = formatHours(restaurant.hours);
  return (
    <small>
      <em className={isOpen ? 'where-open' : 'where-closed'}>{pause ? pauseText(pause, now, locale, t) : t(isOpen ? 'open' : 'closed')}</em>
      {hours !== '' && ` · ${hours}`}
      {isAroundTheClock(restaurant.hours) && ` · ${t('aroundTheClock')}`}
      {restaurant.distance !== null && ` · ${distanceLabel(restaurant.distance, locale, t)}`}
    </small>
  );
}
