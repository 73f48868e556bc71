import { changedPrice, type PriceChange } from '#domain/menu/price-change.ts';
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
    .filter(
      ({ before, after }) =>
        before.price !== after.price || before.categoryId !== after.categoryId || before.isAvailable !== after.isAvailable,
    );
}

function valuesOf({ price }: DishRecord, change: BulkChange): Partial<DishRecord> {
  if (change.kind === 'category') return { categoryId: change.category.id };
  if (change.kind === 'available') return { isAvailable: change.isAvailable };
  return { price: changedPrice(price, change) };
}
