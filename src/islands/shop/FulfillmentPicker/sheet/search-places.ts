import type { WireFoundPlace } from '#contract/shop/maps.ts';
import { termsText } from '#domain/fulfillment/terms-text.ts';
import type { Locale } from '#domain/locale.ts';
import type { SavedAddress } from '#domain/place/saved-address.ts';
import { searchByName } from '#domain/place/search-by-name.ts';
import type { Translate } from '#domain/words.ts';
import { findPlaces } from '#stores/shop/address-search.ts';
import type { SheetWords } from '../words.ts';
import type { FoundPlace } from './found-place.ts';

/** What is found for a text; what was found for the text before stays while the shop is asked. */
export interface PlaceSearch {
  readonly status: 'idle' | 'pending' | 'found' | 'failed';
  readonly places: readonly FoundPlace[];
  /** The text names no place: it is a street, whose district is chosen from the list. */
  readonly isStreet: boolean;
  /** The shop's geocoder did not answer. */
  readonly hasFailed: boolean;
}

const pauseMs = 200;

interface Asked {
  readonly text: string;
  readonly locale: Locale;
  readonly t: Translate<SheetWords>;
}

/** Asks the shop for places after a pause in typing. @returns stops it */
export function searchAfterPause({ text, locale, t }: Asked, set: (change: (before: PlaceSearch) => PlaceSearch) => void): () => void {
  let isLatest = true;
  set((before) => ({ ...before, status: 'pending' }));
  const timer = setTimeout(async () => {
    const result = await findPlaces(text);
    if (!isLatest) return;
    if (!result.ok) return set(() => ({ status: 'failed', places: [], isStreet: false, hasFailed: false }));
    const { places, isStreet, hasFailed } = result.value;
    set(() => ({ status: 'found', places: places.map((place) => toFound(place, locale, t)), isStreet, hasFailed }));
  }, pauseMs);
  return () => {
    isLatest = false;
    clearTimeout(timer);
  };
}

/** The saved addresses that have all words of a text. */
export function findSaved(saved: readonly SavedAddress[], text: string): readonly FoundPlace[] {
  return searchByName(saved, text, ({ label, text: words }) => [label, words].join(' ')).map(fromSaved);
}

function toFound(place: WireFoundPlace, locale: Locale, t: Translate<SheetWords>): FoundPlace {
  const { kind, title, note, text, regionId, longitude, latitude, isElsewhere, terms } = place;
  const about = terms && { minutes: terms.durationMinutes, fee: terms.deliveryFee, isExact: !terms.mayCostMore };
  return {
    key: `${kind} ${title} ${longitude} ${latitude}`,
    title,
    note,
    ...(text !== null && { text }),
    ...(isElsewhere && { isElsewhere }),
    terms: about === null ? '' : terms?.hasDelivery ? termsText(about, locale, t) : t('noDelivery'),
    regionId,
    longitude,
    latitude,
  };
}

function fromSaved(saved: SavedAddress): FoundPlace {
  const { id, longitude, latitude, label, text } = saved;
  return { key: `saved ${id}`, longitude, latitude, title: label ?? text ?? '', note: label ? (text ?? '') : '', regionId: null, saved };
}
