import type { Id } from '#domain/id.ts';
import type { Executor } from '../../db/connection.ts';

/** What is kept here of customers whose record an upstream has: their id and phone, no name. */
export async function idOfPhone(executor: Executor, phone1: string): Promise<Id | null> {
  const row = await executor
    .selectFrom('customers')
    .select('id')
    .where('phone1', '=', phone1)
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

/**
 * Notes whose phone it is; a customer who left and came back is known again. Answers the id that stands: another call may have linked
 * the phone first. Null: the id belongs to somebody with another phone.
 */
export async function linkCustomer(executor: Executor, id: Id, phone1: string, now: number): Promise<Id | null> {
  const nobody = { first_name: '', birth_date: '', birth_date_since: now, card_number: 0, card_balance: 0 };
  await executor
    .insertInto('customers')
    .values({ id, phone1, ...nobody, created_at: now, deleted_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await executor
    .updateTable('customers')
    .set({ phone1, deleted_at: null })
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .execute();
  return idOfPhone(executor, phone1);
}

/** The customer's new phone, which is nobody else's. */
export async function relinkCustomer(executor: Executor, id: Id, phone1: string): Promise<void> {
  await executor.updateTable('customers').set({ phone1 }).where('id', '=', id).execute();
}
