import type { Selectable } from 'kysely';
import type { Id } from '#domain/id.ts';
import { localeOfId } from '#domain/locale.ts';
import type { Order } from '#domain/order/order.ts';
import type { PaymentProvider } from '#domain/payment/provider.ts';
import type { FiscalLine } from '#domain/receipt/fiscal-lines.ts';
import { createTranslator } from '#i18n/create-translator.ts';
import { retryPauseMs } from '../../async/retry-pause.ts';
import type { Connection, Executor } from '../../db/connection.ts';
import type { Database } from '../../db/schema.ts';
import { saveReceipt } from './receipt-rows.ts';

/** What a provider is told about a payment for its receipt. */
export interface PaidReceipt {
  /** the provider's id of the payment */
  readonly paymentId: string;
  /** the restaurant whose own account it was paid to; null: the shop's */
  readonly accountOf: Id | null;
  readonly lines: readonly FiscalLine[];
  /** of a piece, in the language of the order */
  readonly unit: string;
}

/** Sends the lines of a receipt to a provider, and asks for its link. Both reject on a failure, and are repeated. */
export interface ReceiptSender {
  readonly provider: PaymentProvider;
  readonly submit: (receipt: PaidReceipt) => Promise<void>;
  /** null: there is no link yet */
  readonly findUrl: (receipt: Pick<PaidReceipt, 'paymentId' | 'accountOf'>) => Promise<string | null>;
}

type TaskRow = Selectable<Database['receipt_tasks']>;

const sentAtOnce = 20;
/** Longer than both calls take: until then no other process makes them. */
const leaseMs = 60_000;
/** For so long the link of a receipt is asked for. */
const linkMs = 7 * 24 * 60 * 60_000;

/** Sends the receipts of payments that were taken. A failure is repeated with growing pauses; the order does not wait for it. */
export async function sendReceipts(
  { db }: Connection,
  sender: ReceiptSender,
  now: number,
  report: (error: unknown) => void,
): Promise<void> {
  for (const task of await dueTasks(db, sender.provider, now)) {
    if (!(await lease(db, task, now))) continue;
    await send(db, sender, task, now).catch(async (error: unknown) => {
      report(error);
      await postpone(db, task, now);
    });
  }
}

/** Forgets the receipts of payments that were not taken, or whose link did not come in a week. */
export async function forgetReceiptTasks({ db }: Connection, now: number): Promise<void> {
  const ended = db.selectFrom('payment_attempts').select('number').where('state', 'in', ['cancelled', 'refunded']);
  await db
    .deleteFrom('receipt_tasks')
    .where(({ or, eb }) => or([eb('submitted_at', '<', now - linkMs), eb('attempt', 'in', ended)]))
    .execute();
}

async function send(db: Executor, sender: ReceiptSender, task: DueTask, now: number): Promise<void> {
  const { attempt, provider_id: providerId, payment_id: paymentId, account_of: accountOf } = task;
  if (paymentId === null) throw new Error(`payment ${attempt} has no id for its receipt`);
  if (task.submitted_at === null) {
    await sender.submit({ paymentId, accountOf, ...contentOf(task) });
    await db.updateTable('receipt_tasks').set({ submitted_at: now, tries: 0, next_at: now }).where('attempt', '=', attempt).execute();
    return;
  }
  const url = await sender.findUrl({ paymentId, accountOf });
  if (url === null) return postpone(db, task, now);
  await saveReceipt(db, { provider: sender.provider, providerId }, { kind: 'sale', url, data: { url } }, now);
  await db.deleteFrom('receipt_tasks').where('attempt', '=', attempt).execute();
}

function contentOf({ lines, record }: DueTask): Omit<PaidReceipt, 'paymentId' | 'accountOf'> {
  const locale = localeOfId((JSON.parse(record) as Pick<Order, 'localeId'>).localeId);
  return { lines: JSON.parse(lines) as FiscalLine[], unit: createTranslator(locale, 'receipt')('piece') };
}

async function postpone(db: Executor, { attempt, tries }: TaskRow, now: number): Promise<void> {
  await db
    .updateTable('receipt_tasks')
    .set({ next_at: now + retryPauseMs(tries) })
    .where('attempt', '=', attempt)
    .execute();
}

interface DueTask extends TaskRow {
  readonly provider_id: string;
  readonly payment_id: string | null;
  readonly account_of: string | null;
  readonly lines: string;
  readonly record: string;
}

function dueTasks(db: Executor, provider: PaymentProvider, now: number): Promise<DueTask[]> {
  return db
    .selectFrom('receipt_tasks')
    .innerJoin('payment_attempts', 'payment_attempts.number', 'receipt_tasks.attempt')
    .innerJoin('receipt_lines', 'receipt_lines.order_id', 'payment_attempts.order_id')
    .innerJoin('orders', 'orders.id', 'payment_attempts.order_id')
    .selectAll('receipt_tasks')
    .select(['payment_attempts.provider_id', 'payment_attempts.payment_id', 'payment_attempts.account_of'])
    .select(['receipt_lines.lines', 'orders.record'])
    .where('receipt_tasks.next_at', '<=', now)
    .where('payment_attempts.provider', '=', provider)
    .where('payment_attempts.state', '=', 'paid')
    .orderBy('receipt_tasks.next_at')
    .limit(sentAtOnce)
    .execute();
}

async function lease(db: Executor, { attempt, next_at, tries }: TaskRow, now: number): Promise<boolean> {
  const leased = await db
    .updateTable('receipt_tasks')
    .set({ next_at: now + leaseMs, tries: tries + 1 })
    .where('attempt', '=', attempt)
    .where('next_at', '=', next_at)
    .executeTakeFirst();
  return leased.numUpdatedRows === 1n;
}
