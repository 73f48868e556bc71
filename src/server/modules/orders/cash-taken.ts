import { cashToTake } from '#domain/order/courier.ts';
import { handedOverStatuses, type OrderStatus } from '#domain/order/order-status.ts';
import { type OrderRow, orderOf } from './order-rows.ts';

/** What the courier of an order has to hand in once it is handed over, if it is paid in cash (R-COURIER-5). */
export function cashTaken(row: OrderRow, to: OrderStatus): { readonly courier_cash?: number } {
  const order = orderOf(row);
  const isTaken = row.courier_id !== null && (to === 'completed' || handedOverStatuses.includes(to)) && order.payment.status === 'unpaid';
  const cash = isTaken ? cashToTake(order) : 0;
  return cash > 0 ? { courier_cash: cash } : {};
}
