import type { Id } from '#domain/id.ts';
import type { Locale } from '#domain/locale.ts';
import { type Problem, problem } from '#domain/problem.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Connection } from '../../db/connection.ts';
import type { StaffRestaurant } from '../../ports/staff.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { Snapshot } from '../catalog/catalog-reader.ts';
import { bumpVersion } from '../catalog/catalog-version.ts';
import { pauseOf } from '../catalog/stock.ts';

/** Closes a restaurant until an instant, or opens it again. */
export async function setPause(
  { db }: Connection,
  { catalog }: Snapshot,
  restaurantId: Id,
  until: number | null,
): Promise<Result<null, Problem>> {
  if (!hasRestaurant(catalog, restaurantId)) return err(problem('NOT_FOUND'));
  await db.transaction().execute(async (transaction) => {
    if (until === null) await transaction.deleteFrom('pauses').where('restaurant_id', '=', restaurantId).execute();
    else {
      await transaction
        .insertInto('pauses')
        .values({ restaurant_id: restaurantId, until })
        .onConflict((conflict) => conflict.column('restaurant_id').doUpdateSet({ until }))
        .execute();
    }
    await bumpVersion(transaction, 'stock');
  });
  return ok(null);
}

export function staffRestaurants({ catalog, stock }: Snapshot, locale: Locale, now: number): StaffRestaurant[] {
  return catalog.restaurants.map(({ id, name, regionId, isActive }) => ({
    id,
    name: name[locale],
    regionId,
    isActive,
    pausedUntil: pauseOf(stock, id, now),
  }));
}

export function hasRestaurant({ restaurants }: Catalog, id: Id): boolean {
  return restaurants.some((restaurant) => restaurant.id === id);
}
