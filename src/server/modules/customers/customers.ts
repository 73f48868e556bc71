import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { type Customer, cardNumberOf } from '#domain/customer/customer.ts';
import type { Id } from '#domain/id.ts';
import { type Problem, problem } from '#domain/problem.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { dayOf } from '#domain/schedule/clock.ts';
import type { Connection, Executor } from '../../db/connection.ts';
import { violationOf } from '../../db/db-errors.ts';
import type { Database } from '../../db/schema.ts';
import type { CustomerDraft } from '../../ports/backend.ts';
import type { CatalogReader } from '../catalog/catalog-reader.ts';
import { addWelcomePoints } from '../loyalty/welcome-points.ts';
import { searchKeysOf } from '../search-keys.ts';
import { applyPhoneRecord, savePhoneRecord } from './phone-records.ts';

export async function findCustomer(executor: Executor, id: Id): Promise<Customer | null> {
  const row = await executor.selectFrom('customers').selectAll().where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst();
  return row === undefined ? null : toCustomer(row);
}

export async function findCustomerByPhone(executor: Executor, phone: string): Promise<Customer | null> {
  const row = await executor
    .selectFrom('customers')
    .selectAll()
    .where('phone1', '=', phone)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row === undefined ? null : toCustomer(row);
}

/** One customer per phone: when the phone already has a customer, that customer is returned. */
export async function createCustomer({ db }: Connection, read: CatalogReader, draft: CustomerDraft, now: number): Promise<Customer> {
  return db.transaction().execute(async (transaction) => {
    const id = randomUUID();
    const inserted = await transaction
      .insertInto('customers')
      .values({
        id,
        ...toColumns(draft),
        birth_date_since: now,
        card_number: 0,
        card_balance: 0,
        created_at: now,
        deleted_at: null,
        is_unverified: draft.isUnverified ? 1 : 0,
      })
      .onConflict((conflict) => conflict.column('phone1').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (inserted !== undefined) {
      await giveCard(transaction, id);
      await applyPhoneRecord(transaction, { id, phone1: draft.phone1 });
      await addWelcomePoints(transaction, (await read(transaction)).catalog.loyalty, { id, phone: draft.phone1 }, now);
    }
    const customer = await findCustomerByPhone(transaction, draft.phone1);
    if (customer === null) throw new Error('The customer of a phone that is taken was not found');
    return customer;
  });
}

async function giveCard(transaction: Executor, id: Id): Promise<void> {
  const serial = await transaction.insertInto('card_numbers').values({ customer_id: id }).returning('id').executeTakeFirstOrThrow();
  await transaction
    .updateTable('customers')
    .set({ card_number: cardNumberOf(serial.id) })
    .where('id', '=', id)
    .execute();
}

/** The caller has verified that a changed phone belongs to the customer; another customer's phone is rejected. */
export async function updateCustomer({ db }: Connection, id: Id, draft: CustomerDraft, now: number): Promise<Result<Customer, Problem>> {
  try {
    return await db.transaction().execute(async (transaction) => {
      const known = await findCustomer(transaction, id);
      if (known === null) return err(problem('NOT_FOUND'));
      const since = known.birthDate === draft.birthDate ? {} : { birth_date_since: now };
      await transaction
        .updateTable('customers')
        .set({ ...toColumns(draft), ...since })
        .where('id', '=', id)
        .execute();
      if (known.phone1 !== draft.phone1) {
        await savePhoneRecord(transaction, known);
        await applyPhoneRecord(transaction, { id, phone1: draft.phone1 });
      }
      return ok({ ...known, ...draft });
    });
  } catch (error) {
    if (violationOf(error) === 'unique') return err(problem('PHONE_NOT_VERIFIED', { reason: 'taken' }));
    throw error;
  }
}

function toColumns({ firstName, phone1, birthDate }: CustomerDraft) {
  return { first_name: firstName, phone1, birth_date: birthDate, ...searchKeysOf({ firstName, phone1 }) };
}

function toCustomer(row: Selectable<Database['customers']>): Customer {
  return {
    id: row.id,
    firstName: row.first_name,
    phone1: row.phone1 ?? '',
    birthDate: row.birth_date,
    createdOn: dayOf(row.created_at),
    cardBalance: row.card_balance,
    cardNumber: row.card_number,
  };
}
