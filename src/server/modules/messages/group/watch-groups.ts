import { randomUUID } from 'node:crypto';
import type { Id } from '#domain/id.ts';
import { acceptTimeoutMs } from '#domain/order/order-status.ts';
import { businessDay } from '#domain/schedule/business-day.ts';
import { addDays } from '#domain/schedule/clock.ts';
import { type OpeningHours, openingAt } from '#domain/schedule/opening.ts';
import type { Connection, Executor } from '../../../db/connection.ts';
import { type RestaurantGroup, readGroups } from './group-rows.ts';
import { alarmTarget, groupChannel } from './group-targets.ts';
import { tellGroup } from './tell-group.ts';

const minuteMs = 60_000;
/** An alarm about an order of another day helps nobody. */
const alarmedWithinMs = 12 * 60 * minuteMs;

/** Queues an alarm for each order that nobody has accepted for 15 minutes, once (R-MSG-15). */
export async function alarmGroups({ db }: Connection, now: number): Promise<void> {
  const waiting = await db
    .selectFrom('orders')
    .innerJoin('telegram_groups', 'telegram_groups.restaurant_id', 'orders.restaurant_id')
    .innerJoin('order_history', 'order_history.order_id', 'orders.id')
    .select(['orders.id', 'telegram_groups.chat_id', 'order_history.id as history_id'])
    .where('orders.status', '=', 'created')
    .where('orders.created_at', '<=', now - acceptTimeoutMs)
    .where('orders.created_at', '>', now - alarmedWithinMs)
    .where('order_history.status', '=', 'created')
    .where('order_history.change', 'is', null)
    .execute();
  if (waiting.length === 0) return;
  const rows = waiting.map(({ id, chat_id, history_id }) => ({
    ...{ id: randomUUID(), order_id: id, history_id, channel: groupChannel, target_id: alarmTarget(chat_id) },
    ...{ attempts: 0, next_at: now },
  }));
  await db
    .insertInto('outbox')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['history_id', 'channel', 'target_id']).doNothing())
    .execute();
}

/** The hours of a restaurant; undefined: it is gone. */
type HoursOf = (restaurantId: Id) => OpeningHours | undefined;

/** Tells each group the sum of a day once it is over: when the restaurant has closed for the night, else the next morning (R-MSG-15). */
export async function sumDays({ db }: Connection, readHours: () => Promise<HoursOf>, now: number): Promise<void> {
  const groups = (await readGroups(db)).filter(({ summedDay }) => summedDay < businessDay(now));
  if (groups.length === 0) return;
  const hoursOf = await readHours();
  for (const group of groups) {
    const hours = hoursOf(group.restaurantId);
    const day = hours === undefined ? null : lastDayOver(hours, now);
    if (day !== null && group.summedDay < day) await db.transaction().execute((transaction) => sumDay(transaction, group, day, now));
  }
}

/** The last day on which the restaurant does not open any more. */
function lastDayOver(hours: OpeningHours, now: number): string {
  const today = businessDay(now);
  const { state, opensAt } = openingAt({ ...hours, closedUntil: null }, now);
  const isOver = state === 'closed' && (opensAt === null || businessDay(opensAt) > today);
  return isOver ? today : addDays(today, -1);
}

async function sumDay(transaction: Executor, { restaurantId, summedDay }: RestaurantGroup, day: string, now: number): Promise<void> {
  const set = await transaction
    .updateTable('telegram_groups')
    .set({ summed_day: day })
    .where('restaurant_id', '=', restaurantId)
    .where('summed_day', '=', summedDay)
    .executeTakeFirst();
  if (set.numUpdatedRows === 0n) return;
  const sums = await sumsOf(transaction, restaurantId, day);
  if (sums.orders + sums.cancelled === 0) return;
  await tellGroup(transaction, restaurantId, { kind: 'day', day, ...sums }, { now, id: `day/${restaurantId}/${day}` });
}

/** The orders of a day are those of its slots, as in reports (R-REPORT-1); what was never paid online was no order of the kitchen. */
async function sumsOf(executor: Executor, restaurantId: Id, day: string) {
  const rows = await executor
    .selectFrom('orders')
    .select(({ fn }) => ['status', fn.countAll<number | string>().as('count'), fn.sum<number | string>('total').as('total')])
    .where('restaurant_id', '=', restaurantId)
    .where('slot_day', '=', day)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('order_history')
          .select('order_history.id')
          .whereRef('order_history.order_id', '=', 'orders.id')
          .where('order_history.status', '=', 'created'),
      ),
    )
    .groupBy('status')
    .execute();
  const add = (of: typeof rows, field: 'count' | 'total') => of.reduce((sum, row) => sum + Number(row[field]), 0);
  const served = rows.filter(({ status }) => status !== 'cancelled');
  const cancelled = rows.filter(({ status }) => status === 'cancelled');
  return { orders: add(served, 'count'), total: add(served, 'total'), cancelled: add(cancelled, 'count') };
}
