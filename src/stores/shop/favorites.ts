import { atom, computed, type ReadableAtom } from 'nanostores';
import { type Id, parseId } from '#domain/id.ts';
import { localStore } from '../lib/persistent.ts';
import { hintedCustomer } from './customer-hint.ts';

interface StoredFavorites {
  readonly productIds: readonly Id[];
  /** The customer whose account the list was merged with; null: not merged yet. */
  readonly customerId: string | null;
}

const maxCount = 500;
const nothing: StoredFavorites = { productIds: [], customerId: null };
const $stored = localStore<StoredFavorites>('favorites', { decode: parseFavorites, version: 1 });
const $synced = atom(false);
let syncing: Promise<void> | null = null;

/** The favorite dishes, newest first: of this browser while anonymous, of the account after sign-in. */
export const $favorites: ReadableAtom<readonly Id[]> = computed($stored, ({ productIds }) => productIds);

/** Whether the account's list was requested on this page. */
export const $favoritesSynced: ReadableAtom<boolean> = $synced;

/** Adds a dish to the favorites or removes it; a change that the account rejects is undone. */
export async function toggleFavorite(id: Id): Promise<void> {
  const before = $stored.get();
  const isFavorite = before.productIds.includes(id);
  keep(isFavorite ? before.productIds.filter((other) => other !== id) : [id, ...before.productIds]);
  if (hintedCustomer() === null) return;
  const { saveFavorite } = await import('./account-favorites.ts');
  if (!(await saveFavorite(id, !isFavorite))) $stored.set(before);
}

/**
 * Synchronizes browser and account: the favorites of an anonymous visitor are added to the account once, at sign-in or at the first
 * sync after it; from then on the account's list is used. Several parts of a page may ask for it at once.
 */
export function syncFavorites(): Promise<void> {
  syncing ??= sync().finally(() => (syncing = null));
  return syncing;
}

async function sync(): Promise<void> {
  const customerId = hintedCustomer();
  if (customerId === null || $synced.get()) return void $synced.set(true);
  const { mergeFavorites } = await import('./account-favorites.ts');
  const own = $stored.get();
  const merged = await mergeFavorites(own.productIds, own.customerId === customerId);
  if (merged === null) return;
  $stored.set({ productIds: merged.slice(0, maxCount), customerId });
  $synced.set(true);
}

/** The account's favorites are removed from the browser with it (R-SESSION-5). */
export function forgetFavorites(): void {
  $stored.set(nothing);
  $synced.set(false);
}

/** Parses stored favorites; invalid ones are left out. */
export function parseFavorites(json: unknown): StoredFavorites {
  if (typeof json !== 'object' || json === null) return nothing;
  const { productIds, customerId } = json as Record<string, unknown>;
  if (!Array.isArray(productIds)) return nothing;
  const ids = productIds.flatMap((id: unknown) => (typeof id === 'string' ? (parseId(id) ?? []) : []));
  return { productIds: [...new Set(ids)].slice(0, maxCount), customerId: typeof customerId === 'string' ? customerId : null };
}

function keep(productIds: readonly Id[]): void {
  $stored.set({ ...$stored.get(), productIds: productIds.slice(0, maxCount) });
}
