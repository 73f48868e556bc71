import type { Id } from '#domain/id.ts';
import { isFinal, isUnanswered, liveStatuses, type OrderStatus } from '#domain/order/order-status.ts';
import { type Problem, problem } from '#domain/problem.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Connection, Executor } from '../../db/connection.ts';
import type { BoardOrder } from '../../ports/staff.ts';
import type { CatalogReader } from '../catalog/catalog-reader.ts';
import { moveOrder } from '../orders/move-order.ts';
import { toOrders } from '../orders/order-rows.ts';

const mostFinished = 100;

/** Without statuses the live orders. All live orders are returned, oldest first; finished ones newest first. */
export async function boardOrders(executor: Executor, statuses: readonly OrderStatus[], now: number): Promise<BoardOrder[]> {
  const requested = statuses.length === 0 ? liveStatuses : statuses;
  const going = requested.filter((status) => !isFinal(status));
  const finished = requested.filter(isFinal);
  const query = executor.selectFrom('orders').selectAll();
  const rows = [
    ...(going.length === 0 ? [] : await query.where('status', 'in', going).orderBy('number').execute()),
    ...(finished.length === 0 ? [] : await query.where('status', 'in', finished).orderBy('number', 'desc').limit(mostFinished).execute()),
  ];
  return (await toOrders(executor, rows, 'staff')).map((order) => ({ ...order, isUnanswered: isUnanswered(order, now) }));
}

interface Step {
  readonly orderId: Id;
  readonly status: OrderStatus;
  readonly reason?: string | undefined;
  /** recorded in the history; null: staff without a name */
  readonly name: string | null;
  readonly now: number;
}

export async function stepOrder({ db }: Connection, read: CatalogReader, step: Step): Promise<Result<BoardOrder, Problem>> {
  const { orderId, status, reason, name, now } = step;
  return db.transaction().execute(async (transaction) => {
    const moved = await moveOrder(transaction, read, { orderId, to: status, by: { actor: 'staff', name }, reason, now });
    if (!moved.ok) return moved;
    const rows = await transaction.selectFrom('orders').selectAll().where('id', '=', orderId).execute();
    const [order] = await toOrders(transaction, rows, 'staff');
    return order === undefined ? err(problem('NOT_FOUND')) : ok({ ...order, isUnanswered: isUnanswered(order, now) });
  });
}

/**
 * Cancels every order of an order's customer that staff may still cancel, each in its own transaction: an order that another user changes
 * meanwhile is skipped. Returns the canceled orders.
 */
export async function cancelAllOrders(
  connection: Connection,
  read: CatalogReader,
  { orderId, ...by }: Required<Omit<Step, 'status'>>,
): Promise<Result<BoardOrder[], Problem>> {
  const { db } = connection;
  const named = await db.selectFrom('orders').select('customer_id').where('id', '=', orderId).executeTakeFirst();
  if (named === undefined) return err(problem('NOT_FOUND'));
  const query = db
    .selectFrom('orders')
    .select('id')
    .where('status', 'in', [...liveStatuses])
    .orderBy('number');
  const { customer_id: owner } = named;
  const open = await (owner === null ? query.where('id', '=', orderId) : query.where('customer_id', '=', owner)).execute();
  const cancelled: BoardOrder[] = [];
  for (const { id } of open) {
    const step = await stepOrder(connection, read, { ...by, orderId: id, status: 'cancelled' });
    if (step.ok) cancelled.push(step.value);
  }
  return ok(cancelled);
}
