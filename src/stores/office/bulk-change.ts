import { changedPrice, type PriceChange } from '#domain/menu/price-change.ts';
import { changedRestaurantPrices } from '#domain/menu/restaurant-prices.ts';
import { isSameValue } from '#domain/same-value.ts';
import type { CategoryRecord, DishRecord } from './menu-records.ts';

/** One change of many dishes. */
export type BulkChange =
  | PriceChange
  | { readonly kind: 'category'; readonly category: CategoryRecord }
  | { readonly kind: 'available'; readonly isAvailable: boolean };

/** A dish before and after a bulk change. */
export interface ChangedDish {
  readonly before: DishRecord;
  readonly after: DishRecord;
}

/** The dishes that a change really changes. */
export function applyBulkChange(dishes: readonly DishRecord[], change: BulkChange): ChangedDish[] {
  return dishes
    .map((before) => ({ before, after: { ...before, ...valuesOf(before, change) } }))
    .filter(({ before, after }) => !isSameValue(before, after));
}

/** A price changes in every restaurant: one that stayed behind would be noticed by customers only. An old price that it reaches is removed. */
function valuesOf({ price, oldPrice, restaurantPrices }: DishRecord, change: BulkChange): Partial<DishRecord> {
  if (change.kind === 'category') return { categoryId: change.category.id };
  if (change.kind === 'available') return { isAvailable: change.isAvailable };
  const changed = changedPrice(price, change);
  return {
    price: changed,
    ...(oldPrice != null && oldPrice <= changed && oldPrice > price && { oldPrice: null }),
    ...(restaurantPrices !== undefined && { restaurantPrices: changedRestaurantPrices(restaurantPrices, change) }),
  };
}
