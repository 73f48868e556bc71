import type { Id } from '#domain/id.ts';
import { type Problem, problem } from '#domain/problem.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Connection } from '../../db/connection.ts';
import type { PaymentPort } from '../../ports/payments.ts';
import type { ClickMerchant } from '../payments/click/click-merchant.ts';
import { findRefund, logRefund, type PaymentsActor, type RefundDue } from './refunds.ts';

interface ReversalParts {
  readonly connection: Connection;
  readonly payments: PaymentPort;
  /** null: nothing is asked of Click through the account */
  readonly clickOf: (accountOf: Id | null) => Promise<ClickMerchant | null>;
}

/** A second press within this time asks nothing of the provider. */
const oneCallMs = 60_000;

/** Whether the shop can ask the provider to return this money. */
export function canReverse({ provider, paymentId, cause, doneAt, isWhole }: RefundDue, click: ClickMerchant | null): boolean {
  return click !== null && provider === 'click' && paymentId !== null && cause !== 'disputed' && isWhole && doneAt === null;
}

/**
 * Asks Click to return the whole sum, and closes the refund when it has. Rejects with NOT_FOUND, also for one that is done or can't be
 * returned so, REFUND_REFUSED with Click's reason, REFUND_UNKNOWN when there was no answer or another press is on its way.
 */
export async function reverseRefund(parts: ReversalParts, number: number, actor: PaymentsActor): Promise<Result<RefundDue, Problem>> {
  const { connection, payments, clickOf } = parts;
  const { by, now } = actor;
  const refund = await findRefund(connection.db, number);
  const click = refund === null ? null : await clickOf(refund.accountOf);
  if (refund === null || click === null || refund.paymentId === null || !canReverse(refund, click)) return err(problem('NOT_FOUND'));
  if (!(await claim(connection, number, now))) return err(problem('REFUND_UNKNOWN'));
  const reply = await click.reverse(refund.paymentId);
  if (reply.kind === 'unknown') return err(problem('REFUND_UNKNOWN'));
  if (reply.kind === 'refused') {
    await connection.db.transaction().execute(async (transaction) => {
      await transaction.updateTable('refunds_due').set({ asked_at: null }).where('attempt', '=', number).execute();
      await logRefund(transaction, refund, { kind: 'refundRefused', note: reply.note, ...actor });
    });
    return err(problem('REFUND_REFUSED', { reason: reply.note }));
  }
  await payments.cancel('click', refund.providerId, { reason: 'refund' }, now);
  return connection.db.transaction().execute(async (transaction) => {
    await transaction.updateTable('refunds_due').set({ done_at: now, done_by: by }).where('attempt', '=', number).execute();
    await logRefund(transaction, refund, { kind: 'refundReturned', note: null, ...actor });
    return ok((await findRefund(transaction, number)) ?? refund);
  });
}

/** Only one press asks the provider at a time. */
async function claim({ db }: Connection, number: number, now: number): Promise<boolean> {
  const set = await db
    .updateTable('refunds_due')
    .set({ asked_at: now })
    .where('attempt', '=', number)
    .where('done_at', 'is', null)
    .where((column) => column.or([column('asked_at', 'is', null), column('asked_at', '<=', now - oneCallMs)]))
    .executeTakeFirst();
  return set.numUpdatedRows === 1n;
}
