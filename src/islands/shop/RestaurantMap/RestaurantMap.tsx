import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useState } from 'react';
import type { WireZone } from '#contract/shop/delivery.ts';
import { zoneFees } from '#domain/fulfillment/zone-fees.ts';
import type { Id } from '#domain/id.ts';
import type { Locale } from '#domain/locale.ts';
import { defaultMapCenter } from '#domain/place/coordinates.ts';
import { mainCity } from '#domain/place/main-city.ts';
import type { Restaurant } from '#domain/place/restaurant.ts';
import { formatHours } from '#domain/schedule/hours-text.ts';
import { openingAt } from '#domain/schedule/opening.ts';
import { plural, translator, type Words } from '#domain/words.ts';
import { loadMapWords } from '#i18n/lazy-map-words.ts';
import { $places, $regionInUse, loadAllDistricts, loadPlaces } from '#stores/shop/places.ts';
import { $coordinates, $region } from '#stores/shop/preferences.ts';
import { $visitorLocation } from '#stores/shop/visitor-location.ts';
import { $zones, loadZones } from '#stores/shop/zones.ts';
import { withErrorBoundary } from '#ui/IslandErrorBoundary/with-error-boundary.tsx';
import { MapFrame, MapPending } from '#ui/Map/MapFrame.tsx';
import { ZoneLegend } from '#ui/Map/ZoneLegend.tsx';
import { useLoaded } from '#ui/use-loaded.ts';
import { ChosenRestaurant } from './ChosenRestaurant.tsx';
import { Nearest } from './Nearest.tsx';
import { useHeaderHeight, useList } from './use-list.ts';
import { useNames } from './use-names.ts';
import { useNearestFirst } from './use-nearest-first.ts';

export interface RestaurantMapProps {
  locale: Locale;
  /** Those that are needed before the map's own have loaded: `loading`, and those of the error boundary. */
  words: Words;
  /** null: the built-in style */
  styleUrl: string | null;
  /** The marker's image for a restaurant, from the settings. */
  marker: string;
}

const noZones: readonly WireZone[] = [];
const countryZoom = 5;

/**
 * All restaurants on a clustered map. The page's own list beside it contains the same restaurants and works without it.
 *
 * ## Why an island?
 *
 * A map is rendered and moved only in the browser. The island hydrates when it is visible; no part of the map is loaded before.
 */
export const RestaurantMap = withErrorBoundary(function RestaurantMap(props: RestaurantMapProps) {
  const words = useLoaded(loadMapWords, props.locale);
  return words === null ? <MapPending text={props.words['loading'] ?? ''} /> : <LoadedMap {...props} words={words} />;
});

function LoadedMap({ locale, words, styleUrl, marker }: RestaurantMapProps) {
  const { restaurants } = useStore($places, { ssr: 'initial' });
  const [selected, setSelected] = useState<Id | null>(null);
  const { zones, fees } = usePricedZones();
  const chosen = useStore($coordinates, { ssr: () => null });
  const here = useStore($visitorLocation, { ssr: () => null });
  const own = here ?? chosen;
  const points = useMemo(() => restaurants.map((restaurant) => toPoint(restaurant, Date.now())), [restaurants]);
  const [opened] = useState(() => $region.get());
  const fitted = useMemo(() => new Set(mainCity(restaurants, opened).map(({ id }) => id)), [restaurants, opened]);
  const isHere = here !== null;
  const texts = useMemo(() => mapTexts(words, locale, isHere), [words, locale, isHere]);
  const t = useMemo(() => translator<'restaurant-map'>(words), [words]);
  const labels = useNames(own, texts.own);
  const highlighted = useList(selected, setSelected);
  useHeaderHeight();
  useNearestFirst(here, restaurants, locale, t);

  useEffect(() => {
    void loadPlaces();
    void loadAllDistricts();
  }, []);

  const card = (id: Id) => {
    const restaurant = restaurants.find((one) => one.id === id);
    return restaurant && <ChosenRestaurant restaurant={restaurant} own={own} locale={locale} words={words} />;
  };

  return (
    <MapFrame
      texts={texts}
      frameTexts={{
        loading: t('loading'),
        failed: t('failed'),
        fallback: t('fallback'),
        simple: t('simple'),
        retry: t('retry'),
      }}
      styleUrl={styleUrl}
      marker={marker}
      center={defaultMapCenter}
      zoom={countryZoom}
      fitsPoints
      fitted={fitted}
      isCooperative
      points={points}
      legend={fees.length > 0 && <ZoneLegend fees={fees} locale={locale} title={t('zone')} free={t('zoneFree')} />}
      corner={<Nearest t={t} restaurants={restaurants} onFound={setSelected} />}
      labels={labels}
      words={t}
      zones={zones}
      own={own}
      selected={selected}
      highlighted={highlighted}
      onSelect={setSelected}
      card={card}
    />
  );
}

/** The zones of the region in use by what a delivery costs, which load after the map's places. */
function usePricedZones() {
  const region = useStore($regionInUse, { ssr: () => null });
  const zones = useStore($zones, { ssr: () => noZones });
  useEffect(() => {
    if (region !== null) void loadZones(region);
  }, [region]);
  return useMemo(() => {
    const fees = zoneFees(zones);
    return { fees, zones: zones.map(({ polygon, deliveryFee }) => ({ polygon, tier: fees.indexOf(deliveryFee) })) };
  }, [zones]);
}

function toPoint(restaurant: Restaurant, now: number) {
  const { id, name, address, hours, longitude, latitude } = restaurant;
  const label = [name, address, formatHours(hours)].filter(Boolean).join(', ');
  return { id, longitude, latitude, label, isDimmed: openingAt(restaurant, now).state !== 'open', place: restaurant };
}

/** @param isHere the own place is where the visitor is, not the address of an order */
function mapTexts(words: Words, locale: Locale, isHere: boolean) {
  const t = translator<'restaurant-map'>(words);
  return {
    title: t('title'),
    zoomIn: t('zoomIn'),
    zoomOut: t('zoomOut'),
    close: t('close'),
    own: t(isHere ? 'here' : 'ownPlace'),
    touchHint: t('touchHint'),
    wheelHint: t('wheelHint'),
    cluster: (count: number) => plural<'restaurant-map'>(words, 'cluster', count, locale),
  };
}
