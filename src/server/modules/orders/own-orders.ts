import type { Id } from '#domain/id.ts';
import { type CountedOrder, type OrderLimits, orderHourMs, type ReachedLimit } from '#domain/order/order-limits.ts';
import { liveStatuses, type OrderStatus } from '#domain/order/order-status.ts';
import { type Problem, problem } from '#domain/problem.ts';
import type { Executor } from '../../db/connection.ts';
import type { NewOrder } from './order-rows.ts';

/** The unpaid orders of a customer that count toward the limits: open orders, and orders of the last hour. */
export async function countedOrders(executor: Executor, customerId: Id, limits: OrderLimits, now: number): Promise<CountedOrder[]> {
  if (limits.open === 0 && limits.perHour === 0) return [];
  const rows = await executor
    .selectFrom('orders')
    .select(['status', 'restaurant_id', 'slot_day', 'slot_start', 'slot_end', 'created_at', 'record'])
    .where('customer_id', '=', customerId)
    .where((where) => where.or([where('status', 'in', [...liveStatuses]), where('created_at', '>', now - orderHourMs)]))
    .execute();
  return rows
    .filter(({ record }) => (JSON.parse(record) as NewOrder).payment.status !== 'paid')
    .map((row) => ({
      status: row.status as OrderStatus,
      restaurantId: row.restaurant_id,
      slot: { day: row.slot_day, start: row.slot_start, end: row.slot_end },
      createdAt: row.created_at,
    }));
}

/** The problem for an order above a limit. @param phone the number to call, '' when there is none */
export function tooManyOrders({ limit, figure, opensAt }: ReachedLimit, phone: string, now: number): Problem {
  const details = { limit, figure, opensAt: opensAt === null ? null : new Date(opensAt).toISOString(), phone: phone || null };
  return problem('TOO_MANY_ORDERS', opensAt === null ? details : { ...details, retryAfter: Math.ceil((opensAt - now) / 1_000) });
}
