import type { OrderStatus } from '#domain/order/order-status.ts';
import type { AttemptState, CancelReason } from '#domain/payment/attempt.ts';
import { type DaySum, daySums } from '#domain/payment/day-sums.ts';
import type { PaymentProvider } from '#domain/payment/provider.ts';
import { addDays, instantOf } from '#domain/schedule/clock.ts';
import type { Executor } from '../../db/connection.ts';

/** Attempts of a day or of an order; `before`: the attempt after which the page begins, null: the first page. */
export type PaymentSearch = { readonly before: number | null } & ({ readonly day: string } | { readonly order: number });

/** An attempt with its order. Times are milliseconds since the epoch, the amount is in tiyin. */
interface FoundPayment {
  readonly number: number;
  readonly orderId: string;
  readonly orderNumber: number;
  readonly orderStatus: OrderStatus;
  readonly provider: PaymentProvider;
  readonly providerId: string;
  readonly amount: number;
  readonly state: AttemptState;
  readonly reason: CancelReason | null;
  readonly createdAt: number;
  readonly paidAt: number | null;
  readonly cancelledAt: number | null;
}

export interface PaymentPage {
  readonly payments: readonly FoundPayment[];
  /** the `before` of the next page; null: this is the last one */
  readonly next: number | null;
}

const paymentsOfPage = 100;
/** How many days the sums of a day go back. */
const summedDays = 7;

/** The start and the end of a day of the city. */
export function spanOf(day: string): { readonly from: number; readonly until: number } {
  return { from: instantOf(day, 0), until: instantOf(addDays(day, 1), 0) };
}

/** What began, was paid or ended on the day, or what belongs to the order; the newest first. */
export async function readPayments(executor: Executor, search: PaymentSearch): Promise<PaymentPage> {
  const all = executor
    .selectFrom('payment_attempts as attempt')
    .innerJoin('orders', 'orders.id', 'attempt.order_id')
    .select(['attempt.number', 'attempt.order_id as orderId', 'attempt.order_number as orderNumber', 'orders.status as orderStatus'])
    .select(['attempt.provider', 'attempt.provider_id as providerId', 'attempt.amount', 'attempt.state', 'attempt.reason'])
    .select(['attempt.created_at as createdAt', 'attempt.paid_at as paidAt', 'attempt.cancelled_at as cancelledAt'])
    .where('attempt.number', '<', search.before ?? Number.MAX_SAFE_INTEGER);
  const own =
    'order' in search
      ? all.where('attempt.order_number', '=', search.order)
      : all.where((column) => {
          const { from, until } = spanOf(search.day);
          const times = ['attempt.created_at', 'attempt.paid_at', 'attempt.cancelled_at'] as const;
          return column.or(times.map((time) => column.and([column(time, '>=', from), column(time, '<', until)])));
        });
  const rows = await own
    .orderBy('attempt.number', 'desc')
    .limit(paymentsOfPage + 1)
    .execute();
  const shown = rows.slice(0, paymentsOfPage);
  const payments = shown.map((row) => ({ ...row, orderStatus: row.orderStatus as OrderStatus }));
  return { payments, next: rows.length > paymentsOfPage ? (shown.at(-1)?.number ?? null) : null };
}

/** The sums of each provider on the week that ends with the day. */
export async function readSums(executor: Executor, day: string): Promise<DaySum[]> {
  const [{ from }, { until }] = [spanOf(addDays(day, 1 - summedDays)), spanOf(day)];
  const rows = await executor
    .selectFrom('payment_attempts')
    .select(['provider', 'amount', 'state', 'paid_at as paidAt', 'cancelled_at as cancelledAt'])
    .where('paid_at', 'is not', null)
    .where((column) => {
      const within = (time: 'paid_at' | 'cancelled_at') => column.and([column(time, '>=', from), column(time, '<', until)]);
      return column.or([within('paid_at'), within('cancelled_at')]);
    })
    .execute();
  return daySums(rows, day, summedDays);
}
