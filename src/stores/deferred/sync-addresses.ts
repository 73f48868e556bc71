import { addAddress, type SavedAddress } from '#domain/place/saved-address.ts';
import { type ApiResult, api, type RequestOptions } from '../lib/api.ts';
import { $addresses, takeAddresses } from '../shop/addresses.ts';

/** Replaces the address of the same id, in the account first. */
export function changeAddress(address: SavedAddress): Promise<ApiResult<unknown>> {
  return saveToAccount($addresses.get().map((known) => (known.id === address.id ? address : known)));
}

/** In the account first: an address that the server still holds would come back. */
export function removeAddress(id: string): Promise<ApiResult<unknown>> {
  return saveToAccount($addresses.get().filter((address) => address.id !== id));
}

/** For an address that was remembered on the way to somewhere else: says nothing when it fails, and the page may be left meanwhile. */
export async function saveSilently(addresses: readonly SavedAddress[]): Promise<void> {
  await saveToAccount(addresses, { silent: true, outlivesPage: true });
}

/** Once, at sign-in: the account's addresses and this browser's become one list in both, none twice (contract §3). */
export async function mergeAddresses(): Promise<void> {
  const known = await api('GET /api/v1/addresses', { silent: true });
  if (!known.ok) return;
  const merged = $addresses.get().reduce<readonly SavedAddress[]>(addAddress, known.value.addresses);
  if (merged.length > known.value.addresses.length) await saveToAccount(merged, { silent: true });
  else takeAddresses(merged);
}

/** The browser shows what the account has kept. */
async function saveToAccount(addresses: readonly SavedAddress[], how: RequestOptions = {}): Promise<ApiResult<unknown>> {
  const result = await api('PUT /api/v1/addresses', { ...how, body: { addresses } });
  if (result.ok) takeAddresses(result.value.addresses);
  return result;
}
