import { sql } from 'kysely';
import { maskPhone } from '#domain/customer/phone.ts';
import type { Id } from '#domain/id.ts';
import { wantedOf } from '#domain/office/find.ts';
import type { Executor } from '../../db/connection.ts';

const customersOfPage = 50;

/** A customer in a list; the phone has no middle. */
interface FoundCustomer {
  readonly id: Id;
  readonly firstName: string;
  readonly phone: string;
  /** ms */
  readonly createdAt: number;
  readonly isVerified: boolean;
  readonly isBlocked: boolean;
}

export interface FoundCustomers {
  readonly customers: readonly FoundCustomer[];
  /** the id after which the next page begins; null: this is the last one */
  readonly next: Id | null;
}

/** By the beginning of a name or the end of a phone, in the order of names or phones; without a text nobody (R-FIND-2). */
export async function searchCustomers(executor: Executor, text: string, after: Id | null): Promise<FoundCustomers> {
  const wanted = wantedOf(text);
  const range = wanted?.phone ?? wanted?.name ?? null;
  if (range === null) return { customers: [], next: null };
  const column = wanted?.phone ? 'phone_back' : 'name_key';
  const last =
    after === null ? undefined : await executor.selectFrom('customers').select([column, 'id']).where('id', '=', after).executeTakeFirst();
  const key = last?.[column as keyof typeof last] ?? null;
  let query = executor
    .selectFrom('customers')
    .selectAll()
    .where(column, '>=', range.from)
    .where(column, '<', range.before)
    .where('deleted_at', 'is', null)
    .orderBy(column)
    .orderBy('id')
    .limit(customersOfPage + 1);
  if (after !== null && key !== null) query = query.where(sql<boolean>`(${sql.ref(column)}, id) > (${key}, ${after})`);
  const rows = await query.execute();
  const shown = rows.slice(0, customersOfPage);
  const customers = shown.map((row) => ({
    id: row.id,
    firstName: row.first_name,
    phone: maskPhone(row.phone1 ?? ''),
    createdAt: row.created_at,
    isVerified: row.is_unverified === 0,
    isBlocked: row.block_reason !== null,
  }));
  return { customers, next: rows.length > customersOfPage ? (shown.at(-1)?.id ?? null) : null };
}
