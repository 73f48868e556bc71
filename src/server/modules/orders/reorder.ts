import type { Id } from '#domain/id.ts';
import type { Locale } from '#domain/locale.ts';
import { placeAgain, type Reorder, reorderLines } from '#domain/order/reorder.ts';
import type { Executor } from '../../db/connection.ts';
import type { Snapshot } from '../catalog/catalog-reader.ts';
import { productsAt } from '../menu/availability.ts';
import { activeRestaurants, findRestaurant, toRestaurant } from '../restaurants/restaurants.ts';
import { findOrder } from './order-rows.ts';

/** Uses the menu of the restaurant that prepared the order; when that was removed, those of all active restaurants. */
export async function reorder(
  executor: Executor,
  snapshot: Snapshot,
  query: { readonly customerId: Id; readonly id: Id; readonly locale: Locale; readonly now: number },
): Promise<Reorder | null> {
  const { customerId, id, locale, now } = query;
  const order = await findOrder(executor, customerId, id);
  if (order === null) return null;
  const staff = findRestaurant(snapshot.catalog, order.restaurantId);
  const kitchens = staff === null ? activeRestaurants(snapshot.catalog) : [staff];
  const ids = kitchens.map((restaurant) => restaurant.id);
  const place = placeAgain(order, staff === null ? null : toRestaurant(staff, snapshot, locale, now));
  return { ...reorderLines(order.lines, productsAt(locale, snapshot, ids, now), locale), place };
}
