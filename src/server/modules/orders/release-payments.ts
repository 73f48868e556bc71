import { sql } from 'kysely';
import type { Id } from '#domain/id.ts';
import type { AttemptState, CancelReason } from '#domain/payment/attempt.ts';
import type { PaymentProvider } from '#domain/payment/provider.ts';
import type { RefundCause } from '#domain/payment/refund.ts';
import type { Tiyin } from '#domain/payment/tiyin.ts';
import type { Executor } from '../../db/connection.ts';

/**
 * In the transaction that cancels an order: its open attempts are cancelled, so that their money is not taken any more, and what was paid
 * is noted as a refund that is due.
 */
export async function releasePayments(transaction: Executor, orderId: Id, now: number): Promise<void> {
  await transaction
    .updateTable('payment_attempts')
    .set({ state: 'cancelled' satisfies AttemptState, reason: 'order' satisfies CancelReason, cancelled_at: now })
    .where('order_id', '=', orderId)
    .where('state', '=', 'open')
    .execute();
  const paid = await transaction
    .selectFrom('payment_attempts')
    .select('number')
    .where('order_id', '=', orderId)
    .where('state', '=', 'paid')
    .execute();
  if (paid.length === 0) return;
  for (const { number } of paid) await noteRefund(transaction, number, 'cancelled', now);
}

/** One that was noted as disputed before is due from now on. */
export async function noteRefund(transaction: Executor, attempt: number, cause: RefundCause, now: number): Promise<void> {
  const due = { cause, amount: null, due_at: now, done_at: null, done_by: null, note: null, asked_at: null };
  await transaction
    .insertInto('refunds_due')
    .values({ attempt, ...due })
    .onConflict((conflict) => conflict.column('attempt').doUpdateSet(due))
    .execute();
}

/**
 * What a changed order costs less than was paid for it (R-CHANGE-7): added to what is due already, in a transaction with the order's row
 * locked. A disputed payment is looked at as a whole.
 */
export async function notePartialRefund(transaction: Executor, orderId: Id, amount: Tiyin, now: number): Promise<void> {
  const paid = transaction.selectFrom('payment_attempts').select('number').where('order_id', '=', orderId).where('state', '=', 'paid');
  const attempt = (await paid.executeTakeFirst())?.number;
  if (attempt === undefined) return;
  const open = { cause: 'changed', amount, due_at: now, done_at: null, done_by: null, note: null, asked_at: null } as const;
  await transaction
    .insertInto('refunds_due')
    .values({ attempt, ...open })
    .onConflict((conflict) =>
      conflict
        .column('attempt')
        .doUpdateSet({ ...open, amount: sql<number>`case when refunds_due.done_at is null then refunds_due.amount else 0 end + ${amount}` })
        .where(({ eb, or }) => or([eb('refunds_due.cause', '=', 'changed'), eb('refunds_due.done_at', 'is not', null)])),
    )
    .execute();
}

/** Somebody has to look at it; one that is to be returned, or was looked at, stays as it is. */
export async function noteDispute(executor: Executor, provider: PaymentProvider, providerId: string, now: number): Promise<void> {
  const attempt = executor.selectFrom('payment_attempts').where('provider', '=', provider).where('provider_id', '=', providerId);
  const row = await attempt.where('state', '=', 'paid').select('number').executeTakeFirst();
  if (row === undefined) return;
  await executor
    .insertInto('refunds_due')
    .values({ attempt: row.number, cause: 'disputed', due_at: now, done_at: null, done_by: null, note: null, asked_at: null })
    .onConflict((conflict) => conflict.column('attempt').doNothing())
    .execute();
}
