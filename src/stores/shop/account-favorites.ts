import type { Id } from '#domain/id.ts';
import { api } from '../lib/api.ts';

/**
 * Adds the favorites of this browser to the account unless they were merged with it before, and returns the account's list; null: the
 * request failed.
 */
export async function mergeFavorites(own: readonly Id[], isMerged: boolean): Promise<readonly Id[] | null> {
  const result = await api('GET /api/v1/favorites', { silent: true });
  if (!result.ok) return null;
  const missing = isMerged ? [] : own.filter((id) => !result.value.productIds.includes(id));
  // one after the other, the oldest first: the account lists the newest first
  for (const id of [...missing].reverse()) await api('PUT /api/v1/favorites/:productId', { path: { productId: id }, silent: true });
  return [...missing, ...result.value.productIds];
}

/** Adds a dish to the account's favorites or removes it; false: the account rejected it. For a customer who is signed out there is no account. */
export async function saveFavorite(id: Id, isFavorite: boolean): Promise<boolean> {
  const result = await api(`${isFavorite ? 'PUT' : 'DELETE'} /api/v1/favorites/:productId`, { path: { productId: id } });
  return result.ok || result.problem.status === 401;
}
