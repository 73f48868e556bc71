import { addAddress, type SavedAddress } from '#domain/place/saved-address.ts';
import { type ApiAnswer, api, type RequestOptions } from '../lib/api.ts';
import { $addresses, takeAddresses } from '../shop/addresses.ts';

/** Replaces the address of the same id, in the account first. */
export function changeAddress(address: SavedAddress): Promise<ApiAnswer<unknown>> {
  return keepInAccount($addresses.get().map((known) => (known.id === address.id ? address : known)));
}

/** In the account first: an address that the server still holds would come back. */
export function removeAddress(id: string): Promise<ApiAnswer<unknown>> {
  return keepInAccount($addresses.get().filter((address) => address.id !== id));
}

/** For an address that was remembered on the way to somewhere else: says nothing when it fails, and the page may be left meanwhile. */
export async function keepQuietly(addresses: readonly SavedAddress[]): Promise<void> {
  await keepInAccount(addresses, { silent: true, outlivesPage: true });
}

/** Once, at sign-in: the account's addresses and this browser's become one list in both, none twice (contract §3). */
export async function mergeAddresses(): Promise<void> {
  const known = await api('GET /api/v1/addresses', { silent: true });
  if (!known.ok) return;
  const merged = $addresses.get().reduce<readonly SavedAddress[]>(addAddress, known.value.addresses);
  if (merged.length > known.value.addresses.length) await keepInAccount(merged, { silent: true });
  else takeAddresses(merged);
}

/** The browser shows what the account has kept. */
async function keepInAccount(addresses: readonly SavedAddress[], how: RequestOptions = {}): Promise<ApiAnswer<unknown>> {
  const answer = await api('PUT /api/v1/addresses', { ...how, body: { addresses } });
  if (answer.ok) takeAddresses(answer.value.addresses);
  return answer;
}
