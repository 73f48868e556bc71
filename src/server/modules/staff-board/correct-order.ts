import { lineKey } from '#domain/cart/cart.ts';
import type { Id } from '#domain/id.ts';
import { isAmong } from '#domain/office/team.ts';
import { madeStatuses, withMade } from '#domain/order/made-lines.ts';
import { isDelayable, laterBy } from '#domain/order/order-delay.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import { statusBefore } from '#domain/order/step-back.ts';
import { type Problem, problem } from '#domain/problem.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Connection, Executor } from '../../db/connection.ts';
import type { BoardOrder, StaffActor } from '../../ports/staff.ts';
import type { CatalogReader } from '../catalog/catalog-reader.ts';
import { addLogEntry } from '../office/change-log.ts';
import { appendHistory, staffSignature } from '../orders/history.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { moveOrder } from '../orders/move-order.ts';
import { type OrderRow, orderOf, toOrders } from '../orders/order-rows.ts';
import { boardOrder } from './board.ts';

interface Correction {
  readonly orderId: Id;
  readonly by: StaffActor;
  readonly now: number;
}

/**
 * Takes the last step of staff back (R-STATUS-12). Rejects with NOT_FOUND, and ILLEGAL_STATUS when the order is not in this status or the
 * step can't be taken back.
 */
export function stepBack(connection: Connection, { from, ...correction }: Correction & { from: OrderStatus }) {
  return correct(connection, correction, async (transaction, row) => {
    const { orderId, by, now } = correction;
    const [order] = await toOrders(transaction, [row], 'staff');
    const to = order === undefined || order.status !== from ? null : statusBefore(order, now);
    if (to === null) return err(problem('ILLEGAL_STATUS', { status: row.status as OrderStatus }));
    await transaction.updateTable('orders').set({ status: to }).where('id', '=', orderId).execute();
    await appendHistory(transaction, [{ orderId, status: to, by: staffSignature(by.name), now }]);
    await logMove(transaction, row, to, { by, now });
    return ok(null);
  });
}

/**
 * Moves what is promised until it has been moved so many times (R-STATUS-13); it stays when it has been already. Rejects with NOT_FOUND,
 * and ILLEGAL_STATUS once the order is handed over or canceled.
 */
export function delayOrder(connection: Connection, { times, ...correction }: Correction & { times: number }) {
  return correct(connection, correction, async (transaction, row) => {
    const { orderId, by, now } = correction;
    const status = row.status as OrderStatus;
    if (!isDelayable(status)) return err(problem('ILLEGAL_STATUS', { status }));
    const [order] = await toOrders(transaction, [row], 'staff');
    const { delays = [] } = order ?? {};
    if (order === undefined || times <= delays.length) return ok(null);
    const added = Array.from({ length: times - delays.length }, () => new Date(now).toISOString());
    const promised = laterBy(order.promised, added.length);
    const record = JSON.stringify({ ...orderOf(row), promised, delays: [...delays, ...added] });
    await transaction.updateTable('orders').set({ record }).where('id', '=', orderId).execute();
    await appendHistory(transaction, [{ orderId, status, by: staffSignature(by.name), now, change: 'delayed' }]);
    const entry = { at: now, by: by.name, kind: 'orderDelayed', subject: String(row.number) } as const;
    await addLogEntry(transaction, { ...entry, before: { until: order.promised.to }, after: { until: promised.to } });
    return ok(null);
  });
}

interface MadeLine extends Correction {
  /** the key of the line */
  readonly line: string;
  readonly isMade: boolean;
}

/**
 * Marks a line as made, or as not made (R-BOARD-1); the first one of an accepted order begins its cooking. Rejects with NOT_FOUND,
 * ILLEGAL_STATUS when the order is not being made, and CHANGE_IMPOSSIBLE when it has no such line any more.
 */
export function makeLine(connection: Connection, read: CatalogReader, { line: key, isMade, ...correction }: MadeLine) {
  return correct(connection, correction, async (transaction, row) => {
    const { orderId, by, now } = correction;
    const status = row.status as OrderStatus;
    if (!madeStatuses.includes(status)) return err(problem('ILLEGAL_STATUS', { status }));
    const line = orderOf(row).lines.find((one) => lineKey(one) === key);
    if (line === undefined) return err(problem('CHANGE_IMPOSSIBLE', { reason: 'line' }));
    const made = withMade(orderOf(row), line, isMade);
    if (made === null) return ok(null);
    const record = JSON.stringify({ ...orderOf(row), made });
    await transaction.updateTable('orders').set({ record }).where('id', '=', orderId).execute();
    if (status === 'cooking' || !isMade) {
      await appendHistory(transaction, [{ orderId, status, by: staffSignature(by.name), now, change: 'made' }]);
      return ok(null);
    }
    await logMove(transaction, row, 'cooking', { by, now });
    return moveOrder(transaction, read, { orderId, to: 'cooking', by: { actor: 'staff', name: by.name }, now });
  });
}

function logMove(transaction: Executor, { number, status }: OrderRow, to: OrderStatus, { by, now }: Omit<Correction, 'orderId'>) {
  const entry = { at: now, by: by.name, kind: 'orderMoved', subject: String(number) } as const;
  return addLogEntry(transaction, { ...entry, before: { status }, after: { status: to } });
}

/** Changes a locked order of a restaurant that this person sees, in one transaction. */
function correct(
  { db }: Connection,
  { orderId, by, now }: Correction,
  change: (transaction: Executor, row: OrderRow) => Promise<Result<null, Problem>>,
): Promise<Result<BoardOrder, Problem>> {
  return db.transaction().execute(async (transaction) => {
    const row = await lockOrder(transaction, orderId);
    if (row === undefined || !isAmong(by.restaurantIds, row.restaurant_id)) return err(problem('NOT_FOUND', { what: 'order' }));
    const changed = await change(transaction, row);
    if (!changed.ok) return changed;
    const order = await boardOrder(transaction, orderId, now);
    return order === null ? err(problem('NOT_FOUND', { what: 'order' })) : ok(order);
  });
}
