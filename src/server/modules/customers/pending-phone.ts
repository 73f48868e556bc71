import type { Selectable } from 'kysely';
import type { PhoneChange } from '#domain/customer/customer.ts';
import type { Id } from '#domain/id.ts';
import type { Executor } from '../../db/connection.ts';
import type { Database } from '../../db/schema.ts';

/** The pending change of phone; null: there is none. */
export async function findPhoneChange(executor: Executor, customerId: Id): Promise<PhoneChange | null> {
  const row = await executor.selectFrom('phone_changes').selectAll().where('customer_id', '=', customerId).executeTakeFirst();
  return row === undefined ? null : toPhoneChange(row);
}

export function toPhoneChange(row: Pick<Selectable<Database['phone_changes']>, 'new_phone' | 'effective_at'>): PhoneChange {
  return { phone1: row.new_phone, takesEffectAt: new Date(row.effective_at).toISOString() };
}
