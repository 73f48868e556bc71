import type { Locale } from '#domain/locale.ts';
import type { Order } from '#domain/order/order.ts';
import { toTiyin } from '#domain/payment/tiyin.ts';
import { pagePath } from '#domain/routes.ts';
import type { PaymentAccounts } from '../../config/payments-config.ts';
import { clickLink } from './click/click-link.ts';
import { paymeLink } from './payme/payme-link.ts';

interface PaidTo {
  /** of the order's restaurant */
  readonly accounts: PaymentAccounts;
  readonly siteUrl: string;
}

/** Where the payer of an order goes; null: it waits for no payment, its provider is off, or has no link, as Uzum's app. */
export function payLink(
  order: Pick<Order, 'id' | 'number' | 'total' | 'payment'>,
  locale: Locale,
  { accounts, siteUrl }: PaidTo,
): string | null {
  const { method, status } = order.payment;
  const { payme, click, uzum } = accounts;
  if (status !== 'pending') return null;
  const payable = { number: order.number, amount: toTiyin(order.total) };
  const returnUrl = `${siteUrl}${pagePath('order', locale, order.id)}`;
  if (method === 'payme' && payme !== null) return paymeLink({ ...payme, order: payable, locale, returnUrl });
  if (method === 'click' && click !== null) return clickLink({ ...click, order: payable, returnUrl });
  if (method !== 'uzum' || uzum === null || uzum.payUrl === null) return null;
  const values: Record<string, string> = { order: String(payable.number), amount: String(payable.amount), url: returnUrl };
  return uzum.payUrl.replace(/\{(order|amount|url)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}

/** The order as its customer reads it: with the address where it is paid while it waits for its payment. */
export function withPayUrl(order: Order, locale: Locale, paidTo: PaidTo): Order {
  const url = payLink(order, locale, paidTo);
  return url === null ? order : { ...order, payment: { ...order.payment, url } };
}
