import type { ReadableAtom } from 'nanostores';
import { parseId } from '#domain/id.ts';
import { parseCoordinates } from '#domain/place/coordinates.ts';
import type { SavedAddress } from '#domain/place/saved-address.ts';
import { localStore } from '../lib/persistent.ts';

const $list = localStore<readonly SavedAddress[]>('addresses', { decode: parseAddresses, version: 1 });

/** The addresses stored in this browser, without duplicates (R-PLACE-4). */
export const $addresses: ReadableAtom<readonly SavedAddress[]> = $list;

/** Replaces the browser's list with the account's list that a page was rendered with. */
export function takeAddresses(addresses: readonly SavedAddress[]): void {
  $list.set(addresses);
}

export function forgetAddresses(): void {
  $list.set([]);
}

/** The valid addresses of a stored value; the form of R-PLACE-5 is a plain list, of which a point needs no text. */
function parseAddresses(json: unknown): readonly SavedAddress[] {
  return Array.isArray(json) ? json.flatMap((entry: unknown) => parseAddress(entry) ?? []) : [];
}

function parseAddress(json: unknown): SavedAddress | null {
  if (typeof json !== 'object' || json === null) return null;
  const entry = json as Record<string, unknown>;
  const coordinates = parseCoordinates(entry['longitude'], entry['latitude']);
  const id = parseId(entry['id']);
  if (coordinates === null || id === null) return null;
  const text = (name: string) => (typeof entry[name] === 'string' ? { [name]: entry[name] } : {});
  return {
    id,
    ...coordinates,
    ...text('label'),
    ...text('text'),
    ...text('entrance'),
    ...text('floor'),
    ...text('apartment'),
  };
}
