import { createHash } from 'node:crypto';
import type { Id } from '#domain/id.ts';
import type { Executor } from '../../db/connection.ts';

/** Keys belong to a customer and are valid for 7 days (R-ORDER-3). */
export const keyLifeMs = 7 * 24 * 60 * 60 * 1000;

/** The key that a customer sent with an order. */
export interface OrderKey {
  readonly customerId: Id;
  readonly key: string;
  /** when the order arrived */
  readonly now: number;
}

/** The order that a key placed. */
export interface KeyUse {
  readonly bodyHash: string;
  readonly orderId: Id;
  readonly usedAt: number;
}

/** By `keyName`. */
export type KeyUses = ReadonlyMap<string, KeyUse>;

export function keyName({ customerId, key }: Pick<OrderKey, 'customerId' | 'key'>): string {
  return `${customerId} ${key}`;
}

export async function readKeyUses(executor: Executor, keys: readonly OrderKey[]): Promise<KeyUses> {
  const rows = await executor
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('customer_id', 'in', [...new Set(keys.map(({ customerId }) => customerId))])
    .where('key', 'in', [...new Set(keys.map(({ key }) => key))])
    .execute();
  return new Map(
    rows.map((row) => [
      keyName({ customerId: row.customer_id, key: row.key }),
      { bodyHash: row.body_hash, orderId: row.order_id, usedAt: row.created_at },
    ]),
  );
}

/** What this customer's key has placed within its lifetime. */
export function placedWith(uses: KeyUses, key: OrderKey): KeyUse | undefined {
  const use = uses.get(keyName(key));
  return use === undefined || use.usedAt < key.now - keyLifeMs ? undefined : use;
}

/** Stores the keys of new orders in their transaction, so that both exist or none; expired ones are replaced. False: one is in use. */
export async function insertKeys(
  transaction: Executor,
  keys: readonly (OrderKey & Pick<KeyUse, 'bodyHash' | 'orderId'>)[],
): Promise<boolean> {
  const rows = keys.map((one) => ({
    customer_id: one.customerId,
    key: one.key,
    body_hash: one.bodyHash,
    order_id: one.orderId,
    created_at: one.now,
  }));
  const used = await transaction
    .insertInto('idempotency_keys')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['customer_id', 'key'])
        .doUpdateSet(({ ref }) => ({
          body_hash: ref('excluded.body_hash'),
          order_id: ref('excluded.order_id'),
          created_at: ref('excluded.created_at'),
        }))
        .where(({ eb, ref }) => eb('idempotency_keys.created_at', '<', eb(ref('excluded.created_at'), '-', keyLifeMs))),
    )
    .returning('order_id')
    .execute();
  return used.length === rows.length;
}

/** A hash that is equal for bodies with equal content, whatever the order of their fields. */
export function hashBody(body: unknown): string {
  return createHash('sha256').update(JSON.stringify(body, sortFields)).digest('hex');
}

function sortFields(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
