import type { Som } from '../money.ts';
import { addDays, dayOf } from '../schedule/clock.ts';
import type { PaymentAttempt } from './attempt.ts';
import { type PaymentProvider, paymentProviders } from './provider.ts';
import { toSom } from './tiyin.ts';

/** What a provider took and gave back on a day of the city. */
export interface DaySum {
  /** YYYY-MM-DD */
  readonly day: string;
  readonly provider: PaymentProvider;
  /** of payments */
  readonly count: number;
  readonly paid: Som;
  readonly returned: Som;
  /** `paid` without `returned`, below zero where more was given back */
  readonly net: Som;
}

type Summed = Pick<PaymentAttempt, 'provider' | 'amount' | 'state' | 'paidAt' | 'cancelledAt'>;

/**
 * The sums of each provider and day, the latest day first; a payment counts on the day on which it was paid, and what was given back on
 * the day of its return (R-PAY-10). Days without either are absent.
 * @param lastDay of `count` days
 */
export function daySums(attempts: readonly Summed[], lastDay: string, count: number): DaySum[] {
  const days = Array.from({ length: count }, (_, index) => addDays(lastDay, -index));
  return days.flatMap((day) => paymentProviders.flatMap((provider) => sumOf(attempts, day, provider) ?? []));
}

function sumOf(attempts: readonly Summed[], day: string, provider: PaymentProvider): DaySum | null {
  const own = attempts.filter((attempt) => attempt.provider === provider);
  const paid = own.filter(({ paidAt }) => paidAt !== null && dayOf(paidAt) === day);
  const returned = own.filter(({ state, cancelledAt }) => state === 'refunded' && cancelledAt !== null && dayOf(cancelledAt) === day);
  if (paid.length + returned.length === 0) return null;
  const [taken, given] = [total(paid), total(returned)];
  return { day, provider, count: paid.length, paid: taken, returned: given, net: taken - given };
}

function total(attempts: readonly Summed[]): Som {
  return toSom(attempts.reduce((sum, { amount }) => sum + amount, 0));
}
