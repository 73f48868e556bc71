import { sql } from 'kysely';
import { birthdaysOn, isBirthdayBonusDue } from '#domain/customer/loyalty.ts';
import type { Id } from '#domain/id.ts';
import { dayOf } from '#domain/schedule/clock.ts';
import type { Connection, Executor } from '../../db/connect.ts';
import type { CatalogueReader } from '../catalogue/catalogue-reader.ts';
import { lockCustomer } from '../customers/lock-customer.ts';
import { addPoints } from './ledger.ts';

/** Gives birthday points to everybody who celebrates today and has not got them yet. */
export async function addBirthdayPoints({ db }: Connection, read: CatalogueReader, now: number): Promise<void> {
  const bonus = (await read()).catalogue.loyalty?.birthdayBonus ?? 0;
  if (bonus === 0) return;
  const today = dayOf(now);
  const celebrating = await db
    .selectFrom('customers')
    .select('id')
    .where(sql<string>`substr(birth_date, 6)`, 'in', birthdaysOn(today))
    .where('deleted_at', 'is', null)
    .execute();
  for (const { id } of celebrating) {
    await db.transaction().execute((transaction) => addFor(transaction, id, bonus, now));
  }
}

async function addFor(transaction: Executor, customerId: Id, points: number, now: number): Promise<void> {
  if ((await lockCustomer(transaction, customerId)) === null) return;
  const last = await transaction
    .selectFrom('loyalty_ledger')
    .select((columns) => columns.fn.max('at').as('at'))
    .where('customer_id', '=', customerId)
    .where('reason', '=', 'birthday')
    .executeTakeFirst();
  const customer = await transaction
    .selectFrom('customers')
    .select(['birth_date', 'birth_date_since'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  const birthday = { birthDate: customer.birth_date, since: customer.birth_date_since, lastBonusAt: last?.at ?? null };
  if (!isBirthdayBonusDue(birthday, now)) return;
  const key = `birthday/${customerId}/${dayOf(now)}`;
  await addPoints(transaction, { customerId, points, reason: 'birthday', orderId: null, key }, now);
}
