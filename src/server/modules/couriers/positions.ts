import { z } from 'zod';
import type { Id } from '#domain/id.ts';
import { type CourierPosition, coarsePoint, positionLifeMs } from '#domain/order/courier.ts';
import type { Coordinates } from '#domain/place/coordinates.ts';
import { type Problem, problem } from '#domain/problem.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Connection, Executor } from '../../db/connection.ts';
import { parseStored } from '../../db/parse-stored.ts';
import { forgetPositions } from '../orders/order-courier.ts';

const stored = z.object({ latitude: z.number(), longitude: z.number() });

/** Keeps about where a courier is, for each of their orders on its way; null forgets it (R-COURIER-4). */
export async function keepPosition({ db }: Connection, courierId: Id, point: Coordinates | null, now: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const ids = await onWayOf(transaction, courierId);
    if (point === null) return forgetPositions(transaction, ids);
    const { latitude, longitude } = coarsePoint(point);
    const values = { point: JSON.stringify({ latitude, longitude }), at: now, expires_at: now + positionLifeMs };
    for (const order_id of ids) {
      await transaction
        .insertInto('courier_positions')
        .values({ order_id, ...values })
        .onConflict((conflict) => conflict.column('order_id').doUpdateSet(values))
        .execute();
    }
  });
}

/** Locks the orders: one that is delivered meanwhile keeps no position. */
async function onWayOf(transaction: Executor, courierId: Id): Promise<Id[]> {
  const rows = await transaction
    .updateTable('orders')
    .set((column) => ({ status: column.ref('status') }))
    .where('courier_id', '=', courierId)
    .where('status', '=', 'on_way')
    .returning('id')
    .execute();
  return rows.map(({ id }) => id).sort();
}

/** Where the courier of an own order is; null: it is not on its way, or nobody says. */
export async function positionOf(
  executor: Executor,
  customerId: Id,
  orderId: Id,
  now: number,
): Promise<Result<CourierPosition | null, Problem>> {
  const order = await executor
    .selectFrom('orders')
    .select('status')
    .where('id', '=', orderId)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  if (order === undefined) return err(problem('NOT_FOUND', { what: 'order' }));
  const row = await executor
    .selectFrom('courier_positions')
    .select(['point', 'at'])
    .where('order_id', '=', orderId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (order.status !== 'on_way' || row === undefined) return ok(null);
  return ok({ ...parseStored(stored, row.point), at: new Date(row.at).toISOString() });
}
