import type { Id } from '#domain/id.ts';
import { isAmong } from '#domain/office/team.ts';
import { isFinal, isUnanswered, liveStatuses, type OrderStatus } from '#domain/order/order-status.ts';
import { type Problem, problem } from '#domain/problem.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Connection, Executor } from '../../db/connection.ts';
import type { BoardOrder, StaffActor } from '../../ports/staff.ts';
import type { CatalogReader } from '../catalog/catalog-reader.ts';
import { addLogEntry } from '../office/change-log.ts';
import { moveOrder } from '../orders/move-order.ts';
import { toOrders } from '../orders/order-rows.ts';

const mostFinished = 100;

interface BoardSearch {
  readonly statuses: readonly OrderStatus[];
  /** null: of all restaurants */
  readonly restaurantIds: readonly Id[] | null;
}

/** Without statuses the live orders. All live orders are returned, oldest first; finished ones newest first. */
export async function boardOrders(executor: Executor, { statuses, restaurantIds }: BoardSearch, now: number): Promise<BoardOrder[]> {
  if (restaurantIds?.length === 0) return [];
  const requested = statuses.length === 0 ? liveStatuses : statuses;
  const going = requested.filter((status) => !isFinal(status));
  const finished = requested.filter(isFinal);
  const all = executor.selectFrom('orders').selectAll();
  const query = restaurantIds === null ? all : all.where('restaurant_id', 'in', [...restaurantIds]);
  const rows = [
    ...(going.length === 0 ? [] : await query.where('status', 'in', going).orderBy('number').execute()),
    ...(finished.length === 0 ? [] : await query.where('status', 'in', finished).orderBy('number', 'desc').limit(mostFinished).execute()),
  ];
  // one that was never paid online is none for the kitchen
  const known = (await toOrders(executor, rows, 'staff')).filter(({ history }) => history.some(({ status }) => status === 'created'));
  return known.map((order) => ({ ...order, isUnanswered: isUnanswered(order, now) }));
}

interface Step {
  readonly orderId: Id;
  readonly status: OrderStatus;
  readonly reason?: string | undefined;
  readonly by: StaffActor;
  readonly now: number;
}

/** An order of a restaurant that this person does not see is NOT_FOUND. */
export async function stepOrder({ db }: Connection, read: CatalogReader, step: Step): Promise<Result<BoardOrder, Problem>> {
  const { orderId, status, reason, by, now } = step;
  return db.transaction().execute(async (transaction) => {
    const known = await transaction.selectFrom('orders').select('restaurant_id').where('id', '=', orderId).executeTakeFirst();
    if (known === undefined || !isAmong(by.restaurantIds, known.restaurant_id)) return err(problem('NOT_FOUND', { what: 'order' }));
    const moved = await moveOrder(transaction, read, { orderId, to: status, by: { actor: 'staff', name: by.name }, reason, now });
    if (!moved.ok) return moved;
    const order = await boardOrder(transaction, orderId, now);
    if (order === null) return err(problem('NOT_FOUND'));
    const after = { status, ...(reason !== undefined && { reason }) };
    const before = { status: order.history.at(-2)?.status ?? null };
    await addLogEntry(transaction, { at: now, by: by.name, kind: 'orderMoved', subject: String(order.number), before, after });
    return ok(order);
  });
}

/** An order as the board shows it; null: unknown. */
export async function boardOrder(executor: Executor, orderId: Id, now: number): Promise<BoardOrder | null> {
  const rows = await executor.selectFrom('orders').selectAll().where('id', '=', orderId).execute();
  const [order] = await toOrders(executor, rows, 'staff');
  return order === undefined ? null : { ...order, isUnanswered: isUnanswered(order, now) };
}

/**
 * Cancels every order of an order's customer that staff may still cancel, each in its own transaction: an order that another user changes
 * meanwhile is skipped. Returns the canceled orders.
 */
export async function cancelAllOrders(
  connection: Connection,
  read: CatalogReader,
  { orderId, ...step }: Required<Omit<Step, 'status'>>,
): Promise<Result<BoardOrder[], Problem>> {
  const { db } = connection;
  const { restaurantIds } = step.by;
  const named = await db.selectFrom('orders').select(['customer_id', 'restaurant_id']).where('id', '=', orderId).executeTakeFirst();
  if (named === undefined || !isAmong(restaurantIds, named.restaurant_id)) return err(problem('NOT_FOUND'));
  const query = db
    .selectFrom('orders')
    .select(['id', 'restaurant_id'])
    .where('status', 'in', [...liveStatuses])
    .orderBy('number');
  const { customer_id: owner } = named;
  const open = await (owner === null ? query.where('id', '=', orderId) : query.where('customer_id', '=', owner)).execute();
  const cancelled: BoardOrder[] = [];
  for (const { id } of open.filter((order) => isAmong(restaurantIds, order.restaurant_id))) {
    const moved = await stepOrder(connection, read, { ...step, orderId: id, status: 'cancelled' });
    if (moved.ok) cancelled.push(moved.value);
  }
  return ok(cancelled);
}
