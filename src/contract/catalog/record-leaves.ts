import type { RestaurantPrice } from '#domain/menu/restaurant-prices.ts';
import { leavesOf } from '#domain/merge-values.ts';
import type { RecordValue } from './record-changes.ts';

/** The values of a record by their paths, as people read them: the prices of restaurants one by one, `restaurantPrices.4`. */
export function recordLeaves(record: RecordValue | null): Map<string, string> {
  const { restaurantPrices, ...others } = (record ?? {}) as { readonly restaurantPrices?: readonly RestaurantPrice[] };
  const leaves = leavesOf(others);
  for (const { restaurantId, price } of restaurantPrices ?? []) leaves.set(`restaurantPrices.${restaurantId}`, String(price));
  return leaves;
}
