import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useState } from 'react';
import type { Locale } from '#domain/locale.ts';
import type { Translate } from '#domain/words.ts';
import { $addresses } from '#stores/shop/addresses.ts';
import { $regionInUse } from '#stores/shop/places.ts';
import type { SheetWords } from '../words.ts';
import type { PlaceSearch } from './search-places.ts';
import { useShopPlaces } from './use-shop-places.ts';

const shortestQuery = 2;

/** Places for a text: saved addresses, then what the shop finds. For none the districts of the region. */
export function useFoundPlaces(text: string, locale: Locale, t: Translate<SheetWords>): PlaceSearch {
  const saved = useStore($addresses);
  const shop = useShopPlaces(locale, t);
  const regionId = useStore($regionInUse);
  const query = text.trim();
  const search = useSearch(query !== '');
  const found = useAsked(search, query, locale, t);
  const own = useMemo(() => search?.findSaved(saved, query) ?? [], [search, saved, query]);
  if (query === '') return { ...found, places: shop.filter((place) => place.inRegion === regionId) };
  return { ...found, places: [...own, ...found.places] };
}

type Search = typeof import('./search-places.ts');

/** Loads with the first letter; null until then. */
function useSearch(isNeeded: boolean): Search | null {
  const [search, setSearch] = useState<Search | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    import('./search-places.ts').then(setSearch, () => {});
  }, [isNeeded]);
  return search;
}

const nothingFound: PlaceSearch = { status: 'idle', places: [], isStreet: false, hasFailed: false };

function useAsked(search: Search | null, text: string, locale: Locale, t: Translate<SheetWords>): PlaceSearch {
  const [outcome, setOutcome] = useState(nothingFound);
  useEffect(() => {
    if (text.length < shortestQuery) return setOutcome(nothingFound);
    return search?.searchAfterPause({ text, locale, t }, setOutcome);
  }, [search, text, locale, t]);
  return search === null && text !== '' ? { ...nothingFound, status: 'pending' } : outcome;
}
