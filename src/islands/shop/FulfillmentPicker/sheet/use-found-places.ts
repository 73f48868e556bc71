import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useState } from 'react';
import type { Locale } from '#domain/locale.ts';
import type { Translate, Words } from '#domain/words.ts';
import { loadWords } from '#i18n/lazy-words.ts';
import { $addresses } from '#stores/shop/addresses.ts';
import { $mapSettings } from '#stores/shop/map-settings.ts';
import { $regionInUse } from '#stores/shop/places.ts';
import type { SheetWords } from '../words.ts';
import type { Geocoded } from './geocode.ts';
import type { PlaceSearch } from './search-places.ts';
import { useShopPlaces } from './use-shop-places.ts';

const nothing: PlaceSearch = { places: [], only: null, isStreet: false };

/**
 * Places for a text; for none the districts of the region. Without a geocoder an address is that of the district that the visitor chooses,
 * because only they know in which it is.
 */
export function useFoundPlaces(
  text: string,
  locale: Locale,
  t: Translate<SheetWords>,
): PlaceSearch & { readonly status: Geocoded['status'] } {
  const saved = useStore($addresses);
  const shop = useShopPlaces(locale, t);
  const regionId = useStore($regionInUse);
  const hasGeocoder = useStore($mapSettings)?.hasGeocoder ?? false;
  const query = text.trim();
  const search = useSearch(query !== '', locale);
  const geocoded = useGeocoded(search, query, hasGeocoder);
  const named = useMemo(() => search?.searchablePlaces(shop, locale, search.mapWords) ?? [], [search, shop, locale]);
  const { status } = geocoded;
  const near = shop.filter((place) => place.inRegion === regionId);
  if (query === '') return { ...nothing, places: near, status };
  if (search === null) return { ...nothing, status };
  const found = search.searchPlaces(query, {
    saved,
    geocoded: status === 'found' ? geocoded.places : [],
    named,
    otherDistricts: hasGeocoder ? [] : near,
  });
  return { ...found, only: status === 'pending' ? null : found.only, status };
}

type Search = typeof import('./search-places.ts') & { readonly mapWords: Words };

/** Loads with the first letter; null until then. */
function useSearch(isNeeded: boolean, locale: Locale): Search | null {
  const [search, setSearch] = useState<Search | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    Promise.all([import('./search-places.ts'), loadWords(locale, 'fulfillment-map')]).then(
      ([functions, mapWords]) => setSearch({ ...functions, mapWords }),
      () => {},
    );
  }, [isNeeded, locale]);
  return search;
}

/** What the geocoder finds, which is loaded with the search. */
function useGeocoded(search: Search | null, text: string, hasGeocoder: boolean): Geocoded {
  const [outcome, setOutcome] = useState<Geocoded>({ status: 'idle' });
  useEffect(() => (search && hasGeocoder ? search.geocodeAfterPause(text, setOutcome) : undefined), [search, text, hasGeocoder]);
  return outcome;
}
