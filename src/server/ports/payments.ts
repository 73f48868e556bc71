import type { Id } from '#domain/id.ts';
import type { CancelReason, PaymentAttempt } from '#domain/payment/attempt.ts';
import type { PaymentProvider } from '#domain/payment/provider.ts';
import type { PaymentRefusal } from '#domain/payment/refusal.ts';
import type { Tiyin } from '#domain/payment/tiyin.ts';
import type { Result } from '#domain/result.ts';

export interface PayableOrder {
  /** What the customer sees, and the provider's account. */
  readonly number: number;
  readonly amount: Tiyin;
}

export interface NewAttempt {
  readonly provider: PaymentProvider;
  readonly providerId: string;
  /** Its second id, by which it gives the money back; absent: it has none. */
  readonly paymentId?: string;
  /** The restaurant whose own account it is begun through; absent: the shop's. */
  readonly accountOf?: Id | null;
  /** The number of the order, as the provider sends it. */
  readonly account: string;
  readonly amount: Tiyin;
  /** When it began by the provider's clock, milliseconds since the epoch. */
  readonly providerTime: number;
}

/** An attempt, and whether this call has changed it; a repeat has not. */
export interface AttemptChange {
  readonly attempt: PaymentAttempt;
  readonly isNew: boolean;
}

export interface Cancellation {
  readonly reason: CancelReason;
  /** The provider's own code. */
  readonly providerReason?: number;
}

type Outcome = Promise<Result<AttemptChange, PaymentRefusal>>;

/** What the translators of the providers ask the shop: each call is one transaction, which locks the order and then its attempts. */
export interface PaymentPort {
  /** Whether an order can be paid by this provider now. @param amount null: not asked about */
  readonly check: (provider: PaymentProvider, account: string, amount: Tiyin | null) => Promise<Result<PayableOrder, PaymentRefusal>>;
  /** Begins an attempt; one with this id is returned as it is. */
  readonly create: (attempt: NewAttempt, now: number) => Outcome;
  /** The money is taken: the order is created for the kitchen. An attempt that took too long is cancelled, and `expired`. */
  readonly perform: (provider: PaymentProvider, providerId: string, now: number) => Outcome;
  /** Cancels an open attempt, or gives back a paid one while its order can be undone, else `served`. */
  readonly cancel: (provider: PaymentProvider, providerId: string, why: Cancellation, now: number) => Outcome;
  /** As it is at this moment: one that took too long is cancelled first. */
  readonly find: (provider: PaymentProvider, providerId: string, now: number) => Promise<PaymentAttempt | null>;
  /** Ends the wait of an order for its payment now, as its window does. */
  readonly expire: (account: string, now: number) => Promise<void>;
  /** Those that began between two instants by the provider's clock, both included, the earliest first. */
  readonly between: (provider: PaymentProvider, from: number, to: number) => Promise<readonly PaymentAttempt[]>;
  /** The provider calls a paid attempt failed: it stays paid, and somebody has to look at it. */
  readonly dispute: (provider: PaymentProvider, providerId: string, now: number) => Promise<void>;
}

/** What a provider says of a payment that it has not confirmed; `none`: it has not taken and will not take it. */
export type PaidState = 'paid' | 'pending' | 'none' | 'unknown';

/** An open attempt that a provider is asked about. */
interface AskedAttempt {
  readonly provider: PaymentProvider;
  /** the provider's second id; null: it has none */
  readonly paymentId: string | null;
  /** the restaurant through whose own account it was begun; null: the shop's */
  readonly accountOf: Id | null;
}

/** Asks a provider about an attempt; never rejects. */
export type AskProvider = (attempt: AskedAttempt) => Promise<PaidState>;
