import type { Id } from '#domain/id.ts';
import { isAmong } from '#domain/office/team.ts';
import { canCancelAfterwards, type OrderStatus } from '#domain/order/order-status.ts';
import { type Problem, problem } from '#domain/problem.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Connection } from '../../db/connection.ts';
import type { StaffActor } from '../../ports/staff.ts';
import type { CatalogReader } from '../catalog/catalog-reader.ts';
import { addLogEntry } from '../office/change-log.ts';
import { moveOrder } from '../orders/move-order.ts';
import { setPayment } from '../orders/set-payment.ts';

interface InOffice {
  readonly orderId: Id;
  readonly by: StaffActor;
  readonly now: number;
}

/** Cancels an order for the house, also one that was handed over (R-STATUS-10). Rejects with NOT_FOUND, ILLEGAL_STATUS. */
export function cancelInOffice(
  { db }: Connection,
  read: CatalogReader,
  { orderId, by, reason, now }: InOffice & { readonly reason: string },
): Promise<Result<null, Problem>> {
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('orders')
      .select(['number', 'status', 'restaurant_id'])
      .where('id', '=', orderId)
      .executeTakeFirst();
    if (row === undefined || !isAmong(by.restaurantIds, row.restaurant_id)) return err(problem('NOT_FOUND', { what: 'order' }));
    const from = row.status as OrderStatus;
    const afterwards = canCancelAfterwards(from) ? ({ isAfterwards: true } as const) : {};
    const move = { orderId, to: 'cancelled', by: { actor: 'staff', name: by.name }, reason, now } as const;
    const moved = await moveOrder(transaction, read, { ...move, ...afterwards });
    if (!moved.ok) return moved;
    const { return_due: sum } = await transaction
      .selectFrom('orders')
      .select('return_due')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    const after = { status: 'cancelled', reason, ...(sum !== null && { sum }) };
    await addLogEntry(transaction, {
      at: now,
      by: by.name,
      kind: 'orderMoved',
      subject: String(row.number),
      before: { status: from },
      after,
    });
    return ok(null);
  });
}

/** Money of the door was given back. NOT_FOUND also when nothing is to be returned, so that a second press changes nothing. */
export function noteReturn(
  { db }: Connection,
  { orderId, by, note, now }: InOffice & { readonly note: string },
): Promise<Result<null, Problem>> {
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('orders')
      .select(['number', 'restaurant_id', 'return_due'])
      .where('id', '=', orderId)
      .executeTakeFirst();
    if (row === undefined || row.return_due === null || !isAmong(by.restaurantIds, row.restaurant_id))
      return err(problem('NOT_FOUND', { what: 'order' }));
    const set = transaction.updateTable('orders').set({ return_due: null }).where('id', '=', orderId).where('return_due', 'is not', null);
    if ((await set.executeTakeFirst()).numUpdatedRows === 0n) return err(problem('NOT_FOUND', { what: 'order' }));
    await setPayment(transaction, orderId, { status: 'refunded' });
    const after = { sum: row.return_due, note };
    await addLogEntry(transaction, { at: now, by: by.name, kind: 'moneyReturned', subject: String(row.number), before: null, after });
    return ok(null);
  });
}
