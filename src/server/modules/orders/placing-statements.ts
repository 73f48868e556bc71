import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Id } from '#domain/id.ts';
import type { Connection, Executor } from '../../db/connection.ts';
import type { Versions } from '../catalog/catalog-version.ts';
import type { Buyer } from './benefits.ts';
import { appendHistory } from './history.ts';
import { type ClaimResult, claimKey, type KeyClaim, keyLifeMs, readClaim } from './idempotency.ts';
import { insertOrder, type OrderValues } from './order-rows.ts';
import { type SlotPlace, takePlaces } from './slot-capacity.ts';

/** Who buys, by which catalog: read together. */
export interface BuyerAndVersions {
  /** null: unknown or deleted */
  readonly buyer: Buyer | null;
  readonly versions: Versions;
}

/** The statements of the order's transaction, in as few round trips as the engine allows. */
export interface PlacingStatements {
  /** Claims the key and locks the customer, whom the same statement may have read. */
  claim(transaction: Executor, claim: KeyClaim, now: number): Promise<{ readonly claim: ClaimResult; readonly read?: BuyerAndVersions }>;
  /** Takes the place in the slot and writes the order, its history and its message; null, and nothing written, when the slot is full. */
  write(transaction: Executor, values: OrderValues, place: SlotPlace): Promise<number | null>;
}

interface BuyerRow {
  readonly card_balance: number | null;
  readonly version: string | null;
  readonly stock: string | null;
}

const versionColumns = sql`
  (select value from meta where "key" = 'version') as version,
  (select value from meta where "key" = 'stock') as stock`;

/** The customer's points and the versions, read without a lock. */
export async function readBuyer(executor: Executor, customerId: Id): Promise<BuyerAndVersions> {
  const { rows } = await sql<BuyerRow>`
    select customers.card_balance, ${versionColumns}
    from (select 1 as one) as found left join customers on id = ${customerId} and deleted_at is null`.execute(executor);
  return toBuyer(customerId, rows[0]);
}

function toBuyer(customerId: Id, row: BuyerRow | undefined): BuyerAndVersions {
  const balance = row?.card_balance ?? null;
  return {
    buyer: balance === null ? null : { customerId, balance },
    versions: { version: row?.version ?? '0', stock: row?.stock ?? '0' },
  };
}

export function placingStatements(engine: Connection['engine']): PlacingStatements {
  return engine === 'postgres' ? merged : separate;
}

/** SQLite has no statement that writes several tables, and a round trip to it costs nothing. Its transaction locks everything. */
const separate: PlacingStatements = {
  claim: async (transaction, claim, now) => ({ claim: await claimKey(transaction, claim, now) }),
  async write(transaction, values, place) {
    if (!(await takePlaces(transaction, place))) return null;
    const number = await insertOrder(transaction, values);
    await appendHistory(transaction, values.id, 'created', 'customer', values.created_at);
    return number;
  },
};

/** The key is claimed before the customer is locked: only a claimed key leads to the customer's row. */
const merged: PlacingStatements = {
  async claim(transaction, claim, now) {
    const { customerId, key, bodyHash, orderId } = claim;
    const { rows } = await sql<BuyerRow & { readonly is_claimed: boolean }>`
      with claimed as (
        insert into idempotency_keys (customer_id, "key", body_hash, order_id, created_at)
        values (${customerId}, ${key}, ${bodyHash}, ${orderId}, ${now})
        on conflict (customer_id, "key") do update
          set body_hash = excluded.body_hash, order_id = excluded.order_id, created_at = excluded.created_at
          where idempotency_keys.created_at < ${now - keyLifeMs}
        returning customer_id
      ), locked as (
        select customers.card_balance from customers
        where id = (select customer_id from claimed) and deleted_at is null
        for update
      )
      select exists (select 1 from claimed) as is_claimed, locked.card_balance, ${versionColumns}
      from (select 1 as one) as found left join locked on true`.execute(transaction);
    if (rows[0]?.is_claimed !== true) return { claim: await readClaim(transaction, claim) };
    return { claim: { kind: 'claimed' }, read: toBuyer(customerId, rows[0]) };
  },
  async write(transaction, values, { restaurantId, slotCapacity, slot }) {
    const { rows } = await sql<{ readonly number: number }>`
      with place as (
        insert into slot_loads (restaurant_id, "day", "start", orders) values (${restaurantId}, ${slot.day}, ${slot.start}, 1)
        on conflict (restaurant_id, "day", "start") do update set orders = slot_loads.orders + 1
          where slot_loads.orders < ${slotCapacity}
        returning orders
      ), placed as (
        insert into orders (id, customer_id, restaurant_id, order_type_id, slot_day, slot_start, slot_end, status, total, created_at,
          record, holds)
        select ${values.id}, ${values.customer_id}, ${values.restaurant_id}, cast(${values.order_type_id} as integer), ${values.slot_day},
          cast(${values.slot_start} as integer), cast(${values.slot_end} as integer), ${values.status},
          cast(${values.total} as bigint), cast(${values.created_at} as bigint), ${values.record}, ${values.holds}
        from place
        returning id, "number", status, created_at
      ), event as (
        insert into order_history (order_id, status, "at", "by")
        select id, status, created_at, 'customer' from placed
        returning id, order_id, "at"
      ), message as (
        insert into outbox (id, history_id, order_id, attempts, next_at)
        select ${randomUUID()}, id, order_id, 0, "at" from event
      )
      select "number" from placed`.execute(transaction);
    return rows[0]?.number ?? null;
  },
};
