import type { OrderType } from '#domain/fulfillment/order-type.ts';
import type { Id } from '#domain/id.ts';
import { assignableStatuses } from '#domain/order/courier.ts';
import { type OrderStatus, orderSteps } from '#domain/order/order-status.ts';
import { type Problem, problem } from '#domain/problem.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Connection, Executor } from '../../db/connection.ts';
import type { CourierActor, Deliveries } from '../../ports/couriers.ts';
import type { CatalogReader } from '../catalog/catalog-reader.ts';
import { addLogEntry } from '../office/change-log.ts';
import { moveOrder } from '../orders/move-order.ts';
import { toOrders } from '../orders/order-rows.ts';

/** What a courier has in hand, the first promised first, and the cash of what they have delivered. */
export async function readDeliveries(executor: Executor, courierId: Id): Promise<Deliveries> {
  const rows = await executor
    .selectFrom('orders')
    .selectAll()
    .where('courier_id', '=', courierId)
    .where('status', 'in', [...assignableStatuses])
    .orderBy('number')
    .execute();
  const orders = await toOrders(executor, rows, 'staff');
  const delivered = await executor
    .selectFrom('orders')
    .select(['number', 'courier_cash'])
    .where('courier_id', '=', courierId)
    .where('courier_cash', 'is not', null)
    .where('hand_in', 'is', null)
    .orderBy('number')
    .execute();
  return {
    orders: orders.toSorted((a, b) => a.promised.to.localeCompare(b.promised.to)),
    cash: delivered.reduce((sum, { courier_cash: cash }) => sum + Number(cash ?? 0), 0),
    delivered: delivered.map(({ number, courier_cash: cash }) => ({ number, cash: Number(cash ?? 0) })),
  };
}

/** The ids of what a courier has in hand. */
export async function openOrdersOf(executor: Executor, courierId: Id): Promise<Id[]> {
  const rows = await executor
    .selectFrom('orders')
    .select('id')
    .where('courier_id', '=', courierId)
    .where('status', 'in', [...assignableStatuses])
    .execute();
  return rows.map(({ id }) => id);
}

interface Step {
  readonly orderId: Id;
  readonly to: 'on_way' | 'delivered';
  readonly courier: CourierActor;
  readonly now: number;
}

/** An own order is taken or delivered; another's does not exist. What has been reached already stays (R-COURIER-2). */
export async function stepDelivery({ db }: Connection, read: CatalogReader, step: Step): Promise<Result<null, Problem>> {
  const { orderId, to, courier, now } = step;
  return db.transaction().execute(async (transaction) => {
    const known = await transaction
      .selectFrom('orders')
      .select(['courier_id', 'status', 'number', 'order_type_id'])
      .where('id', '=', orderId)
      .executeTakeFirst();
    if (known === undefined || known.courier_id !== courier.id) return err(problem('NOT_FOUND', { what: 'order' }));
    const type = known.order_type_id as OrderType;
    const from = known.status as OrderStatus;
    if (isReached(from, to, type)) return ok(null);
    const only = to === 'delivered' ? ({ onlyFrom: 'on_way' } as const) : {};
    const by = { actor: 'staff', name: courier.name } as const;
    const moved = await moveOrder(transaction, read, { orderId, to, by, courierId: courier.id, ...only, now });
    if (!moved.ok) {
      const { problem: found } = moved;
      return found.code === 'ILLEGAL_STATUS' && isReached(found.details.status, to, type) ? ok(null) : moved;
    }
    const values = { before: { status: from }, after: { status: to } };
    await addLogEntry(transaction, { at: now, by: courier.name, kind: 'orderMoved', subject: String(known.number), ...values });
    return ok(null);
  });
}

function isReached(status: OrderStatus, to: OrderStatus, type: OrderType): boolean {
  const steps = orderSteps(type);
  return steps.indexOf(status) >= steps.indexOf(to);
}
