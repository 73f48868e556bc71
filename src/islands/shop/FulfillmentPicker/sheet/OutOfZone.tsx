import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { metersToZones } from '#domain/fulfillment/zone-distance.ts';
import type { Locale } from '#domain/locale.ts';
import { distanceLabel } from '#domain/place/distance-label.ts';
import { pickupReachMeters } from '#domain/place/pickup-reach.ts';
import type { Restaurant } from '#domain/place/restaurant.ts';
import { pagePath } from '#domain/routes.ts';
import type { Translate } from '#domain/words.ts';
import { $places, $regionInUse } from '#stores/shop/places.ts';
import { $coordinates } from '#stores/shop/preferences.ts';
import { $zones, loadZones } from '#stores/shop/zones.ts';
import { phoneLinks } from '#ui/phone-link.ts';
import { PicturePins } from '../map/PicturePins.tsx';
import type { SheetWords } from '../words.ts';
import { nearestRestaurants } from './nearest-restaurants.ts';
import { RestaurantFacts } from './PickupPlace.tsx';
import { takeRestaurant } from './take-place.ts';

const offered = 3;

/** For a point outside every zone (R-ZONE-4): how far the nearest zone is, and near restaurants with pickup, else how to reach the shop. */
export function OutOfZone({ locale, t }: { locale: Locale; t: Translate<SheetWords> }) {
  const coordinates = useStore($coordinates);
  const { restaurants } = useStore($places);
  const regionId = useStore($regionInUse);
  const zones = useStore($zones).map(({ polygon }) => polygon);
  const toZone = coordinates && metersToZones(coordinates, zones);
  const all = nearestRestaurants(restaurants, null, coordinates);
  const near = all.filter(({ distance }) => distance !== null && distance <= pickupReachMeters).slice(0, offered);
  const take = (restaurant: Restaurant) => takeRestaurant(restaurant, () => {});
  const offers = near.map((restaurant) => ({ ...restaurant, choose: () => take(restaurant) }));
  const [phone] = phoneLinks(...all.map((restaurant) => restaurant.phone));

  useEffect(() => {
    if (regionId) void loadZones(regionId);
  }, [regionId]);

  const distance = toZone !== null && toZone <= pickupReachMeters && t('zoneDistance', { distance: distanceLabel(toZone, locale, t) });
  return (
    <>
      <div className="where-part">
        <p className="where-notice" role="alert">
          {[t('outOfZone'), distance].filter(Boolean).join(' ')}
        </p>
        {near.length > 0 ? (
          <div>
            <p className="where-caption">{t('outOfZonePickup')}</p>
            <ul className="where-list">
              {near.map((restaurant) => (
                <li key={restaurant.id}>
                  <button type="button" className="where-row" onClick={() => take(restaurant)}>
                    <RestaurantFacts restaurant={restaurant} locale={locale} t={t} />
                  </button>
                </li>
              ))}
            </ul>
          </div>
        ) : (
          <p className="where-hint">
            {t('outOfZoneNothing')} <a href={phone?.href ?? pagePath('contacts', locale)}>{phone?.text ?? t('contacts')}</a>
          </p>
        )}
      </div>
      <PicturePins places={offers} chosen={null} around={coordinates} />
    </>
  );
}
