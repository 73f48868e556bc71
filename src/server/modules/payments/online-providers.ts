import type { CartLine } from '#domain/cart/cart-line.ts';
import type { Id } from '#domain/id.ts';
import type { Som } from '#domain/money.ts';
import { type PaymentProvider, paymentProviders } from '#domain/payment/provider.ts';
import type { PaymentAccounts } from '../../config/payments-config.ts';

/** What of a cart, or of an order, decides how it can be paid. */
export interface PayableCart {
  /** null: no restaurant is chosen yet */
  readonly restaurantId: Id | null;
  readonly lines: readonly Pick<CartLine, 'productId' | 'combo'>[];
  readonly total: Som;
}

/**
 * The providers through which a cart can be paid (R-PAY-6); of a cart that is not known yet, those that are on. What costs nothing is
 * not paid online.
 * @param accounts of the cart's restaurant
 */
export function onlineProviders(accounts: PaymentAccounts, cart: PayableCart | null): readonly PaymentProvider[] {
  if (cart?.total === 0) return [];
  return paymentProviders.filter((provider) => accounts[provider] !== null);
}
