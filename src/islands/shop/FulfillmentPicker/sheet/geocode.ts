import { minimumSearchLength } from '#domain/menu/minimum-search-length.ts';
import type { Coordinates } from '#domain/place/coordinates.ts';
import { findPlaces } from '#stores/shop/address-search.ts';
import type { FoundPlace } from './found-place.ts';

export type Geocoded =
  | { readonly status: 'idle' | 'pending' | 'failed' }
  | { readonly status: 'found'; readonly places: readonly FoundPlace[] };

const pauseMs = 300;

/** Asks the shop's geocoder for a text after a pause in typing; what it found for the text before stays until then. @returns stops it */
export function geocodeAfterPause(text: string, set: (change: (before: Geocoded) => Geocoded) => void): () => void {
  if (text.length < minimumSearchLength) {
    set(() => ({ status: 'idle' }));
    return () => {};
  }
  let isLatest = true;
  set((before) => (before.status === 'found' ? before : { status: 'pending' }));
  const timer = setTimeout(async () => {
    const result = await findPlaces(text);
    if (isLatest) set(() => (result.ok ? { status: 'found', places: result.value.map(toFound) } : { status: 'failed' }));
  }, pauseMs);
  return () => {
    isLatest = false;
    clearTimeout(timer);
  };
}

function toFound({ text, longitude, latitude }: { text: string } & Coordinates): FoundPlace {
  const [street = text, ...rest] = text.split(', ');
  return { key: `${longitude} ${latitude} ${text}`, title: street, note: rest.join(', '), text, regionId: null, longitude, latitude };
}
