import type { Id } from '../id.ts';
import type { PaymentProvider } from './provider.ts';
import type { Tiyin } from './tiyin.ts';

/** `open`: the provider has begun it, the money is not taken; `refunded`: it was paid, and the provider has given the money back. */
export type AttemptState = 'open' | 'paid' | 'cancelled' | 'refunded';

/** Why an attempt was cancelled or refunded; a provider's own codes are translated at its border. */
export type CancelReason = 'expired' | 'order' | 'refund' | 'failed' | 'provider';

/** An attempt to pay an order through a provider. Times are milliseconds since the epoch. */
export interface PaymentAttempt {
  /** Our number, which some providers call the transaction, the prepare or the confirm id. */
  readonly number: number;
  readonly orderId: Id;
  /** The number of the order, which is its account at the provider. */
  readonly orderNumber: number;
  readonly provider: PaymentProvider;
  /** The provider's own id, unique for the provider. */
  readonly providerId: string;
  readonly amount: Tiyin;
  readonly state: AttemptState;
  /** When it began by the provider's clock. */
  readonly providerTime: number;
  readonly createdAt: number;
  /** null: not paid */
  readonly paidAt: number | null;
  /** null: neither cancelled nor refunded */
  readonly cancelledAt: number | null;
  readonly reason: CancelReason | null;
  /** The provider's own code of the reason, which it gets back as it sent it. */
  readonly providerReason: number | null;
}

/** How long after `providerTime` an attempt may still be paid (R-PAY-4): Payme's own 12 hours, Uzum's 30 minutes, and for Click the window of the order. */
const attemptLivesMs: Readonly<Record<PaymentProvider, number | null>> = {
  payme: 43_200_000,
  click: null,
  uzum: 30 * 60_000,
};

/** How long an order waits for its payment (R-PAY-3): at least as long as the provider may take. */
export const paymentWindowMs: Readonly<Record<PaymentProvider, number>> = {
  payme: 20 * 60_000,
  click: 20 * 60_000,
  uzum: 35 * 60_000,
};

/** How long an order waits at most, however often another way to pay is chosen: its place and portions are held for nobody else (R-PAY-3). */
const longestWaitMs = 60 * 60_000;

/**
 * Until when an order can be paid through a provider that is chosen now.
 * @param placedAt milliseconds since the epoch, as `now`
 * @returns ISO 8601
 */
export function payableUntil(provider: PaymentProvider, placedAt: number, now: number): string {
  return new Date(Math.min(now + paymentWindowMs[provider], placedAt + longestWaitMs)).toISOString();
}

export function isExpired({ provider, providerTime, state }: PaymentAttempt, now: number): boolean {
  const lives = attemptLivesMs[provider];
  return state === 'open' && lives !== null && now - providerTime > lives;
}
