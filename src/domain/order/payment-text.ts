import { isPaymentProvider, type PaymentProvider } from '../payment/provider.ts';
import type { Translate } from '../words.ts';
import type { OrderPayment } from './order.ts';
import type { OrderStatus } from './order-status.ts';

interface PaidOrder {
  readonly status: OrderStatus;
  /** absent: it is paid at the door */
  readonly payment?: OrderPayment;
}

/** The provider through which an order is paid; null: it is paid at the door. */
export function providerOf({ payment }: PaidOrder): PaymentProvider | null {
  return payment !== undefined && isPaymentProvider(payment.method) ? payment.method : null;
}

/** What has become of the money of an order that is paid online: paid, to be returned, or returned; '' when none was taken (R-PAY-11). */
export function moneyText(order: PaidOrder, t: Translate<'paying'>): string {
  const method = providerOf(order);
  const status = order.payment?.status;
  if (method === null || (status !== 'paid' && status !== 'refunded')) return '';
  const provider = t(method);
  if (status === 'refunded') return t('moneyBack', { provider });
  return t(order.status === 'cancelled' ? 'moneyDue' : 'paidOnline', { provider });
}
