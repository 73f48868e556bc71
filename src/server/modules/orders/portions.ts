import { sql } from 'kysely';
import type { Id } from '#domain/id.ts';
import type { UnavailableItem } from '#domain/order/types.ts';
import type { Executor } from '../../db/connection.ts';
import { portionsLeft, type Stock } from '../catalog/stock.ts';
import type { Demand } from './demand.ts';
import type { TakenPortions } from './order-holds.ts';

/** The items of which a restaurant has too few portions for these demands. */
export function shortages(demands: ReadonlyMap<string, Demand>, stock: Stock, restaurantId: Id, now: number): UnavailableItem[] {
  return [...demands].filter(([key, demand]) => portionsLeft(stock, restaurantId, key, now) < demand.portions).map(([, { item }]) => item);
}

/** The portions that an order of these demands takes from limited items, in the order in which stock rows are locked. */
export function limitedPortions(demands: ReadonlyMap<string, Demand>, stock: Stock, restaurantId: Id, now: number): TakenPortions[] {
  return [...demands]
    .filter(([key]) => Number.isFinite(portionsLeft(stock, restaurantId, key, now)))
    .map(([, { kind, id, portions }]) => ({ kind, id, portions }));
}

/**
 * Takes portions inside the order's transaction, row by row, so that two orders can't deadlock. Returns the items that sold out meanwhile,
 * null: none; otherwise the transaction must be rolled back.
 */
export async function takePortions(
  transaction: Executor,
  restaurantId: Id,
  wanted: readonly TakenPortions[],
): Promise<TakenPortions | null> {
  for (const item of wanted) {
    const left = await movePortions(transaction, restaurantId, { ...item, portions: -item.portions });
    if (left === null) return item;
  }
  return null;
}

/** Returns portions, in the transaction that cancels their order; an item that has become unlimited stays unlimited. */
export async function returnPortions(transaction: Executor, restaurantId: Id, taken: readonly TakenPortions[]): Promise<void> {
  for (const item of taken) await movePortions(transaction, restaurantId, item);
}

/** The remaining portions; null without a change when they would fall below 0 or the item has no limit. */
async function movePortions(transaction: Executor, restaurantId: Id, { kind, id, portions }: TakenPortions): Promise<number | null> {
  const moved = await transaction
    .updateTable('stock')
    .set({ portions: sql<number>`portions + ${portions}` })
    .where('restaurant_id', '=', restaurantId)
    .where('item_kind', '=', kind)
    .where('item_id', '=', id)
    .where('portions', '>=', -portions)
    .returning('portions')
    .executeTakeFirst();
  return moved?.portions ?? null;
}
