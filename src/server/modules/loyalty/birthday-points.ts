import { sql } from 'kysely';
import { birthdaysOn, isBirthdayBonusDue } from '#domain/customer/loyalty.ts';
import type { Id } from '#domain/id.ts';
import { dayOf } from '#domain/schedule/clock.ts';
import type { Connection, Executor } from '../../db/connection.ts';
import type { CatalogReader } from '../catalog/catalog-reader.ts';
import { addPoints } from './ledger.ts';
import { lockCustomer } from './wallet.ts';

/** Adds birthday points for all customers whose birthday is today and who have not received them yet. */
export async function addBirthdayPoints({ db }: Connection, read: CatalogReader, now: number): Promise<void> {
  const bonus = (await read()).catalog.loyalty?.birthdayBonus ?? 0;
  if (bonus === 0) return;
  const celebrating = await birthdays(db)
    .where(sql<string>`substr(birth_date, 6)`, 'in', birthdaysOn(dayOf(now)))
    .execute();
  for (const { id } of celebrating.filter((row) => isDue(row, now))) {
    await db.transaction().execute((transaction) => addFor(transaction, id, bonus, now));
  }
}

/** Another process may have added the points: checked again under the customer's lock. */
async function addFor(transaction: Executor, customerId: Id, points: number, now: number): Promise<void> {
  if ((await lockCustomer(transaction, customerId)) === null) return;
  const row = await birthdays(transaction).where('customers.id', '=', customerId).executeTakeFirst();
  if (row === undefined || !isDue(row, now)) return;
  const key = `birthday/${customerId}/${dayOf(now)}`;
  await addPoints(transaction, { customerId, points, reason: 'birthday', orderId: null, key }, now);
}

function birthdays(executor: Executor) {
  return executor
    .selectFrom('customers')
    .select(['customers.id', 'birth_date', 'birth_date_since'])
    .select(({ selectFrom }) =>
      selectFrom('loyalty_ledger')
        .select((columns) => columns.fn.max('at').as('at'))
        .whereRef('customer_id', '=', 'customers.id')
        .where('reason', '=', 'birthday')
        .as('last_bonus_at'),
    )
    .where('deleted_at', 'is', null);
}

interface BirthdayRow {
  readonly birth_date: string;
  readonly birth_date_since: number;
  readonly last_bonus_at: number | null;
}

function isDue({ birth_date, birth_date_since, last_bonus_at }: BirthdayRow, now: number): boolean {
  return isBirthdayBonusDue({ birthDate: birth_date, since: birth_date_since, lastBonusAt: last_bonus_at }, now);
}
