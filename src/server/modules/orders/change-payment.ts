import type { Id } from '#domain/id.ts';
import type { Order, OrderPayment, PaymentMethod } from '#domain/order/order.ts';
import { payableUntil } from '#domain/payment/attempt.ts';
import { isPaymentProvider } from '#domain/payment/provider.ts';
import { type Problem, problem } from '#domain/problem.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Connection } from '../../db/connection.ts';
import { lockCustomer } from '../loyalty/wallet.ts';
import { appendHistory } from './history.ts';
import { findOrder, orderOf } from './order-rows.ts';
import { promisedAfterWait } from './promised-after-wait.ts';
import { releasePayments } from './release-payments.ts';

interface Choice {
  readonly customerId: Id;
  readonly orderId: Id;
  readonly method: PaymentMethod;
  readonly now: number;
}

/**
 * Another way to pay an order that waits for its payment (R-PAY-2): through a provider, whose window begins anew, or at the door, by which
 * the kitchen gets it. An attempt that is open is cancelled first.
 */
export async function changePayment({ db }: Connection, { customerId, orderId, method, now }: Choice): Promise<Result<Order, Problem>> {
  return db.transaction().execute(async (transaction) => {
    await lockCustomer(transaction, customerId);
    const row = await transaction
      .updateTable('orders')
      .set((column) => ({ status: column.ref('status') }))
      .where('id', '=', orderId)
      .where('customer_id', '=', customerId)
      .returningAll()
      .executeTakeFirst();
    if (row === undefined) return err(problem('NOT_FOUND', { what: 'order' }));
    if (row.status !== 'awaiting_payment') return err(problem('ILLEGAL_STATUS', { status: row.status as Order['status'] }));
    await releasePayments(transaction, orderId, now);
    const payment = chosenPayment(method, row.created_at, now);
    const isAtDoor = payment.status === 'unpaid';
    const promised = isAtDoor ? promisedAfterWait(row, now) : orderOf(row).promised;
    const record = JSON.stringify({ ...orderOf(row), promised, payment });
    const begun = isAtDoor ? { status: 'created', created_at: now } : {};
    await transaction
      .updateTable('orders')
      .set({ record, ...begun })
      .where('id', '=', orderId)
      .execute();
    if (isAtDoor) await appendHistory(transaction, [{ orderId, status: 'created', by: 'customer', now }]);
    const order = await findOrder(transaction, customerId, orderId);
    return order === null ? err(problem('NOT_FOUND', { what: 'order' })) : ok(order);
  });
}

function chosenPayment(method: PaymentMethod, placedAt: number, now: number): OrderPayment {
  if (!isPaymentProvider(method)) return { method, status: 'unpaid' };
  return { method, status: 'pending', until: payableUntil(method, placedAt, now) };
}
