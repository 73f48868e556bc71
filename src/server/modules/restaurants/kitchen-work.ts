import type { Id } from '#domain/id.ts';
import { addDays, dayOf, instantOf } from '#domain/schedule/clock.ts';
import type { Connection } from '../../db/connection.ts';

/** How many orders the kitchen of each restaurant has in work. */
export type KitchenWork = ReadonlyMap<Id, number>;

export type KitchenWorkReader = (now: number) => Promise<KitchenWork>;

const maxAgeMs = 2_000;
const minuteMs = 60_000;
/** An order that nobody has accepted for so long does not hold up others: the kitchen may not use the board. */
const unansweredMs = 15 * minuteMs;
/** An accepted order whose slot began so long ago was forgotten on the board. */
const forgottenMs = 120 * minuteMs;
/** An order for later than this is not in work. */
const aheadMs = 60 * minuteMs;

/** Counts are at most two seconds old: quotes, pages and orders ask for them all the time. */
export function createKitchenWorkReader(connection: Connection): KitchenWorkReader {
  let known: { readonly at: number; readonly work: Promise<KitchenWork> } | null = null;
  return (now) => {
    if (known === null || Math.abs(now - known.at) >= maxAgeMs) {
      const work = readKitchenWork(connection, now);
      known = { at: now, work };
      work.catch(() => {
        known = null;
      });
    }
    return known.work;
  };
}

/** The orders that are being cooked, accepted, or just placed (R-SLOT-15). */
async function readKitchenWork({ db }: Connection, now: number): Promise<KitchenWork> {
  const rows = await db
    .selectFrom('orders')
    .select(['restaurant_id', 'slot_day', 'slot_start', 'status', (row) => row.fn.countAll<number | string>().as('orders')])
    .where('slot_day', 'in', [...new Set([addDays(dayOf(now), -1), dayOf(now), dayOf(now + aheadMs)])])
    .where((row) =>
      row.or([
        row('status', 'in', ['confirmed', 'cooking']),
        row.and([row('status', '=', 'created'), row('created_at', '>', now - unansweredMs)]),
      ]),
    )
    .groupBy(['restaurant_id', 'slot_day', 'slot_start', 'status'])
    .execute();
  const work = new Map<Id, number>();
  for (const row of rows) {
    const begins = instantOf(row.slot_day, row.slot_start);
    const isDue = begins <= now + aheadMs && begins > now - forgottenMs;
    if (isDue) work.set(row.restaurant_id, (work.get(row.restaurant_id) ?? 0) + Number(row.orders));
  }
  return work;
}
