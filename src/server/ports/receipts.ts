import type { CartLine } from '#domain/cart/cart-line.ts';
import type { Som } from '#domain/money.ts';
import type { PaymentAttempt } from '#domain/payment/attempt.ts';
import type { PaymentProvider } from '#domain/payment/provider.ts';
import type { FiscalLine } from '#domain/receipt/fiscal-lines.ts';
import type { Receipt } from '#domain/receipt/receipt.ts';

/** What of a cart decides whether a receipt can be issued for it. */
export interface ReceiptedCart {
  readonly lines: readonly CartLine[];
  readonly deliveryFee: Som | null;
}

/** The receipts of payments online (R-PAY-8). */
export interface Receipts {
  /** Whether everything in a cart has its codes; true for every cart of a shop that issues no receipts. */
  readonly hasCodes: (cart: ReceiptedCart) => Promise<boolean>;
  /** The lines for the receipt of an order, by its number; null: it was placed without them, or the shop issues none. */
  readonly linesOf: (orderNumber: string) => Promise<readonly FiscalLine[] | null>;
  /** Notes, before a payment is taken, that its provider is to be told about the receipt afterwards. Noted again, it stays as it is. */
  readonly expect: (attempt: Pick<PaymentAttempt, 'number' | 'orderId'>, now: number) => Promise<void>;
  /** Keeps what a provider says about the receipt of an attempt, in place of what it has said before; false: there is no such attempt. */
  readonly save: (provider: PaymentProvider, providerId: string, receipt: Receipt, now: number) => Promise<boolean>;
}
