import { sql } from 'kysely';
import type { Id } from '#domain/id.ts';
import type { PromoCode, PromoUses } from '#domain/order/promo.ts';
import type { Executor } from '../../db/connection.ts';

/** The key of the row that counts the uses of all customers. */
const everybody = '';
const unlimited = 2_147_483_647;

/** The uses of a code; without a customer only the total. */
export async function readUses(executor: Executor, promo: PromoCode, customerId: Id | null): Promise<PromoUses> {
  return (await readUsesOfAll(executor, [promo], customerId))(promo);
}

/** The uses of several codes, read together. */
export async function readUsesOfAll(
  executor: Executor,
  promos: readonly PromoCode[],
  customerId: Id | null,
): Promise<(promo: PromoCode) => PromoUses> {
  const owners = customerId === null ? [everybody] : [everybody, customerId];
  const codes = promos.map(({ code }) => code);
  const rows =
    codes.length === 0
      ? []
      : await executor.selectFrom('promo_uses').selectAll().where('code', 'in', codes).where('customer_id', 'in', owners).execute();
  const ordered = customerId !== null && (await hasOrdered(executor, customerId));
  return ({ code }) => {
    const usesOf = (owner: string | null) => rows.find((row) => row.code === code && row.customer_id === owner)?.uses ?? 0;
    return { total: usesOf(everybody), byCustomer: usesOf(customerId), hasOrdered: ordered };
  };
}

/** Whether a customer has an order that was not canceled, or had one in a deleted account. */
export async function hasOrdered(executor: Executor, customerId: Id): Promise<boolean> {
  const ordered = await executor
    .selectFrom('customers')
    .select('id')
    .where('id', '=', customerId)
    .where(({ eb, exists, or, selectFrom }) =>
      or([
        eb('has_ordered_before', '=', 1),
        exists(
          selectFrom('orders').select('orders.id').where('orders.customer_id', '=', customerId).where('orders.status', '!=', 'cancelled'),
        ),
      ]),
    )
    .executeTakeFirst();
  return ordered !== undefined;
}

/**
 * Counts one use of each inside the order's transaction, which holds the customer's lock. Returns false when another order took the last
 * use of one meanwhile; then nothing is counted.
 */
export async function takePromos(transaction: Executor, promos: readonly PromoCode[], customerId: Id): Promise<boolean> {
  const [first, ...others] = promos;
  if (first === undefined) return true;
  if (!(await count(transaction, first.code, everybody, first.totalLimit ?? unlimited))) return false;
  if (!(await takePromos(transaction, others, customerId))) {
    await giveBack(transaction, first.code, everybody);
    return false;
  }
  await count(transaction, first.code, customerId, unlimited);
  return true;
}

async function count(transaction: Executor, code: string, owner: string, limit: number): Promise<boolean> {
  const counted = await transaction
    .insertInto('promo_uses')
    .values({ code, customer_id: owner, uses: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['code', 'customer_id'])
        .doUpdateSet({ uses: sql<number>`promo_uses.uses + 1` })
        .where('promo_uses.uses', '<', limit),
    )
    .returning('uses')
    .executeTakeFirst();
  return counted !== undefined;
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
  return row === undefined ? [] : (JSON.parse(row.value) as string[]);
}
