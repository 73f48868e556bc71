import type { Id } from '#domain/id.ts';
import type { Order } from '#domain/order/order.ts';
import type { PaymentAttempt } from '#domain/payment/attempt.ts';
import { isPaymentProvider, type PaymentProvider } from '#domain/payment/provider.ts';
import type { FiscalLine } from '#domain/receipt/fiscal-lines.ts';
import type { Receipt } from '#domain/receipt/receipt.ts';
import type { Executor } from '../../db/connection.ts';

interface OrderLines {
  readonly orderId: Id;
  readonly lines: readonly FiscalLine[];
}

/** Stores the lines of new orders, which stay as they are when prices and codes change. */
export async function insertReceiptLines(transaction: Executor, orders: readonly OrderLines[]): Promise<void> {
  if (orders.length === 0) return;
  const rows = orders.map(({ orderId, lines }) => ({ order_id: orderId, lines: JSON.stringify(lines) }));
  await transaction.insertInto('receipt_lines').values(rows).execute();
}

/** Those of an order, by its number; null: there is none, or it was placed without them */
export async function receiptLinesOf(executor: Executor, orderNumber: string): Promise<readonly FiscalLine[] | null> {
  const row = await executor
    .selectFrom('receipt_lines')
    .innerJoin('orders', 'orders.id', 'receipt_lines.order_id')
    .select('lines')
    .where('orders.number', '=', Number(orderNumber))
    .executeTakeFirst();
  return row === undefined ? null : (JSON.parse(row.lines) as FiscalLine[]);
}

/** Stores what a provider says about the receipt of an attempt; said again, the last counts. Whether it knows the attempt. */
export async function saveReceipt(
  executor: Executor,
  { provider, providerId }: { readonly provider: PaymentProvider; readonly providerId: string },
  { kind, url, data }: Receipt,
  now: number,
): Promise<boolean> {
  const attempt = await executor
    .selectFrom('payment_attempts')
    .select('number')
    .where('provider', '=', provider)
    .where('provider_id', '=', providerId)
    .executeTakeFirst();
  if (attempt === undefined) return false;
  const values = { url, data: JSON.stringify(data), received_at: now };
  await executor
    .insertInto('receipts')
    .values({ attempt: attempt.number, kind, ...values })
    .onConflict((conflict) => conflict.columns(['attempt', 'kind']).doUpdateSet(values))
    .execute();
  return true;
}

/** The order of a customer with the address of its receipt; one that is not paid online is not looked up. */
export async function withReceipt(executor: Executor, order: Order): Promise<Order> {
  const { payment } = order;
  if (!isPaymentProvider(payment.method) || payment.status === 'pending') return order;
  const receipt = await receiptUrlOf(executor, order.id);
  return receipt === null ? order : { ...order, payment: { ...payment, receipt } };
}

/** Where the receipt of an order is read, that of the refund once there is one; null: nowhere yet. */
async function receiptUrlOf(executor: Executor, orderId: Id): Promise<string | null> {
  const row = await executor
    .selectFrom('receipts')
    .innerJoin('payment_attempts', 'payment_attempts.number', 'receipts.attempt')
    .select('receipts.url')
    .where('payment_attempts.order_id', '=', orderId)
    .where('receipts.url', 'is not', null)
    .orderBy('receipts.kind')
    .orderBy('receipts.attempt', 'desc')
    .executeTakeFirst();
  return row?.url ?? null;
}

/** Notes before a payment is taken that its receipt is to be sent, so that no failure afterwards loses it. Noted again, it stays as it is. */
export async function expectReceipt(
  executor: Executor,
  { number: attempt, orderId }: Pick<PaymentAttempt, 'number' | 'orderId'>,
  now: number,
): Promise<void> {
  const lines = await executor.selectFrom('receipt_lines').select('order_id').where('order_id', '=', orderId).executeTakeFirst();
  if (lines === undefined) return;
  await executor
    .insertInto('receipt_tasks')
    .values({ attempt, tries: 0, next_at: now, submitted_at: null })
    .onConflict((conflict) => conflict.column('attempt').doNothing())
    .execute();
}
