import { sql } from 'kysely';
import { z } from 'zod';
import type { Id } from '#domain/id.ts';
import type { PromoCode, PromoUses } from '#domain/order/promo.ts';
import type { Executor } from '../../db/connection.ts';
import { parseStored } from '../../db/parse-stored.ts';

/** The key of the row that counts the uses of all customers. */
const everybody = '';
const unlimited = 2_147_483_647;

/** How often codes were used in all and by some customers, and which of these have ordered. */
export interface UseCounts {
  /** by `keyOfUses` */
  readonly uses: ReadonlyMap<string, number>;
  readonly haveOrdered: ReadonlySet<Id>;
}

/** @param owner null: all customers together */
export function keyOfUses(code: string, owner: Id | null): string {
  return JSON.stringify([code, owner ?? everybody]);
}

/** The uses of several codes by several customers, read together. */
export async function readUses(executor: Executor, promos: readonly PromoCode[], customerIds: readonly Id[]): Promise<UseCounts> {
  if (promos.length === 0) return { uses: new Map(), haveOrdered: new Set() };
  const codes = [...new Set(promos.map(({ code }) => code))];
  const owners = [everybody, ...new Set(customerIds)];
  const rows = await executor.selectFrom('promo_uses').selectAll().where('code', 'in', codes).where('customer_id', 'in', owners).execute();
  return {
    uses: new Map(rows.map(({ code, customer_id, uses }) => [keyOfUses(code, customer_id), uses])),
    haveOrdered: await readHaveOrdered(executor, customerIds),
  };
}

/** The uses of a code as they decide about a cart; without a customer only the total. */
export function usesOf({ uses, haveOrdered }: UseCounts, { code }: PromoCode, customerId: Id | null): PromoUses {
  return {
    total: uses.get(keyOfUses(code, null)) ?? 0,
    byCustomer: customerId === null ? 0 : (uses.get(keyOfUses(code, customerId)) ?? 0),
    hasOrdered: customerId !== null && haveOrdered.has(customerId),
  };
}

/** Those of the customers who have an order that was not canceled, or had one in a deleted account. */
export async function readHaveOrdered(executor: Executor, customerIds: readonly Id[]): Promise<ReadonlySet<Id>> {
  if (customerIds.length === 0) return new Set();
  const rows = await executor
    .selectFrom('customers')
    .select('id')
    .where('id', 'in', customerIds)
    .where(({ eb, exists, or, ref, selectFrom }) =>
      or([
        eb('has_ordered_before', '=', 1),
        exists(
          selectFrom('orders')
            .select('orders.id')
            .where('orders.customer_id', '=', ref('customers.id'))
            .where('orders.status', '!=', 'cancelled'),
        ),
      ]),
    )
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** A use of a code by an order that is being placed. */
export interface NewUse {
  readonly promo: PromoCode;
  readonly customerId: Id;
}

/** Counts uses inside the transaction of their orders, which holds the customers' locks; false when a code has fewer uses left. */
export async function countUses(transaction: Executor, uses: readonly NewUse[]): Promise<boolean> {
  const byCode = [...Map.groupBy(uses, ({ promo }) => promo.code)].sort(([one], [other]) => (one < other ? -1 : 1));
  for (const [code, ofCode] of byCode) if (!(await countCode(transaction, code, ofCode))) return false;
  return true;
}

async function countCode(transaction: Executor, code: string, uses: readonly NewUse[]): Promise<boolean> {
  const most = (uses[0]?.promo.totalLimit ?? unlimited) - uses.length;
  if (most < 0) return false;
  const byCustomer = [...Map.groupBy(uses, ({ customerId }) => customerId)];
  const rows = [[everybody, uses] as const, ...byCustomer].map(([owner, own]) => ({ code, customer_id: owner, uses: own.length }));
  const counted = await transaction
    .insertInto('promo_uses')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['code', 'customer_id'])
        .doUpdateSet({ uses: sql<number>`promo_uses.uses + excluded.uses` })
        .where(({ eb, or }) => or([eb('promo_uses.customer_id', '!=', everybody), eb('promo_uses.uses', '<=', most)])),
    )
    .returning('uses')
    .execute();
  return counted.length === rows.length;
}

/** Returns one use, in the transaction that cancels its order (R-PROMO-7). */
export async function givePromoBack(transaction: Executor, code: string, customerId: Id | null): Promise<void> {
  for (const owner of customerId === null ? [everybody] : [everybody, customerId]) await giveBack(transaction, code, owner);
}

async function giveBack(transaction: Executor, code: string, owner: string): Promise<void> {
  await transaction
    .updateTable('promo_uses')
    .set((column) => ({ uses: column('uses', '-', 1) }))
    .where('code', '=', code)
    .where('customer_id', '=', owner)
    .where('uses', '>', 0)
    .execute();
}

/** How often a code was used, and by how many of today's customers. */
interface PromoUseCount {
  readonly code: string;
  readonly uses: number;
  readonly customers: number;
}

/** The codes that were used, also those that are no longer in the catalog, by their names. */
async function readUseCounts(executor: Executor): Promise<PromoUseCount[]> {
  const rows = await executor
    .selectFrom('promo_uses')
    .select(['code', ({ fn }) => fn.max(sql<number>`case when customer_id = ${everybody} then uses else 0 end`).as('uses')])
    .select(({ fn }) => fn.sum<number>(sql`case when customer_id <> ${everybody} then 1 else 0 end`).as('customers'))
    .where('uses', '>', 0)
    .groupBy('code')
    .orderBy('code')
    .execute();
  return rows
    .map(({ code, uses, customers }) => ({ code, uses: Number(uses), customers: Number(customers) }))
    .filter(({ uses }) => uses > 0);
}

/** What the back office shows of uses. */
export async function readPromoUses(executor: Executor): Promise<{ uses: PromoUseCount[]; stillOffered: string[] }> {
  return { uses: await readUseCounts(executor), stillOffered: await readStillOffered(executor) };
}

/** The codes that the migration to entered codes left offered. */
async function readStillOffered(executor: Executor): Promise<string[]> {
  const row = await executor.selectFrom('meta').select('value').where('key', '=', 'offered-codes').executeTakeFirst();
  return row === undefined ? [] : parseStored(z.array(z.string()), row.value);
}
