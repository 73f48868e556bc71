import type { ReadableAtom } from 'nanostores';
import { calls } from '#contract/calls.ts';
import { type Coordinates, parseCoordinates, roundCoordinates } from '#domain/place/coordinates.ts';
import { addAddress, type SavedAddress } from '#domain/place/saved-address.ts';
import { type ApiAnswer, type ApiRequest, api } from './api.ts';
import type { AddressDraft } from './checkout.ts';
import { $customerHint } from './customer-hint.ts';
import { localStore } from './persistent.ts';

const $list = localStore<readonly SavedAddress[]>('addresses', { decode: parseAddresses, version: 1 });

/** The addresses this browser remembers, none twice (contract §5). */
export const $addresses: ReadableAtom<readonly SavedAddress[]> = $list;

/** Keeps an address that has a text, in the account too where there is one; one at the same five decimals is skipped. */
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
  const list = addAddress($list.get(), saved);
  if (list === $list.get()) return;
  $list.set(list);
  if ($customerHint.get() !== null) void keepInAccount(list, { silent: true, outlivesPage: true });
}

/** Replaces the address of the same id, in the account first. */
export function changeAddress(address: SavedAddress): Promise<ApiAnswer<unknown>> {
  return keepInAccount($list.get().map((known) => (known.id === address.id ? address : known)));
}

/** In the account first: an address that the server still holds would come back. */
export function removeAddress(id: string): Promise<ApiAnswer<unknown>> {
  return keepInAccount($list.get().filter((address) => address.id !== id));
}

/** The account's list in place of the browser's, as a page of the account was drawn with it. */
export function takeAddresses(addresses: readonly SavedAddress[]): void {
  $list.set(addresses);
}

/** Once, at sign-in: the account's addresses and this browser's become one list in both, none twice (contract §3). */
export async function mergeAddresses(): Promise<void> {
  const known = await api<AddressList>('GET', calls.addresses.path, { silent: true });
  if (!known.ok) return;
  const merged = $list.get().reduce<readonly SavedAddress[]>(addAddress, known.value.addresses);
  if (merged.length > known.value.addresses.length) await keepInAccount(merged, { silent: true });
  else $list.set(merged);
}

export function forgetAddresses(): void {
  $list.set([]);
}

interface AddressList {
  readonly addresses: readonly SavedAddress[];
}

/** The browser shows what the account has kept. */
async function keepInAccount(addresses: readonly SavedAddress[], how: ApiRequest = {}): Promise<ApiAnswer<unknown>> {
  const answer = await api<AddressList>('PUT', calls.keepAddresses.path, { ...how, body: { addresses } });
  if (answer.ok) $list.set(answer.value.addresses);
  return answer;
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
