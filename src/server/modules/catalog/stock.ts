import type { Id } from '#domain/id.ts';
import type { Executor } from '../../db/connection.ts';

/** The current stop-list, portions and pauses, read together. */
export interface Stock {
  readonly restaurants: ReadonlyMap<Id, ReadonlyMap<string, StockLimit>>;
  /** milliseconds since the epoch */
  readonly pausedUntil: ReadonlyMap<Id, number>;
}

interface StockLimit {
  readonly portions: number;
  readonly until: number | null;
}

export type StockItemKind = 'product' | 'option';

export function stockKey(kind: StockItemKind, id: Id): string {
  return `${kind}:${id}`;
}

export async function readStock(executor: Executor): Promise<Stock> {
  const restaurants = new Map<Id, Map<string, StockLimit>>();
  for (const row of await executor.selectFrom('stock').selectAll().execute()) {
    if (row.portions === null) continue;
    const limits = restaurants.get(row.restaurant_id) ?? new Map<string, StockLimit>();
    limits.set(stockKey(row.item_kind, row.item_id), { portions: row.portions, until: row.until });
    restaurants.set(row.restaurant_id, limits);
  }
  const pauses = await executor.selectFrom('pauses').selectAll().execute();
  return { restaurants, pausedUntil: new Map(pauses.map((row) => [row.restaurant_id, row.until])) };
}

/** Portions left in a restaurant at this moment; Infinity when there is no limit. */
export function portionsLeft(stock: Stock, restaurantId: Id, key: string, now: number): number {
  const limit = stock.restaurants.get(restaurantId)?.get(key);
  if (limit === undefined || (limit.until !== null && limit.until <= now)) return Number.POSITIVE_INFINITY;
  return limit.portions;
}

/** Until when a restaurant is paused; null when it is not. */
export function pauseOf(stock: Stock, restaurantId: Id, now: number): number | null {
  const until = stock.pausedUntil.get(restaurantId);
  return until !== undefined && until > now ? until : null;
}

/** The end of a pause in the format of restaurants: ISO 8601. */
export function closedUntil(stock: Stock, restaurantId: Id, now: number): string | null {
  const until = pauseOf(stock, restaurantId, now);
  return until === null ? null : new Date(until).toISOString();
}

/** The next instant at which a limit expires; Infinity when none does. */
export function nextChange(stock: Stock, now: number): number {
  const ends = [...stock.restaurants.values()].flatMap((limits) =>
    Array.from(limits.values(), ({ until }) => until ?? Number.POSITIVE_INFINITY),
  );
  return Math.min(Number.POSITIVE_INFINITY, ...ends.filter((until) => until > now));
}

/** The next instant at which a pause ends; Infinity when none does. */
export function nextPauseEnd({ pausedUntil }: Stock, now: number): number {
  return Math.min(Number.POSITIVE_INFINITY, ...[...pausedUntil.values()].filter((until) => until > now));
}
