import type { Locale } from '#domain/locale.ts';
import type { Order } from '#domain/order/order.ts';
import type { PaymentProvider } from '#domain/payment/provider.ts';
import type { Config } from '../config/config.ts';
import type { MerchantAccounts } from '../modules/payments/merchant-accounts.ts';
import { onlineProviders, type PayableCart } from '../modules/payments/online-providers.ts';
import { withPayUrl } from '../modules/payments/pay-link.ts';

/** What pages show of paying online. */
export interface PagePayments {
  /** null: the cart is not known on the server */
  readonly offered: (cart: PayableCart | null) => Promise<readonly PaymentProvider[]>;
  readonly withUrl: (order: Order, locale: Locale) => Promise<Order>;
  /** Of Uzum, by which payers of an order find the shop in its app; null: Uzum is off. */
  readonly uzumService: (order: Order) => Promise<number | null>;
}

export function pagePayments({ siteUrl }: Config, merchants: MerchantAccounts): PagePayments {
  return {
    offered: async (cart) => onlineProviders(await merchants.of(cart?.restaurantId ?? null), cart),
    withUrl: async (order, locale) => withPayUrl(order, locale, { accounts: await merchants.of(order.restaurantId), siteUrl }),
    uzumService: async ({ restaurantId }) => (await merchants.of(restaurantId)).uzum?.serviceId ?? null,
  };
}
