import type { ReadableAtom } from 'nanostores';
import { type Coordinates, parseCoordinates, roundCoordinates } from '#domain/place/coordinates.ts';
import { addAddress, type SavedAddress } from '#domain/place/saved-address.ts';
import type { AddressDraft } from './checkout.ts';
import { localStore } from './persistent.ts';

const $list = localStore<readonly SavedAddress[]>('addresses', { decode: parseAddresses, version: 1 });

/** The addresses this browser remembers, none twice (contract §5). */
export const $addresses: ReadableAtom<readonly SavedAddress[]> = $list;

/** Keeps an address that has a text; one at the same five decimals is skipped. */
export function rememberAddress(address: Coordinates & AddressDraft): void {
  if (address.addressText.trim() === '') return;
  const { longitude, latitude } = roundCoordinates(address);
  const saved: SavedAddress = {
    id: `${longitude},${latitude}`,
    longitude,
    latitude,
    text: address.addressText,
    ...(address.entrance && { entrance: address.entrance }),
    ...(address.floor && { floor: address.floor }),
    ...(address.apartment && { apartment: address.apartment }),
  };
  $list.set(addAddress($list.get(), saved));
}

export function forgetAddresses(): void {
  $list.set([]);
}

/** The readable addresses of whatever was stored. */
function parseAddresses(json: unknown): readonly SavedAddress[] {
  return Array.isArray(json) ? json.flatMap((entry: unknown) => parseAddress(entry) ?? []) : [];
}

function parseAddress(json: unknown): SavedAddress | null {
  if (typeof json !== 'object' || json === null) return null;
  const entry = json as Record<string, unknown>;
  const coordinates = parseCoordinates(entry['longitude'], entry['latitude']);
  if (coordinates === null || typeof entry['id'] !== 'string') return null;
  const text = (name: string) => (typeof entry[name] === 'string' ? { [name]: entry[name] } : {});
  return {
    id: entry['id'],
    ...coordinates,
    ...text('label'),
    ...text('text'),
    ...text('entrance'),
    ...text('floor'),
    ...text('apartment'),
  };
}
