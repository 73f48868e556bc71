import { z } from 'zod';
import { courierForCustomer, type OrderCourier } from '#domain/order/courier.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import type { Executor } from '../../db/connection.ts';
import { parseStored } from '../../db/parse-stored.ts';

/** A courier as an order has them: as they were named when they got it. */
const stored = z.object({ name: z.string(), phone: z.string() });

interface CourierColumns {
  readonly courier_id: string | null;
  readonly courier: string | null;
}

/** The courier of a row, for staff; null: it has none. */
export function courierOf({ courier_id: id, courier }: CourierColumns): Required<OrderCourier> | null {
  return id === null || courier === null ? null : { id, ...parseStored(stored, courier) };
}

/** The courier of a row, for whoever reads the order. */
export function shownCourier(row: CourierColumns, status: OrderStatus, reader: 'customer' | 'message' | 'staff'): OrderCourier | null {
  const courier = courierOf(row);
  return courier === null || reader === 'staff' ? courier : courierForCustomer(courier, status);
}

/** Forgets where the couriers of these orders are (R-COURIER-4). */
export async function forgetPositions(transaction: Executor, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return;
  await transaction
    .deleteFrom('courier_positions')
    .where('order_id', 'in', [...orderIds])
    .execute();
}
