import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Id } from '#domain/id.ts';
import type { Executor } from '../../../db/connection.ts';
import type { Database } from '../../../db/schema.ts';

type Consent = Selectable<Database['mailing_consents']>;

/** The customer agrees to mailings; who agreed already still has the date of that (R-MAILING-1). */
export async function agreeToMailings(executor: Executor, customerId: Id, now: number): Promise<void> {
  await executor
    .insertInto('mailing_consents')
    .values({ id: randomUUID(), customer_id: customerId, agreed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** @returns false: the customer had not agreed */
export async function endMailings(executor: Executor, customerId: Id, by: NonNullable<Consent['ended_by']>, now: number): Promise<boolean> {
  const ended = await executor
    .updateTable('mailing_consents')
    .set({ ended_at: now, ended_by: by })
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return ended.numUpdatedRows > 0n;
}

/** When the customer agreed, ms; null: the customer gets no mailings. */
export async function agreedAt(executor: Executor, customerId: Id): Promise<number | null> {
  const consent = await executor
    .selectFrom('mailing_consents')
    .select('agreed_at')
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return consent?.agreed_at ?? null;
}

/** What a customer agreed to and ended, the oldest first. */
export function consentsOf(executor: Executor, customerId: Id): Promise<Consent[]> {
  return executor.selectFrom('mailing_consents').selectAll().where('customer_id', '=', customerId).orderBy('agreed_at').execute();
}
