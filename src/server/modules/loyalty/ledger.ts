import type { Points, PointsReason } from '#domain/customer/loyalty.ts';
import type { Id } from '#domain/id.ts';
import type { Executor } from '../../db/connection.ts';

export interface LedgerEntry {
  readonly customerId: Id;
  /** below 0 when spent */
  readonly points: Points;
  readonly reason: PointsReason;
  readonly orderId: Id | null;
  /** what may happen once, e.g. `spent/<order>` */
  readonly key: string;
}

/**
 * Adds a row to the ledger and its points to the balance, in a transaction that holds the customer's lock. False, and nothing
 * happened: the key stands already, the balance would fall below 0, or the customer is gone.
 */
export async function addPoints(transaction: Executor, entry: LedgerEntry, now: number): Promise<boolean> {
  const { customerId, points, reason, orderId, key } = entry;
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
  const row = { customer_id: customerId, points, balance: moved.card_balance, reason, order_id: orderId, key, at: now };
  await transaction.insertInto('loyalty_ledger').values(row).execute();
  return true;
}
