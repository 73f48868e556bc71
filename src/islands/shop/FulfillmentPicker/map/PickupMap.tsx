import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import type { Id } from '#domain/id.ts';
import type { Locale } from '#domain/locale.ts';
import { formatHours } from '#domain/schedule/hours-text.ts';
import { openingAt } from '#domain/schedule/opening.ts';
import type { Translate } from '#domain/words.ts';
import { $restaurantId } from '#stores/shop/preferences.ts';
import type { NearRestaurant } from '../sheet/nearest-restaurants.ts';
import { takeRestaurant } from '../sheet/take-place.ts';
import type { MapWords, SheetWords } from '../words.ts';
import { SheetMap } from './SheetMap.tsx';
import { useMapWords } from './use-map-words.ts';

interface PickupMapProps {
  restaurants: readonly NearRestaurant[];
  locale: Locale;
  t: Translate<SheetWords>;
}

/** The restaurants of the list on a map, with their names; a click on a marker chooses one. */
export function PickupMap({ locale, t, ...map }: PickupMapProps) {
  const tAll = useMapWords(locale, t);
  return tAll && <RestaurantsToChoose {...map} t={tAll} />;
}

function RestaurantsToChoose({ restaurants, t }: { restaurants: PickupMapProps['restaurants']; t: Translate<MapWords> }) {
  const chosen = useStore($restaurantId);
  const points = useMemo(() => restaurants.map(toPoint), [restaurants]);
  const select = (id: Id | null) => {
    const restaurant = restaurants.find((one) => one.id === id);
    if (restaurant) takeRestaurant(restaurant, () => {});
  };
  return <SheetMap title={t('pickOnMap')} t={t} points={points} fitsPoints selected={chosen} onSelect={select} />;
}

function toPoint(restaurant: NearRestaurant) {
  const { id, name, address, hours, longitude, latitude } = restaurant;
  const label = [name, address, formatHours(hours)].filter(Boolean).join(', ');
  return { id, longitude, latitude, label, isDimmed: openingAt(restaurant, Date.now()).state !== 'open', place: restaurant };
}
