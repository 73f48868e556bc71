import type { Id } from '#domain/id.ts';
import { dayOf, instantOf } from '#domain/schedule/clock.ts';
import type { Executor } from '../../db/connection.ts';

/** The current stop-list, portions and pauses, read together. */
export interface Stock {
  readonly restaurants: ReadonlyMap<Id, ReadonlyMap<string, StockLimit>>;
  /** milliseconds since the epoch */
  readonly pausedUntil: ReadonlyMap<Id, number>;
}

export interface StockLimit {
  readonly portions: number;
  /** when it ends, in milliseconds since the epoch; null: when it is changed */
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

/** The limit of an item in a restaurant at this moment; null when there is none. */
export function limitAt(stock: Stock, restaurantId: Id, key: string, now: number): StockLimit | null {
  const limit = stock.restaurants.get(restaurantId)?.get(key);
  return limit === undefined || (limit.until !== null && limit.until <= now) ? null : limit;
}

/** Portions left in a restaurant at this moment; Infinity when there is no limit. */
export function portionsLeft(stock: Stock, restaurantId: Id, key: string, now: number): number {
  return limitAt(stock, restaurantId, key, now)?.portions ?? Number.POSITIVE_INFINITY;
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

/** The next instant at which a limit expires, or at which its day begins (R-DISH-11); Infinity when there is none. */
export function nextChange(stock: Stock, now: number): number {
  const changes = [...stock.restaurants.values()].flatMap((limits) =>
    [...limits.values()].flatMap(({ until }) => (until === null ? [] : [instantOf(dayOf(until), 0), until])),
  );
  return Math.min(Number.POSITIVE_INFINITY, ...changes.filter((change) => change > now));
}

/** The next instant at which a pause ends; Infinity when none does. */
export function nextPauseEnd({ pausedUntil }: Stock, now: number): number {
  return Math.min(Number.POSITIVE_INFINITY, ...[...pausedUntil.values()].filter((until) => until > now));
}
