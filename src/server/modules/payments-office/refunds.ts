import { sql } from 'kysely';
import type { Id } from '#domain/id.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import type { PaymentProvider } from '#domain/payment/provider.ts';
import type { RefundCause } from '#domain/payment/refund.ts';
import { toSom } from '#domain/payment/tiyin.ts';
import { problem } from '#domain/problem.ts';
import { err, ok } from '#domain/result.ts';
import type { Connection, Executor } from '../../db/connection.ts';
import { addLogEntry } from '../office/change-log.ts';
import { setPayment } from '../orders/set-payment.ts';

/** Money to return. Times are milliseconds since the epoch, the amount is in tiyin. */
export interface RefundDue {
  /** of the attempt */
  readonly number: number;
  readonly orderId: string;
  readonly orderNumber: number;
  /** the restaurant whose own account it was paid to; null: the shop's */
  readonly accountOf: Id | null;
  readonly orderStatus: OrderStatus;
  readonly provider: PaymentProvider;
  readonly providerId: string;
  /** the provider's second id; null: it has none */
  readonly paymentId: string | null;
  readonly amount: number;
  /** whether it is all that was paid */
  readonly isWhole: boolean;
  readonly cause: RefundCause;
  readonly dueAt: number;
  /** null: it is still to be returned */
  readonly doneAt: number | null;
  /** who returned it, or the provider that said so */
  readonly doneBy: string | null;
  readonly note: string | null;
}

/** Who acts, and when. */
export interface PaymentsActor {
  /** null: somebody without a name */
  readonly by: string | null;
  readonly now: number;
}

/** How long a refund is seen after it was given. */
const shownAfterMs = 14 * 24 * 60 * 60_000;
const mostDone = 200;

function refunds(executor: Executor) {
  return executor
    .selectFrom('refunds_due as refund')
    .innerJoin('payment_attempts as attempt', 'attempt.number', 'refund.attempt')
    .innerJoin('orders', 'orders.id', 'attempt.order_id')
    .select(['attempt.number', 'attempt.order_id as orderId', 'attempt.order_number as orderNumber', 'orders.status as orderStatus'])
    .select(['attempt.provider', 'attempt.provider_id as providerId', 'attempt.payment_id as paymentId', 'attempt.amount as paid'])
    .select(['refund.amount as part', 'refund.returned'])
    .select('attempt.account_of as accountOf')
    .select(['refund.cause', 'refund.due_at as dueAt', 'refund.done_at as doneAt', 'refund.done_by as doneBy', 'refund.note'])
    .$narrowType<{ orderStatus: OrderStatus }>();
}

type RefundRow = Awaited<ReturnType<ReturnType<typeof refunds>['execute']>>[number];

/** A part, or all that was not returned before. */
function toRefund({ paid, part, returned, ...row }: RefundRow): RefundDue {
  const amount = part ?? paid - returned;
  return { ...row, amount, isWhole: amount === paid };
}

/** What is due, the longest first, and then what was done lately, the newest first. */
export async function readRefunds(executor: Executor, now: number): Promise<RefundDue[]> {
  const due = await refunds(executor).where('refund.done_at', 'is', null).orderBy('refund.due_at').execute();
  const done = await refunds(executor)
    .where('refund.done_at', '>=', now - shownAfterMs)
    .orderBy('refund.done_at', 'desc')
    .limit(mostDone)
    .execute();
  return [...due, ...done].map(toRefund);
}

export async function countRefundsDue({ db }: Connection): Promise<number> {
  const { count } = await db
    .selectFrom('refunds_due')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('done_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function findRefund(executor: Executor, number: number): Promise<RefundDue | null> {
  const row = await refunds(executor).where('attempt.number', '=', number).executeTakeFirst();
  return row === undefined ? null : toRefund(row);
}

/** Closes a refund that was given in another way, or a disputed payment that was looked at. NOT_FOUND also for one that is closed already. */
export async function noteReturned({ db }: Connection, number: number, note: string, { by, now }: PaymentsActor) {
  return db.transaction().execute(async (transaction) => {
    const set = await transaction
      .updateTable('refunds_due')
      .set((column) => ({ done_at: now, done_by: by, note, returned: sql<number>`${column.ref('returned')} + coalesce(amount, 0)` }))
      .where('attempt', '=', number)
      .where('done_at', 'is', null)
      .executeTakeFirst();
    const refund = set.numUpdatedRows === 0n ? null : await findRefund(transaction, number);
    if (refund === null) return err(problem('NOT_FOUND'));
    // a disputed payment may be of an order that goes on
    if (refund.orderStatus === 'cancelled') await setPayment(transaction, refund.orderId, { status: 'refunded' });
    await logRefund(transaction, refund, { kind: 'refundNoted', note, by, now });
    return ok(refund);
  });
}

interface LoggedRefund extends PaymentsActor {
  readonly kind: 'refundReturned' | 'refundRefused' | 'refundNoted';
  readonly note: string | null;
}

export async function logRefund(transaction: Executor, refund: RefundDue, { kind, note, by, now }: LoggedRefund): Promise<void> {
  const { orderNumber, provider, amount } = refund;
  const after = { provider, sum: toSom(amount), ...(note !== null && { note }) };
  await addLogEntry(transaction, { at: now, by, kind, subject: String(orderNumber), before: null, after });
}
