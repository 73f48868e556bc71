import type { Locale } from '#domain/locale.ts';
import type { Order } from '#domain/order/order.ts';
import type { PaymentProvider } from '#domain/payment/provider.ts';
import type { Config } from '../config/config.ts';
import { onlineProviders, type PayableCart } from '../modules/payments/online-providers.ts';
import { withPayUrl } from '../modules/payments/pay-link.ts';

/** What pages show of paying online. */
export interface PagePayments {
  /** null: the cart is not known on the server */
  readonly offered: (cart: PayableCart | null) => readonly PaymentProvider[];
  readonly withUrl: (order: Order, locale: Locale) => Order;
  /** Of Uzum, by which payers find the shop in its app; null: Uzum is off. */
  readonly uzumService: number | null;
}

export function pagePayments(config: Config): PagePayments {
  return {
    offered: (cart) => onlineProviders(config, cart),
    withUrl: (order, locale) => withPayUrl(order, locale, config),
    uzumService: config.payments.uzum?.serviceId ?? null,
  };
}
