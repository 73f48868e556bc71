import type { Id } from '#domain/id.ts';
import type { Locale } from '#domain/locale.ts';
import { isAmong } from '#domain/office/team.ts';
import { type Problem, problem } from '#domain/problem.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { toIso } from '../../clock.ts';
import type { Connection } from '../../db/connection.ts';
import type { StaffActor, StaffRestaurant } from '../../ports/staff.ts';
import type { Snapshot } from '../catalog/catalog-reader.ts';
import { bumpVersion } from '../catalog/catalog-version.ts';
import { pauseOf } from '../catalog/stock.ts';
import { tellGroup } from '../messages/group/tell-group.ts';
import { addLogEntry } from '../office/change-log.ts';

interface Pause {
  readonly restaurantId: Id;
  /** ms; null: opens the restaurant again */
  readonly until: number | null;
  readonly by: StaffActor;
  readonly now: number;
}

/** Closes a restaurant until an instant, or opens it again. */
export async function setPause(
  { db }: Connection,
  { catalog }: Snapshot,
  { restaurantId, until, by, now }: Pause,
): Promise<Result<null, Problem>> {
  const restaurant = catalog.restaurants.find(({ id }) => id === restaurantId);
  if (restaurant === undefined || !isAmong(by.restaurantIds, restaurantId)) return err(problem('NOT_FOUND'));
  await db.transaction().execute(async (transaction) => {
    const former = await transaction.selectFrom('pauses').select('until').where('restaurant_id', '=', restaurantId).executeTakeFirst();
    const before = { until: former === undefined || former.until <= now ? null : toIso(former.until) };
    const after = { until: until === null ? null : toIso(until) };
    await addLogEntry(transaction, { at: now, by: by.name, kind: 'pauseChanged', subject: restaurant.name.ru, before, after });
    if (until === null) await transaction.deleteFrom('pauses').where('restaurant_id', '=', restaurantId).execute();
    else {
      await transaction
        .insertInto('pauses')
        .values({ restaurant_id: restaurantId, until })
        .onConflict((conflict) => conflict.column('restaurant_id').doUpdateSet({ until }))
        .execute();
    }
    await tellGroup(transaction, restaurantId, { kind: 'pause', until, by: by.name, at: now }, { now });
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
