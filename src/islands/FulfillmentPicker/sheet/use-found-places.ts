import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { termsText } from '#domain/fulfillment/terms-text.ts';
import type { Locale } from '#domain/locale.ts';
import { minimumSearchLength } from '#domain/menu/minimum-search-length.ts';
import type { SavedAddress } from '#domain/place/saved-address.ts';
import type { Translate } from '#domain/words.ts';
import { $addresses } from '#stores/shop/addresses.ts';
import { $mapSettings } from '#stores/shop/map-settings.ts';
import { $knownDistricts, $places, $regionInUse } from '#stores/shop/places.ts';
import type { SheetWords } from '../words.ts';
import { capitalized } from './capitalized.ts';
import type { FoundPlace } from './found-place.ts';

type Geocoded = { readonly status: 'idle' | 'pending' | 'failed' } | { readonly status: 'found'; readonly places: readonly FoundPlace[] };

const mostFound = 8;
const pauseMs = 300;

/**
 * Places for a text: saved addresses, districts and centers of regions, and addresses when the shop has a geocoder. Without one a text that
 * nothing is called by is a street (`isStreet`): its district is chosen from the list, with the text as the address.
 */
export function useFoundPlaces(text: string, locale: Locale, t: Translate<SheetWords>) {
  const addresses = useStore($addresses);
  const known = useKnownPlaces(locale, t);
  const regionId = useStore($regionInUse);
  const hasGeocoder = useStore($mapSettings)?.hasGeocoder ?? false;
  const geocoded = useGeocoded(text, hasGeocoder);
  const query = text.trim();
  const searchByName = useSearchByName(query !== '');
  const { status } = geocoded;
  const near = known.filter((place) => place.inRegion === regionId);
  if (query === '') return { places: near, status, isStreet: false };
  const own = searchByName(addresses, query, ({ label, text: words }) => [label, words].join(' ')).map(fromSaved);
  const found = [...own, ...(status === 'found' ? geocoded.places : []), ...searchByName(known, query, ({ title }) => title)];
  const isStreet = found.length === 0 && !hasGeocoder && searchByName !== findNothing && query.length >= minimumSearchLength;
  return { places: isStreet ? near.map((place) => ({ ...place, text: query })) : found.slice(0, mostFound), status, isStreet };
}

type SearchByName = typeof import('#domain/place/search-by-name.ts').searchByName;
const findNothing: SearchByName = () => [];

/** Loads with the first letter; finds nothing until then. */
function useSearchByName(isNeeded: boolean): SearchByName {
  const [search, setSearch] = useState<{ readonly byName: SearchByName }>({ byName: findNothing });
  useEffect(() => {
    if (!isNeeded) return;
    import('#domain/place/search-by-name.ts').then(
      ({ searchByName }) => setSearch({ byName: searchByName }),
      () => {},
    );
  }, [isNeeded]);
  return search.byName;
}

function fromSaved(saved: SavedAddress): FoundPlace {
  const { id, longitude, latitude, label, text } = saved;
  return { key: `saved ${id}`, longitude, latitude, title: label ?? text ?? '', note: label ? (text ?? '') : '', regionId: null, saved };
}

/** Districts and the centers of regions; those without delivery come last. */
function useKnownPlaces(locale: Locale, t: Translate<SheetWords>): readonly (FoundPlace & { readonly inRegion: string })[] {
  const districts = useStore($knownDistricts);
  const { regions, restaurants } = useStore($places);
  const current = useStore($regionInUse);
  const served = restaurants.filter(({ isActive }) => isActive);
  const nameOf = (id: string) => capitalized(regions.find((region) => region.id === id)?.name ?? '');
  const centers = regions.map((region) => {
    const hasDelivery = served.some(({ regionId, supportsDelivery }) => regionId === region.id && supportsDelivery);
    return {
      ...region,
      key: 'region',
      name: t('center', { name: capitalized(region.name) }),
      regionId: region.id,
      hasDelivery,
      region: '',
      terms: '',
    };
  });
  const around = districts.map((district) => ({
    ...district,
    key: 'district',
    region: nameOf(district.regionId),
    terms: termsText({ minutes: district.durationMinutes, fee: district.deliveryFee, isExact: true }, locale, t),
  }));
  return [...around, ...centers]
    .sort((a, b) => Number(b.hasDelivery) - Number(a.hasDelivery))
    .map(({ id, key, name, region, regionId, longitude, latitude, hasDelivery, terms }) => {
      const note = [regionId !== current && region, hasDelivery ? terms : t('noDelivery')];
      return {
        key: `${key} ${id}`,
        title: name,
        note: note.filter(Boolean).join(' · '),
        inRegion: regionId,
        regionId: served.some((restaurant) => restaurant.regionId === regionId) ? regionId : null,
        longitude,
        latitude,
      };
    });
}

/** Calls the geocoder after a pause in typing. */
function useGeocoded(text: string, hasGeocoder: boolean): Geocoded {
  const [outcome, setOutcome] = useState<Geocoded>({ status: 'idle' });
  useEffect(() => {
    if (!hasGeocoder || text.trim().length < minimumSearchLength) return setOutcome({ status: 'idle' });
    let isLatest = true;
    setOutcome((before) => (before.status === 'found' ? before : { status: 'pending' }));
    const timer = setTimeout(async () => {
      const places = await import('./geocode.ts').then(
        ({ geocode }) => geocode(text),
        () => null,
      );
      if (isLatest) setOutcome(places ? { status: 'found', places } : { status: 'failed' });
    }, pauseMs);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [hasGeocoder, text]);
  return outcome;
}
