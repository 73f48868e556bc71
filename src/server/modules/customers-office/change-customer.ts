import { maskPhone } from '#domain/customer/phone.ts';
import type { Id } from '#domain/id.ts';
import type { LoggedValues, LogKind } from '#domain/office/change-log.ts';
import { type Problem, problem } from '#domain/problem.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Connection, Executor } from '../../db/connection.ts';
import { addPoints } from '../loyalty/ledger.ts';
import { lockCustomer, type Wallet } from '../loyalty/wallet.ts';
import { addLogEntry } from '../office/change-log.ts';
import { readMarks } from './read-customer.ts';

/** Who of the office acts, and when. */
export interface CustomersActor {
  /** null: somebody without a name */
  readonly by: string | null;
  readonly now: number;
}

type CustomerKind = Extract<LogKind, 'customerNoted' | 'customerBlocked' | 'customerUnblocked' | 'pointsCorrected' | 'customerExported'>;

export function noteCustomer(connection: Connection, id: Id, note: string, actor: CustomersActor): Promise<Result<null, Problem>> {
  return changing(connection, id, async (transaction, wallet) => {
    await transaction.updateTable('customers').set({ note }).where('id', '=', id).execute();
    await logChange(transaction, wallet, { kind: 'customerNoted', before: null, after: null }, actor);
    return ok(null);
  });
}

/** @param reason null ends the block (R-CUSTOMER-13) */
export function blockCustomer(
  connection: Connection,
  id: Id,
  reason: string | null,
  actor: CustomersActor,
): Promise<Result<null, Problem>> {
  return changing(connection, id, async (transaction, wallet) => {
    const block = (await readMarks(transaction, id))?.block ?? null;
    if ((block?.reason ?? null) === reason) return ok(null);
    const isBlocked = reason !== null;
    const values = { block_reason: reason, blocked_by: isBlocked ? actor.by : null, blocked_at: isBlocked ? actor.now : null };
    await transaction.updateTable('customers').set(values).where('id', '=', id).execute();
    const kind = isBlocked ? 'customerBlocked' : 'customerUnblocked';
    await logChange(transaction, wallet, { kind, before: block && { reason: block.reason }, after: isBlocked ? { reason } : null }, actor);
    return ok(null);
  });
}

interface Correction {
  /** of this correction: sent again it changes nothing */
  readonly key: string;
  readonly points: number;
  readonly reason: string;
}

/** A row of the ledger with a reason and a name; the balance never falls below zero (R-CUSTOMER-12). */
export function correctPoints(
  connection: Connection,
  id: Id,
  { key, points, reason }: Correction,
  actor: CustomersActor,
): Promise<Result<null, Problem>> {
  return changing(connection, id, async (transaction, wallet) => {
    const entry = { customerId: id, points, reason: 'corrected', orderId: null, key: `corrected/${id}/${key}` } as const;
    const known = await transaction.selectFrom('loyalty_ledger').select('id').where('key', '=', entry.key).executeTakeFirst();
    if (known !== undefined) return ok(null);
    const isDone = await addPoints(transaction, { ...entry, by: actor.by, note: reason }, actor.now);
    if (!isDone) return err(problem('POINTS_MISSING', { balance: wallet.balance }));
    const [before, after] = [{ points: wallet.balance }, { points: wallet.balance + points, reason }];
    await logChange(transaction, wallet, { kind: 'pointsCorrected', before, after }, actor);
    return ok(null);
  });
}

/** Writes to the log that all data of a customer left the shop. */
export function logExport(connection: Connection, id: Id, actor: CustomersActor): Promise<Result<null, Problem>> {
  return changing(connection, id, async (transaction, wallet) => {
    await logChange(transaction, wallet, { kind: 'customerExported', before: null, after: null }, actor);
    return ok(null);
  });
}

/** With the customer locked; NOT_FOUND for one who is unknown or deleted. */
function changing(
  { db }: Connection,
  id: Id,
  change: (transaction: Executor, wallet: Wallet) => Promise<Result<null, Problem>>,
): Promise<Result<null, Problem>> {
  return db.transaction().execute(async (transaction) => {
    const wallet = await lockCustomer(transaction, id);
    return wallet === null ? err(problem('NOT_FOUND')) : change(transaction, wallet);
  });
}

interface LoggedChange {
  readonly kind: CustomerKind;
  readonly before: LoggedValues | null;
  readonly after: LoggedValues | null;
}

async function logChange(transaction: Executor, { phone }: Wallet, change: LoggedChange, { by, now }: CustomersActor): Promise<void> {
  await addLogEntry(transaction, { at: now, by, ...change, subject: maskPhone(phone ?? '') });
}
