import type { Coordinates } from '#domain/place/coordinates.ts';
import { findPlaces } from '#stores/shop/address-search.ts';
import type { FoundPlace } from './found-place.ts';

/** The addresses that the shop's geocoder finds for a text; null when it fails. Loaded with the first search of a shop that has one. */
export async function geocode(text: string): Promise<readonly FoundPlace[] | null> {
  const result = await findPlaces(text);
  return result.ok ? result.value.map(toFound) : null;
}

function toFound({ text, longitude, latitude }: { text: string } & Coordinates): FoundPlace {
  const [street = text, ...rest] = text.split(', ');
  return { key: `${longitude} ${latitude} ${text}`, title: street, note: rest.join(', '), text, regionId: null, longitude, latitude };
}
