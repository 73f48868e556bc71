import type { Id } from '#domain/id.ts';
import { type CountedOrder, type OrderLimits, orderHourMs, type ReachedLimit } from '#domain/order/order-limits.ts';
import { heldStatuses, type OrderStatus } from '#domain/order/order-status.ts';
import { type Problem, problem } from '#domain/problem.ts';
import type { Executor } from '../../db/connection.ts';
import { orderOf } from './order-rows.ts';

/** The unpaid orders of customers that count toward the limits: open orders, and orders of the last hour; those who have none are missing. */
export async function readCountedOrders(
  executor: Executor,
  customerIds: readonly Id[],
  limits: OrderLimits,
  now: number,
): Promise<ReadonlyMap<Id, CountedOrder[]>> {
  if ((limits.open === 0 && limits.perHour === 0) || customerIds.length === 0) return new Map();
  const rows = await executor
    .selectFrom('orders')
    .select(['customer_id', 'status', 'restaurant_id', 'slot_day', 'slot_start', 'slot_end', 'created_at', 'record'])
    .where('customer_id', 'in', customerIds)
    .where((where) => where.or([where('status', 'in', [...heldStatuses]), where('created_at', '>', now - orderHourMs)]))
    .orderBy('number')
    .execute();
  const counted = new Map<Id, CountedOrder[]>();
  for (const row of rows) {
    if (row.customer_id === null || orderOf(row).payment.status === 'paid') continue;
    const own = counted.get(row.customer_id) ?? [];
    counted.set(row.customer_id, own);
    own.push({
      status: row.status as OrderStatus,
      restaurantId: row.restaurant_id,
      slot: { day: row.slot_day, start: row.slot_start, end: row.slot_end },
      createdAt: row.created_at,
    });
  }
  return counted;
}

/** The problem for an order above a limit. @param phone the number to call, '' when there is none */
export function tooManyOrders({ limit, figure, opensAt }: ReachedLimit, phone: string, now: number): Problem {
  const details = { limit, figure, opensAt: opensAt === null ? null : new Date(opensAt).toISOString(), phone: phone || null };
  return problem('TOO_MANY_ORDERS', opensAt === null ? details : { ...details, retryAfter: Math.ceil((opensAt - now) / 1_000) });
}
