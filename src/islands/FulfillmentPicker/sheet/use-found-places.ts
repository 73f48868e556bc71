import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { minimumSearchLength } from '#domain/menu/minimum-search-length.ts';
import type { Coordinates } from '#domain/place/coordinates.ts';
import type { SavedAddress } from '#domain/place/saved-address.ts';
import type { Translate } from '#domain/words.ts';
import { findPlaces } from '#stores/shop/address-search.ts';
import { $addresses } from '#stores/shop/addresses.ts';
import { $mapLook } from '#stores/shop/map-look.ts';
import { $knownDistricts, $places, $regionInUse } from '#stores/shop/places.ts';
import type { SheetWords } from '../words.ts';

/** A place that can be chosen as the delivery's point. */
export type FoundPlace = Coordinates & {
  readonly key: string;
  readonly title: string;
  readonly note: string;
  /** An address: the text for the courier; absent for a district, whose center is only a point. */
  readonly text?: string;
  readonly saved?: SavedAddress;
  /** null: the place does not decide the region */
  readonly regionId: string | null;
};

type Geocoded = { readonly status: 'idle' | 'pending' | 'failed' } | { readonly status: 'found'; readonly places: readonly FoundPlace[] };

const mostFound = 8;
const pauseMs = 300;

/** Places for a text: saved addresses, districts and centers of regions, and addresses when the shop has a geocoder. */
export function useFoundPlaces(text: string, t: Translate<SheetWords>) {
  const addresses = useStore($addresses);
  const known = useKnownPlaces(t);
  const regionId = useStore($regionInUse);
  const geocoded = useGeocoded(text);
  const query = text.trim();
  const searchByName = useSearchByName(query !== '');
  const own = query === '' ? [] : searchByName(addresses, query, ({ label, text: words }) => [label, words].join(' ')).map(fromSaved);
  const near = query === '' ? known.filter((place) => place.regionId === regionId) : searchByName(known, query, ({ title }) => title);
  const places = [...own, ...(geocoded.status === 'found' ? geocoded.places : []), ...near];
  return { places: query === '' ? places : places.slice(0, mostFound), status: geocoded.status };
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

/** Districts, and the centers of regions with restaurants. */
function useKnownPlaces(t: Translate<SheetWords>): readonly FoundPlace[] {
  const districts = useStore($knownDistricts);
  const { regions, restaurants } = useStore($places);
  const isServed = (id: string) => restaurants.some((restaurant) => restaurant.isActive && restaurant.regionId === id);
  const nameOf = (id: string) => capitalized(regions.find((region) => region.id === id)?.name ?? '');
  return [
    ...districts.map(({ id, name, regionId, longitude, latitude }) => {
      return {
        key: `district ${id}`,
        title: name,
        note: nameOf(regionId),
        regionId: isServed(regionId) ? regionId : null,
        longitude,
        latitude,
      };
    }),
    ...regions
      .filter(({ id }) => isServed(id))
      .map(({ id, name, longitude, latitude }) => {
        return { key: `region ${id}`, title: t('center', { name }), note: '', regionId: id, longitude, latitude };
      }),
  ];
}

/** As CSS does for the name of a region that stands alone. */
function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Calls the geocoder after a pause in typing. */
function useGeocoded(text: string): Geocoded {
  const hasGeocoder = useStore($mapLook)?.hasGeocoder ?? false;
  const [outcome, setOutcome] = useState<Geocoded>({ status: 'idle' });
  useEffect(() => {
    if (!hasGeocoder || text.trim().length < minimumSearchLength) return setOutcome({ status: 'idle' });
    let isLatest = true;
    setOutcome((before) => (before.status === 'found' ? before : { status: 'pending' }));
    const timer = setTimeout(async () => {
      const result = await findPlaces(text);
      if (isLatest) setOutcome(result.ok ? { status: 'found', places: result.value.map(toFound) } : { status: 'failed' });
    }, pauseMs);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [hasGeocoder, text]);
  return outcome;
}

function toFound({ text, longitude, latitude }: { text: string } & Coordinates): FoundPlace {
  const [street = text, ...rest] = text.split(', ');
  return { key: `${longitude} ${latitude} ${text}`, title: street, note: rest.join(', '), text, regionId: null, longitude, latitude };
}
