import type { Generated } from 'kysely';
import type { AttemptState, CancelReason } from '#domain/payment/attempt.ts';
import type { PaymentProvider } from '#domain/payment/provider.ts';
import type { RefundCause } from '#domain/payment/refund.ts';

/** Milliseconds since the epoch, UTC. */
type Millis = number;

/** An attempt to pay an order through a provider; its id is unique for the provider. */
interface PaymentAttemptTable {
  number: Generated<number>;
  order_id: string;
  order_number: number;
  provider: PaymentProvider;
  provider_id: string;
  /** the provider's second id, by which it gives the money back; null: it has none */
  payment_id: string | null;
  /** the restaurant through whose own account it was begun; null: the shop's */
  account_of: string | null;
  /** tiyin */
  amount: number;
  state: AttemptState;
  provider_time: Millis;
  created_at: Millis;
  paid_at: Millis | null;
  cancelled_at: Millis | null;
  reason: CancelReason | null;
  provider_reason: number | null;
}

/** A refund that is to be given by hand: the money of an attempt whose order is not served. */
interface RefundTable {
  attempt: number;
  cause: RefundCause;
  /** tiyin; null: all that was not returned yet */
  amount: Generated<number | null>;
  /** tiyin that were returned before, when the order was changed */
  returned: Generated<number>;
  due_at: Millis;
  done_at: Millis | null;
  /** who has noted it as done */
  done_by: string | null;
  /** what they wrote about it */
  note: string | null;
  /** when the provider was last asked to give it back */
  asked_at: Millis | null;
}

/** What a restaurant has in place of the shop's account at a provider. */
interface MerchantAccountTable {
  restaurant_id: string;
  provider: PaymentProvider;
  /** JSON of its own account; null: the provider is off for the restaurant */
  account: string | null;
}

export interface PaymentsDatabase {
  merchant_accounts: MerchantAccountTable;
  payment_attempts: PaymentAttemptTable;
  refunds_due: RefundTable;
}
