import type { Selectable } from 'kysely';
import type { Points } from '#domain/customer/loyalty.ts';
import type { Id } from '#domain/id.ts';
import type { Som } from '#domain/money.ts';
import type { Connection, Executor } from '../../db/connection.ts';
import type { Database } from '../../db/schema.ts';

export interface Wallet {
  readonly customerId: Id;
  readonly phone: string | null;
  readonly balance: Points;
  /** the sum of completed orders */
  readonly spent: Som;
}

/** Who places an order, locked. */
interface LockedBuyer extends Omit<Wallet, 'spent'> {
  readonly isBlocked: boolean;
  readonly isUnverified: boolean;
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
    .returning(['phone1', 'card_balance', 'spent'])
    .executeTakeFirst();
  return toWallet(customerId, row);
}

/** The phones and points of several customers, locked in the order of their ids; without those who are unknown or deleted. */
export async function lockCustomers(
  transaction: Executor,
  engine: Connection['engine'],
  customerIds: readonly Id[],
): Promise<ReadonlyMap<Id, LockedBuyer>> {
  const rows = await transaction
    .selectFrom('customers')
    .select(['id', 'phone1', 'card_balance', 'block_reason', 'is_unverified'])
    .where('id', 'in', customerIds)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    // a transaction of SQLite has the whole database
    .$if(engine === 'postgres', (query) => query.forUpdate())
    .execute();
  return new Map(
    rows.map((row) => {
      const { id: customerId, phone1: phone, card_balance: balance } = row;
      return [customerId, { customerId, phone, balance, isBlocked: row.block_reason !== null, isUnverified: row.is_unverified === 1 }];
    }),
  );
}

/** The customer's points, not locked. Null: unknown or deleted. */
export async function readWallet(executor: Executor, customerId: Id): Promise<Wallet | null> {
  const row = await executor
    .selectFrom('customers')
    .select(['phone1', 'card_balance', 'spent'])
    .where('id', '=', customerId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return toWallet(customerId, row);
}

type WalletRow = Pick<Selectable<Database['customers']>, 'phone1' | 'card_balance' | 'spent'>;

function toWallet(customerId: Id, row: WalletRow | undefined): Wallet | null {
  return row === undefined ? null : { customerId, phone: row.phone1, balance: row.card_balance, spent: row.spent };
}
