import type { Points } from '#domain/customer/loyalty.ts';
import type { Id } from '#domain/id.ts';
import type { Som } from '#domain/money.ts';
import type { Executor } from '../../db/connection.ts';

export interface Wallet {
  readonly customerId: Id;
  readonly balance: Points;
  /** the sum of completed orders */
  readonly spent: Som;
}

/**
 * The customer's points, locked until the transaction ends: other transactions that change points or promo uses of the same customer wait.
 * Locked before any order, promo, stock and slot row, which are locked in this order, so that transactions can't deadlock. Null: unknown or
 * deleted.
 */
export async function lockCustomer(transaction: Executor, customerId: Id): Promise<Wallet | null> {
  const row = await transaction
    .updateTable('customers')
    .set((column) => ({ card_balance: column.ref('card_balance') }))
    .where('id', '=', customerId)
    .where('deleted_at', 'is', null)
    .returning(['card_balance', 'spent'])
    .executeTakeFirst();
  return toWallet(customerId, row);
}

/** The customer's points, not locked. Null: unknown or deleted. */
export async function readWallet(executor: Executor, customerId: Id): Promise<Wallet | null> {
  const row = await executor
    .selectFrom('customers')
    .select(['card_balance', 'spent'])
    .where('id', '=', customerId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return toWallet(customerId, row);
}

function toWallet(customerId: Id, row: { readonly card_balance: number; readonly spent: number } | undefined): Wallet | null {
  return row === undefined ? null : { customerId, balance: row.card_balance, spent: row.spent };
}
