import type { Id } from '#domain/id.ts';
import type { PaymentProvider } from '#domain/payment/provider.ts';
import { type Reconciled, reconcile, type StatementLine } from '#domain/payment/reconcile.ts';
import { dayOf } from '#domain/schedule/clock.ts';
import type { Connection, Executor } from '../../db/connection.ts';
import { addLogEntry } from '../office/change-log.ts';
import type { ClickMerchant } from '../payments/click/click-merchant.ts';
import { askClick, type NotAsked } from './ask-click.ts';
import { type ComparedPayment, readDay, readNamed, readReturned } from './read-own-payments.ts';
import type { PaymentsActor } from './refunds.ts';

/** A provider's statement of a day. */
export interface Statement {
  readonly provider: PaymentProvider;
  /** YYYY-MM-DD */
  readonly day: string;
  readonly lines: readonly StatementLine[];
  /** how many lines of the file could not be read */
  readonly unread: number;
}

export interface Reconciliation extends Reconciled<ComparedPayment> {
  readonly notAsked: readonly NotAsked[];
}

/** Compares a statement with what the provider began on the day, and with what its lines name (R-PAY-13). */
export async function reconcileStatement(connection: Connection, statement: Statement, actor: PaymentsActor): Promise<Reconciliation> {
  const { provider, day, lines, unread } = statement;
  const ofDay = await readDay(connection.db, provider, day);
  const named = await readNamed(connection.db, provider, lines, ofDay);
  const reconciled = reconcile(lines, [...ofAccounts(ofDay, lines, named), ...named]);
  await logReconciled(connection, { provider, day, compared: lines.length, unread, differences: reconciled.differences.length }, actor);
  return { ...reconciled, notAsked: [] };
}

/** A statement is that of one cabinet: the day's payments through the accounts whose payments it names, of all where it names none. */
function ofAccounts(
  ofDay: readonly ComparedPayment[],
  lines: readonly StatementLine[],
  named: readonly ComparedPayment[],
): readonly ComparedPayment[] {
  const ids = new Set(lines.flatMap((line) => line.ids));
  const orders = new Set(lines.map(({ order }) => order));
  const isNamed = (payment: ComparedPayment) => orders.has(payment.orderNumber) || payment.ids.some((id) => ids.has(id));
  const accounts = new Set([...ofDay, ...named].filter(isNamed).map(({ accountOf }) => accountOf));
  return accounts.size === 0 ? ofDay : ofDay.filter(({ accountOf }) => accounts.has(accountOf));
}

/** Asks Click about the orders of the day, each through its account, and compares its answers (R-PAY-13). */
export async function reconcileClick(
  connection: Connection,
  clickOf: (accountOf: Id | null) => Promise<ClickMerchant | null>,
  day: string,
  actor: PaymentsActor,
): Promise<Reconciliation> {
  const own = [...(await readDay(connection.db, 'click', day)), ...(await readReturned(connection.db, 'click', day))];
  const orders = new Map(own.map(({ orderNumber, paidAt, begunAt }) => [orderNumber, { orderNumber, day: dayOf(paidAt ?? begunAt) }]));
  const accounts = new Map(own.map(({ orderNumber, accountOf }) => [orderNumber, accountOf]));
  const statusOfOrder: ClickMerchant['statusOfOrder'] = async (number, on) => {
    const click = await clickOf(accounts.get(number) ?? null);
    return click === null ? { kind: 'unknown', note: 'no account' } : click.statusOfOrder(number, on);
  };
  const { lines, notAsked } = await askClick({ statusOfOrder }, [...orders.values()]);
  const silent = new Set(notAsked.map(({ orderNumber }) => orderNumber));
  const reconciled = reconcile(
    lines,
    own.filter(({ orderNumber }) => !silent.has(orderNumber)),
  );
  const counts = { compared: lines.length, unread: notAsked.length, differences: reconciled.differences.length };
  await logReconciled(connection, { provider: 'click', day, ...counts }, actor);
  return { ...reconciled, notAsked };
}

interface Step {
  readonly provider: PaymentProvider;
  readonly day: string;
  readonly compared: number;
  readonly unread: number;
  readonly differences: number;
}

async function logReconciled({ db }: Connection, { day, ...after }: Step, { by, now }: PaymentsActor): Promise<void> {
  const entry = { at: now, by, kind: 'paymentsReconciled', subject: day, before: null, after } as const;
  await db.transaction().execute((transaction: Executor) => addLogEntry(transaction, entry));
}
