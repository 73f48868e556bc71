import { createHash } from 'node:crypto';
import type { ExpressionBuilder } from 'kysely';
import type { Id } from '#domain/id.ts';
import { type Problem, problem } from '#domain/problem.ts';
import type { Executor } from '../../db/connection.ts';
import type { Database } from '../../db/schema.ts';

/** Keys belong to a customer and are valid for 7 days (R-ORDER-3). */
export const keyLifeMs = 7 * 24 * 60 * 60 * 1000;

/** A key belongs to its customer. */
export interface UsedKey {
  readonly customerId: Id;
  readonly key: string;
}

export interface KeyClaim extends UsedKey {
  readonly bodyHash: string;
  readonly orderId: Id;
}

export type ClaimResult =
  | { readonly kind: 'claimed' }
  | { readonly kind: 'replay'; readonly orderId: Id }
  | { readonly kind: 'refused'; readonly problem: Problem };

/**
 * Claims a key for a new order, inside the order's transaction: when that rolls back, the key is free again. A second transaction with the
 * same key waits for the first one and then replays it. An expired key counts as unused.
 */
export async function claimKey(transaction: Executor, { customerId, key, bodyHash, orderId }: KeyClaim, now: number): Promise<ClaimResult> {
  const claimed = await transaction
    .insertInto('idempotency_keys')
    .values({ customer_id: customerId, key, body_hash: bodyHash, order_id: orderId, created_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['customer_id', 'key'])
        .doUpdateSet({ body_hash: bodyHash, order_id: orderId, created_at: now })
        .where('idempotency_keys.created_at', '<', now - keyLifeMs),
    )
    .returning('order_id')
    .executeTakeFirst();
  return claimed === undefined ? readClaim(transaction, { customerId, key, bodyHash }) : { kind: 'claimed' };
}

/** What a key that was used before leads to. */
export async function readClaim(
  transaction: Executor,
  { customerId, key, bodyHash }: Omit<KeyClaim, 'orderId'>,
): Promise<Exclude<ClaimResult, { kind: 'claimed' }>> {
  const first = await transaction
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'order_id'])
    .where('customer_id', '=', customerId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (first === undefined) return { kind: 'refused', problem: problem('IDEMPOTENCY_IN_FLIGHT') };
  if (first.body_hash !== bodyHash) return { kind: 'refused', problem: problem('IDEMPOTENCY_MISMATCH') };
  return { kind: 'replay', orderId: first.order_id };
}

/** Whether this customer has used a key within its lifetime. */
export async function isKeyUsed(executor: Executor, customerId: Id, key: string, now: number): Promise<boolean> {
  const used = await executor
    .selectFrom('idempotency_keys')
    .select('key')
    .where('customer_id', '=', customerId)
    .where('key', '=', key)
    .where('created_at', '>=', now - keyLifeMs)
    .executeTakeFirst();
  return used !== undefined;
}

/** Those of the keys that their customers have used within their lifetime. */
export async function usedKeysOf(executor: Executor, keys: readonly UsedKey[], now: number): Promise<readonly UsedKey[]> {
  if (keys.length === 0) return [];
  const rows = await executor
    .selectFrom('idempotency_keys')
    .select(['customer_id', 'key'])
    .where(isOneOf(keys))
    .where('created_at', '>=', now - keyLifeMs)
    .execute();
  return rows.map(({ customer_id, key }) => ({ customerId: customer_id, key }));
}

/** The condition for the rows of these keys. */
export function isOneOf(keys: readonly UsedKey[]) {
  return ({ and, or, eb }: ExpressionBuilder<Database, 'idempotency_keys'>) =>
    or(keys.map(({ customerId, key }) => and([eb('customer_id', '=', customerId), eb('key', '=', key)])));
}

/** A hash that is equal for bodies with equal content, whatever the order of their fields. */
export function hashBody(body: unknown): string {
  return createHash('sha256').update(JSON.stringify(body, sortFields)).digest('hex');
}

function sortFields(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
