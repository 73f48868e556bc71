import type { OrderType } from '#domain/fulfillment/order-type.ts';
import type { Id } from '#domain/id.ts';
import { isAmong } from '#domain/office/team.ts';
import { assignableStatuses, canAssign } from '#domain/order/courier.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import { type Problem, problem } from '#domain/problem.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { toMember } from '../../auth/team-sessions.ts';
import type { Connection, Executor } from '../../db/connection.ts';
import type { Courier } from '../../ports/couriers.ts';
import type { BoardOrder, StaffActor } from '../../ports/staff.ts';
import { addLogEntry } from '../office/change-log.ts';
import { appendHistory, staffSignature } from '../orders/history.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { courierOf, forgetPositions } from '../orders/order-courier.ts';
import { boardOrder } from '../staff-board/board.ts';

/** The couriers who work for one of these restaurants, by name; null: for any. */
export async function listCouriers(executor: Executor, restaurantIds: readonly Id[] | null): Promise<(Courier & { phone: string })[]> {
  const rows = await executor.selectFrom('team').selectAll().where('role', '=', 'courier').orderBy('name').execute();
  return rows
    .map(toMember)
    .filter((member) => member.restaurantIds.some((id) => isAmong(restaurantIds, id)))
    .map(({ id, name, phone, restaurantIds: own }) => ({ id, name, phone, restaurantIds: own }));
}

interface Assignment {
  readonly orderId: Id;
  /** null: nobody brings it */
  readonly courierId: Id | null;
  readonly by: StaffActor;
  readonly now: number;
}

/** Gives an order to a courier of its restaurant, or takes it away (R-COURIER-1); the same courier again changes nothing. */
export async function assignCourier({ db }: Connection, { orderId, courierId, by, now }: Assignment): Promise<Result<BoardOrder, Problem>> {
  return db.transaction().execute(async (transaction) => {
    const row = await lockOrder(transaction, orderId);
    if (row === undefined || !isAmong(by.restaurantIds, row.restaurant_id)) return err(problem('NOT_FOUND', { what: 'order' }));
    const status = row.status as OrderStatus;
    if (!canAssign({ orderTypeId: row.order_type_id as OrderType, status })) return err(problem('ILLEGAL_STATUS', { status }));
    const courier = courierId === null ? null : (await listCouriers(transaction, [row.restaurant_id])).find(({ id }) => id === courierId);
    if (courier === undefined) return err(problem('NOT_FOUND'));
    if (row.courier_id !== courierId) {
      const { id = null, name = null, phone = null } = courier ?? {};
      const values = { courier_id: id, courier: id === null ? null : JSON.stringify({ name, phone }) };
      await transaction.updateTable('orders').set(values).where('id', '=', orderId).execute();
      await forgetPositions(transaction, [orderId]);
      await appendHistory(transaction, [{ orderId, status, by: staffSignature(by.name), now, change: 'courier', isSilent: true }]);
      const names = { before: { courier: courierOf(row)?.name ?? null }, after: { courier: name } };
      await addLogEntry(transaction, { at: now, by: by.name, kind: 'courierAssigned', subject: String(row.number), ...names });
    }
    const order = await boardOrder(transaction, orderId, now);
    return order === null ? err(problem('NOT_FOUND', { what: 'order' })) : ok(order);
  });
}

/**
 * Takes what is not delivered away from a person who is no courier of its restaurant any longer (R-COURIER-6): the board gives it to another.
 * @param restaurantIds those that they still bring orders of
 */
export async function freeOrders(transaction: Executor, courierId: Id, restaurantIds: readonly Id[], now: number): Promise<void> {
  const open = await transaction
    .selectFrom('orders')
    .select(['id', 'restaurant_id', 'status'])
    .where('courier_id', '=', courierId)
    .where('status', 'in', [...assignableStatuses])
    .orderBy('number')
    .execute();
  const freed = open.filter((order) => !restaurantIds.includes(order.restaurant_id));
  const ids = freed.map(({ id }) => id);
  if (ids.length === 0) return;
  await transaction
    .updateTable('orders')
    .set({ courier_id: null, courier: null })
    .where('id', 'in', ids)
    .where('courier_id', '=', courierId)
    .where('status', 'in', [...assignableStatuses])
    .execute();
  await forgetPositions(transaction, ids);
  const changes = freed.map(({ id, status }) => ({ orderId: id, status: status as OrderStatus, by: 'system', now }));
  await appendHistory(
    transaction,
    changes.map((change) => ({ ...change, change: 'courier' as const, isSilent: true })),
  );
}
