import type { Points, PointsReason } from '#domain/customer/loyalty.ts';
import type { Id } from '#domain/id.ts';
import type { Executor } from '../../db/connection.ts';

export interface LedgerEntry {
  readonly customerId: Id;
  /** negative when spent */
  readonly points: Points;
  readonly reason: PointsReason;
  readonly orderId: Id | null;
  /** unique key of an entry that may exist only once, e.g. `spent/<order>` */
  readonly key: string;
  /** who corrected it, and why */
  readonly by?: string | null;
  readonly note?: string;
}

/**
 * Adds a row to the ledger and its points to the balance, in a transaction that holds the customer's lock. Returns false without a change
 * when the key exists already, the balance would fall below 0, or the customer is deleted.
 */
export async function addPoints(transaction: Executor, entry: LedgerEntry, now: number): Promise<boolean> {
  const { customerId, points, reason, orderId, key, by = null, note = null } = entry;
  const known = await transaction.selectFrom('loyalty_ledger').select('id').where('key', '=', key).executeTakeFirst();
  if (known !== undefined) return false;
  const moved = await transaction
    .updateTable('customers')
    .set((column) => ({ card_balance: column('card_balance', '+', points) }))
    .where('id', '=', customerId)
    .where('deleted_at', 'is', null)
    .where('card_balance', '>=', -points)
    .returning('card_balance')
    .executeTakeFirst();
  if (moved === undefined) return false;
  const row = { customer_id: customerId, points, balance: moved.card_balance, reason, order_id: orderId, key, at: now, by, note };
  await transaction.insertInto('loyalty_ledger').values(row).execute();
  return true;
}
