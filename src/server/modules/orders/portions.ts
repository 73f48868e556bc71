import { sql } from 'kysely';
import type { Id } from '#domain/id.ts';
import type { UnavailableItem } from '#domain/order/types.ts';
import type { Executor } from '../../db/connection.ts';
import { portionsLeft, type Stock, type StockItemKind, stockKey } from '../catalog/stock.ts';
import type { Demand } from './demand.ts';
import type { TakenPortions } from './order-holds.ts';

/** Portions that other orders took since the stock was read, by `portionKey`. */
export type TakenSince = ReadonlyMap<string, number>;

export function portionKey(restaurantId: Id, kind: StockItemKind, id: Id): string {
  return `${restaurantId} ${stockKey(kind, id)}`;
}

/** The items of which a restaurant has too few portions for these demands. */
export function shortages(
  demands: ReadonlyMap<string, Demand>,
  { stock, taken }: { readonly stock: Stock; readonly taken: TakenSince },
  restaurantId: Id,
  now: number,
): UnavailableItem[] {
  const left = (key: string, { kind, id }: Demand) =>
    portionsLeft(stock, restaurantId, key, now) - (taken.get(portionKey(restaurantId, kind, id)) ?? 0);
  return [...demands].filter(([key, demand]) => left(key, demand) < demand.portions).map(([, { item }]) => item);
}

/** The portions that an order of these demands takes from limited items, in the order in which stock rows are locked. */
export function limitedPortions(demands: ReadonlyMap<string, Demand>, stock: Stock, restaurantId: Id, now: number): TakenPortions[] {
  return [...demands]
    .filter(([key]) => Number.isFinite(portionsLeft(stock, restaurantId, key, now)))
    .map(([, { kind, id, portions }]) => ({ kind, id, portions }));
}

/** Takes portions inside the transaction of their orders; false when there are fewer. */
export async function takePortions(transaction: Executor, restaurantId: Id, wanted: TakenPortions): Promise<boolean> {
  return (await movePortions(transaction, restaurantId, { ...wanted, portions: -wanted.portions })) !== null;
}

/** Returns portions, in the transaction that cancels their order; an item that has become unlimited stays unlimited. */
export async function returnPortions(transaction: Executor, restaurantId: Id, taken: readonly TakenPortions[]): Promise<void> {
  for (const item of taken) await movePortions(transaction, restaurantId, item);
}

/** Returns portions of a changed order, unless none are left for anybody. */
export async function returnUnlessSoldOut(transaction: Executor, restaurantId: Id, item: TakenPortions): Promise<void> {
  await movePortions(transaction, restaurantId, item, 1);
}

/** The remaining portions; null without a change when they would fall below 0 or the item has no limit. @param least how many there must be */
async function movePortions(
  transaction: Executor,
  restaurantId: Id,
  { kind, id, portions }: TakenPortions,
  least = -portions,
): Promise<number | null> {
  const moved = await transaction
    .updateTable('stock')
    .set({ portions: sql<number>`portions + ${portions}` })
    .where('restaurant_id', '=', restaurantId)
    .where('item_kind', '=', kind)
    .where('item_id', '=', id)
    .where('portions', '>=', least)
    .returning('portions')
    .executeTakeFirst();
  return moved?.portions ?? null;
}
