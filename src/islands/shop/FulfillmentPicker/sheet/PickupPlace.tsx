import { useStore } from '@nanostores/react';
import { type MouseEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { foreignLanguage } from '#domain/foreign-language.ts';
import { formatClock } from '#domain/format.ts';
import type { Id } from '#domain/id.ts';
import type { Locale } from '#domain/locale.ts';
import { distanceMeters } from '#domain/place/distance.ts';
import { distanceLabel } from '#domain/place/distance-label.ts';
import { placeInLargePicture } from '#domain/place/map-picture.ts';
import { searchByName } from '#domain/place/search-by-name.ts';
import { minutesOf } from '#domain/schedule/clock.ts';
import { closesAt } from '#domain/schedule/closing.ts';
import { momentLabel, pauseText } from '#domain/schedule/day-words.ts';
import { openingAt, pauseAt } from '#domain/schedule/opening.ts';
import type { Translate } from '#domain/words.ts';
import { $places, $regionInUse } from '#stores/shop/places.ts';
import { $coordinates, $restaurantId } from '#stores/shop/preferences.ts';
import { $visitorLocation, noteVisitorLocation } from '#stores/shop/visitor-location.ts';
import { ProblemState } from '#ui/feedback/ProblemState/ProblemState.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { lazyWithRetry } from '#ui/lazy-part.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { PicturePins } from '../map/PicturePins.tsx';
import type { SheetWords } from '../words.ts';
import { type MapState, MapToggle } from './MapToggle.tsx';
import { type NearRestaurant, nearestRestaurants } from './nearest-restaurants.ts';
import { PlaceField } from './PlaceField.tsx';
import { takeRestaurant } from './take-place.ts';

// one file for the browser: both have pins, and a switch to pickup is near
export { DeliveryPins } from '../map/DeliveryPins.tsx';

const PickupMap = lazyWithRetry(async () => (await import('../map/PickupMap.tsx')).PickupMap);

/** The map shows the chosen restaurant, or the first of the list, and those around it. */
const aroundMeters = 50_000;

interface PickupPlaceProps {
  locale: Locale;
  t: Translate<SheetWords>;
}

/**
 * The restaurants with pickup: the chosen one, then nearest first when a place is known, else by region and name; on a desktop beside their
 * map.
 */
export function PickupPlace({ locale, t, map, onComplete }: PickupPlaceProps & { map: MapState; onComplete: () => void }) {
  const { restaurants, regions, status } = useStore($places);
  const regionId = useStore($regionInUse);
  const address = useStore($coordinates);
  const location = useStore($visitorLocation);
  const chosen = useStore($restaurantId);
  const [text, setText] = useState('');
  // the choice of before comes first; one that is made here stays where it is
  const [before] = useState(chosen);
  const point = location ?? address;
  const all = useMemo(() => {
    const list = nearestRestaurants(restaurants, regionId, point);
    return list.toSorted((a, b) => Number(b.id === before) - Number(a.id === before));
  }, [restaurants, regionId, point, before]);
  const regionOf = (restaurant: NearRestaurant) => regions.find(({ id }) => id === restaurant.regionId)?.name ?? '';
  const hasRegions = all.some(({ regionId: other }) => other !== all[0]?.regionId);
  const captionOf = (restaurant: NearRestaurant) => (point ? t('nearestFirst') : hasRegions ? regionOf(restaurant) : '');
  const found = text.trim() === '' ? all : searchByName(all, text, (one) => [one.name, one.address, regionOf(one)].join(' '));
  const around = useAround(found, chosen);
  // the picture shows one city
  const isInPicture = found.every((one) => one.id !== chosen || placeInLargePicture(one) !== null);
  if (all.length === 0 && status !== 'success') return status === 'pending' ? <Skeleton label={t('loading')} shape="row" /> : null;
  if (all.length === 0) return <ProblemState message={t('noPickup')} />;
  // an open map shows the choice first
  const take = (restaurant: NearRestaurant, isFinal: boolean) => takeRestaurant(restaurant, isFinal && !map.isOpen ? onComplete : () => {});
  return (
    <>
      <div className="where-search">
        <PlaceField
          t={t}
          label={t('findRestaurant')}
          value={text}
          onChange={setText}
          onSubmit={() => found.length === 1 && found[0] && take(found[0], true)}
          onLocated={noteVisitorLocation}
        />
        <div role="status">{found.length === 0 && <p className="where-hint">{t('searchNothing')}</p>}</div>
      </div>
      <PicturePins places={isInPicture ? found.map((one) => ({ ...one, choose: () => take(one, true) })) : []} chosen={chosen} />
      <MapToggle map={map} label={t('pickOnMap')} t={t}>
        <PickupMap restaurants={around} locale={locale} t={t} />
      </MapToggle>
      <RestaurantList found={found} before={before} chosen={chosen} captionOf={captionOf} onTake={take} locale={locale} t={t} />
    </>
  );
}

interface RestaurantListProps extends PickupPlaceProps {
  found: readonly NearRestaurant[];
  before: Id | null;
  chosen: Id | null;
  captionOf: (restaurant: NearRestaurant) => string;
  onTake: (restaurant: NearRestaurant, isFinal: boolean) => void;
}

/** With a caption above the first of those with the same one, after the choice of before. */
function RestaurantList({ found, before, chosen, captionOf, onTake, locale, t }: RestaurantListProps) {
  const name = useId();
  const captions = found.map((restaurant) => (restaurant.id === before && restaurant.distance !== null ? '' : captionOf(restaurant)));
  return (
    <fieldset className="where-restaurants">
      <legend>{t('restaurants')}</legend>
      {found.map((restaurant, index) => (
        <RestaurantRow
          key={restaurant.id}
          name={name}
          restaurant={restaurant}
          caption={captions[index] === captions[index - 1] ? '' : (captions[index] ?? '')}
          isChosen={restaurant.id === chosen}
          onTake={(isFinal) => onTake(restaurant, isFinal)}
          locale={locale}
          t={t}
        />
      ))}
    </fieldset>
  );
}

/** The restaurants of the map, the same array while they are the same: the map keeps its view. */
function useAround(found: readonly NearRestaurant[], chosen: Id | null): readonly NearRestaurant[] {
  const middle = found.find(({ id }) => id === chosen) ?? found[0];
  const around = found.filter((one) => middle && distanceMeters(one, middle) < aroundMeters);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids say whether they are the same
  return useMemo(() => around, [around.map(({ id }) => id).join()]);
}

interface RestaurantRowProps extends PickupPlaceProps {
  name: string;
  restaurant: NearRestaurant;
  /** Above the row; '' for none. */
  caption: string;
  isChosen: boolean;
  /** `isFinal`: with a pointer, not by the arrow keys, which only move the choice; browsers report them as clicks without a count. */
  onTake: (isFinal: boolean) => void;
}

function RestaurantRow({ name, restaurant, caption, isChosen, onTake, locale, t }: RestaurantRowProps) {
  const row = useRef<HTMLLabelElement>(null);
  useEffect(() => {
    if (isChosen) row.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isChosen]);
  const press = ({ detail }: MouseEvent) => onTake(detail > 0);
  return (
    <>
      {caption !== '' && <p className="where-caption">{caption}</p>}
      <label ref={row}>
        <input type="radio" name={name} checked={isChosen} onClick={press} onChange={() => {}} />
        <span className="where-row">
          <RestaurantFacts restaurant={restaurant} locale={locale} t={t} />
        </span>
      </label>
    </>
  );
}

interface RestaurantFactsProps {
  restaurant: NearRestaurant;
  locale: Locale;
  t: Translate<SheetWords>;
}

/** What a row says of a restaurant: its name and address, until when it is open or closed; how far it is and how long an order takes. */
export function RestaurantFacts({ restaurant, locale, t }: RestaurantFactsProps) {
  const { name, address, distance, pickupDurationMinutes } = restaurant;
  const now = Date.now();
  const { state, opensAt } = openingAt(restaurant, now);
  const isOpen = state === 'open';
  const pause = pauseAt(restaurant, now);
  const closes = closesAt(restaurant, now);
  const opens = pause === null && opensAt && t('from', { time: momentLabel(opensAt, now, locale) });
  const hours = !isOpen ? opens : closes === null ? t('aroundTheClock') : t('until', { time: formatClock(minutesOf(closes)) });
  return (
    <>
      <span className="where-icon">
        <Icon name="store" sizePx={20} />
      </span>
      <span className="where-texts">
        <b lang={foreignLanguage(name, locale)}>{name}</b>
        {address !== '' && <small>{address}</small>}
        <small>
          <em className={isOpen ? 'where-open' : 'where-closed'}>
            {pause ? pauseText(pause, now, locale, t) : t(isOpen ? 'open' : 'closed')}
          </em>
          {hours && ` · ${hours}`}
          {isOpen && pause === null && ` · ${t('minutes', { count: pickupDurationMinutes })}`}
        </small>
      </span>
      {distance !== null && <b className="where-far">{distanceLabel(distance, locale, t)}</b>}
    </>
  );
}
