import { sql } from 'kysely';
import { z } from 'zod';
import type { Id } from '#domain/id.ts';
import { hashPhone } from '../../auth/secrets.ts';
import type { Executor } from '../../db/connection.ts';
import { parseStored } from '../../db/parse-stored.ts';
import { readHaveOrdered } from '../promo/promo-uses.ts';

/** Benefits that a phone has used and a new account must not get again; contains no name, order or other personal data. */
const phoneRecord = z.object({
  /** number of uses by promo code */
  uses: z.record(z.string(), z.int()),
  hasOrdered: z.boolean(),
});
type PhoneRecord = z.infer<typeof phoneRecord>;

interface Owner {
  readonly id: Id;
  readonly phone1: string;
}

/** Saves what a customer has used under the hash of the phone, before the account is deleted or changes its phone. */
export async function savePhoneRecord(transaction: Executor, { id, phone1: phone }: Owner): Promise<void> {
  const hash = await hashPhone(transaction, phone);
  const before = await readRecord(transaction, hash);
  const rows = await transaction.selectFrom('promo_uses').selectAll().where('customer_id', '=', id).where('uses', '>', 0).execute();
  const uses: Record<string, number> = { ...before?.uses };
  for (const row of rows) uses[row.code] = Math.max(row.uses, uses[row.code] ?? 0);
  const now: PhoneRecord = { uses, hasOrdered: before?.hasOrdered === true || (await readHaveOrdered(transaction, [id])).has(id) };
  if (!now.hasOrdered && Object.keys(uses).length === 0) return;
  const record = JSON.stringify(now);
  await transaction
    .insertInto('phone_records')
    .values({ phone_hash: hash, record })
    .onConflict((conflict) => conflict.column('phone_hash').doUpdateSet({ record }))
    .execute();
}

/** Adds to a customer what their phone used before it belonged to this account. */
export async function applyPhoneRecord(transaction: Executor, { id, phone1: phone }: Owner): Promise<void> {
  const record = await readRecord(transaction, await hashPhone(transaction, phone));
  if (record === null) return;
  if (record.hasOrdered) await transaction.updateTable('customers').set({ has_ordered_before: 1 }).where('id', '=', id).execute();
  for (const [code, uses] of Object.entries(record.uses)) {
    await transaction
      .insertInto('promo_uses')
      .values({ code, customer_id: id, uses })
      .onConflict((conflict) =>
        conflict.columns(['code', 'customer_id']).doUpdateSet({ uses }).where(sql<boolean>`promo_uses.uses < ${uses}`),
      )
      .execute();
  }
}

async function readRecord(transaction: Executor, hash: string): Promise<PhoneRecord | null> {
  const row = await transaction.selectFrom('phone_records').select('record').where('phone_hash', '=', hash).executeTakeFirst();
  return row === undefined ? null : parseStored(phoneRecord, row.record);
}
