import { addAddress, type SavedAddress } from '#domain/place/saved-address.ts';
import { type ApiResult, api, type RequestOptions } from '../lib/api.ts';
import { $addresses, takeAddresses } from './addresses.ts';

/** Replaces the address with the same id, first in the account. */
export function changeAddress(address: SavedAddress): Promise<ApiResult<unknown>> {
  return saveToAccount($addresses.get().map((known) => (known.id === address.id ? address : known)));
}

/** Appends an address, first in the account. */
export function saveNewAddress(address: SavedAddress): Promise<ApiResult<unknown>> {
  return saveToAccount(addAddress($addresses.get(), address));
}

/** Removes it first from the account: an address still stored on the server would be restored. */
export function removeAddress(id: string): Promise<ApiResult<unknown>> {
  return saveToAccount($addresses.get().filter((address) => address.id !== id));
}

/** For addresses saved as part of another action: a failure is silent, and the page may be left before the response. */
export async function saveSilently(addresses: readonly SavedAddress[]): Promise<void> {
  await saveToAccount(addresses, { silent: true, outlivesPage: true });
}

/** Once, at sign-in: merges the addresses of account and browser into one list without duplicates, stored in both (R-PLACE-6). */
export async function mergeAddresses(): Promise<void> {
  const known = await api('GET /api/v1/addresses', { silent: true });
  if (!known.ok) return;
  const merged = $addresses.get().reduce<readonly SavedAddress[]>(addAddress, known.value.addresses);
  if (merged.length > known.value.addresses.length) await saveToAccount(merged, { silent: true });
  else takeAddresses(merged);
}

/** The browser shows the list that the account has stored. */
async function saveToAccount(addresses: readonly SavedAddress[], how: RequestOptions = {}): Promise<ApiResult<unknown>> {
  const result = await api('PUT /api/v1/addresses', { ...how, body: { addresses } });
  if (result.ok) takeAddresses(result.value.addresses);
  return result;
}
