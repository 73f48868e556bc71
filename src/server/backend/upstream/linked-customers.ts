import type { Id } from '#domain/id.ts';
import type { Executor } from '../../db/connection.ts';
import { searchKeysOf } from '../../modules/search-keys.ts';

/** What is stored here about customers whose records an upstream has: their id and phone, no name. */
export async function idOfPhone(executor: Executor, phone: string): Promise<Id | null> {
  const row = await executor
    .selectFrom('customers')
    .select('id')
    .where('phone1', '=', phone)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function phoneOf(executor: Executor, id: Id): Promise<string | null> {
  const row = await executor
    .selectFrom('customers')
    .select('phone1')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.phone1 ?? null;
}

interface LinkedCustomer {
  readonly id: Id;
  readonly phone: string;
  /** made by the office: nobody has entered a code of the phone */
  readonly isUnverified: boolean;
}

function phoneColumns(phone: string) {
  return { phone1: phone, ...searchKeysOf({ firstName: '', phone1: phone }) };
}

/**
 * Stores the phone of a customer; a deleted customer who returns is found again. Returns the stored id: another call may have linked the
 * phone first. Null: the id belongs to a customer with another phone.
 */
export async function linkCustomer(executor: Executor, { id, phone, isUnverified }: LinkedCustomer, now: number): Promise<Id | null> {
  const nobody = { first_name: '', birth_date: '', birth_date_since: now, card_number: 0, card_balance: 0 };
  await executor
    .insertInto('customers')
    .values({ id, ...phoneColumns(phone), ...nobody, created_at: now, deleted_at: null, is_unverified: isUnverified ? 1 : 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await executor
    .updateTable('customers')
    .set({ ...phoneColumns(phone), deleted_at: null, is_unverified: isUnverified ? 1 : 0 })
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .execute();
  return idOfPhone(executor, phone);
}

/** Stores the customer's new phone, which no other customer has. */
export async function relinkCustomer(executor: Executor, id: Id, phone: string): Promise<void> {
  await executor.updateTable('customers').set(phoneColumns(phone)).where('id', '=', id).execute();
}
