import type { Id } from '#domain/id.ts';
import type { AttemptState } from '#domain/payment/attempt.ts';
import type { PaymentProvider } from '#domain/payment/provider.ts';
import type { OwnPayment, OwnState, StatementLine } from '#domain/payment/reconcile.ts';
import type { RefundCause } from '#domain/payment/refund.ts';
import type { Executor } from '../../db/connection.ts';
import { spanOf } from './read-payments.ts';

/** An attempt as a statement is compared with it. Times are milliseconds since the epoch. */
export interface ComparedPayment extends OwnPayment {
  readonly number: number;
  readonly providerId: string;
  /** the restaurant through whose own account it was begun; null: the shop's */
  readonly accountOf: Id | null;
  readonly attemptState: AttemptState;
  /** when it began by the provider's clock */
  readonly begunAt: number;
  readonly paidAt: number | null;
  readonly endedAt: number | null;
}

function attempts(executor: Executor, provider: PaymentProvider) {
  return executor
    .selectFrom('payment_attempts as attempt')
    .innerJoin('orders', 'orders.id', 'attempt.order_id')
    .leftJoin('refunds_due as refund', 'refund.attempt', 'attempt.number')
    .select(['attempt.number', 'attempt.order_number as orderNumber', 'attempt.provider_id as providerId', 'attempt.amount'])
    .select([
      'attempt.account_of as accountOf',
      'attempt.payment_id as paymentId',
      'attempt.state as attemptState',
      'attempt.provider_time as begunAt',
    ])
    .select(['attempt.paid_at as paidAt', 'attempt.cancelled_at as endedAt', 'refund.cause', 'refund.done_at as doneAt'])
    .$narrowType<{ attemptState: AttemptState; cause: RefundCause | null }>()
    .where('attempt.provider', '=', provider)
    .orderBy('attempt.number');
}

type Row = Awaited<ReturnType<ReturnType<typeof attempts>['execute']>>[number];

/** Those that the provider began on the day, which its statement of the day has to have, as `PaymentPort.between`. */
export async function readDay(executor: Executor, provider: PaymentProvider, day: string): Promise<ComparedPayment[]> {
  const { from, until } = spanOf(day);
  const rows = await attempts(executor, provider)
    .where('attempt.provider_time', '>=', from)
    .where('attempt.provider_time', '<', until)
    .execute();
  return rows.map((row) => toOwn(row, true));
}

/** Those of other days that were given back on the day. */
export async function readReturned(executor: Executor, provider: PaymentProvider, day: string): Promise<ComparedPayment[]> {
  const { from, until } = spanOf(day);
  const rows = await attempts(executor, provider)
    .where('attempt.state', '=', 'refunded')
    .where('attempt.cancelled_at', '>=', from)
    .where('attempt.cancelled_at', '<', until)
    .where((column) => column.or([column('attempt.provider_time', '<', from), column('attempt.provider_time', '>=', until)]))
    .execute();
  return rows.map((row) => toOwn(row, false));
}

/** Values of one query; both databases allow several times as many. */
const valuesAtOnce = 1_000;

/** Those that lines name by an id or the number of an order, and that are none of the known ones. */
export async function readNamed(
  executor: Executor,
  provider: PaymentProvider,
  lines: readonly StatementLine[],
  known: readonly ComparedPayment[],
): Promise<ComparedPayment[]> {
  const ids = new Set(known.flatMap((payment) => payment.ids));
  const unknown = lines.filter((line) => !line.ids.some((id) => ids.has(id)));
  const found = new Map<number, Row>();
  for (const some of chunks([...new Set(unknown.flatMap((line) => line.ids))])) {
    const rows = await attempts(executor, provider)
      .where((column) => column.or([column('attempt.provider_id', 'in', some), column('attempt.payment_id', 'in', some)]))
      .execute();
    for (const row of rows) found.set(row.number, row);
  }
  for (const some of chunks([...new Set(unknown.flatMap(({ order }) => order ?? []))])) {
    const rows = await attempts(executor, provider).where('orders.number', 'in', some).execute();
    for (const row of rows) found.set(row.number, row);
  }
  for (const { number } of known) found.delete(number);
  return [...found.values()].map((row) => toOwn(row, false));
}

function chunks<Value>(values: readonly Value[]): Value[][] {
  const count = Math.ceil(values.length / valuesAtOnce);
  return Array.from({ length: count }, (_, index) => values.slice(index * valuesAtOnce, (index + 1) * valuesAtOnce));
}

function toOwn({ paymentId, cause, doneAt, ...row }: Row, isExpected: boolean): ComparedPayment {
  const ids = paymentId === null ? [row.providerId] : [row.providerId, paymentId];
  // a disputed payment that was looked at is still paid
  const isNoted = doneAt !== null && cause !== 'disputed';
  return { ...row, ids, state: stateOf(row.attemptState, isNoted), isExpected };
}

function stateOf(state: AttemptState, isNoted: boolean): OwnState {
  if (state === 'refunded') return 'returned';
  if (state !== 'paid') return 'unpaid';
  return isNoted ? 'noted' : 'paid';
}
