import type { Order } from '#domain/order/order.ts';
import { isPaymentProvider } from '#domain/payment/provider.ts';
import type { Translate } from '#domain/words.ts';

interface PaidByProps {
  t: Translate<'staff-board'>;
  order: Order;
  /** where owners and managers see the attempts; null: this person does not */
  paymentsPath: string | null;
}

/** How an order is paid; of one that is paid online also whether the money has come or gone back. */
export function PaidBy({ t, order: { payment, number }, paymentsPath }: PaidByProps) {
  const { method, status } = payment;
  if (!isPaymentProvider(method)) return t(method);
  const text = t(status === 'refunded' ? 'refundedOnline' : 'paidOnline', { provider: t(method) });
  return paymentsPath === null ? text : <a href={`${paymentsPath}?order=${number}`}>{text}</a>;
}
