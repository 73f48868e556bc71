import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Id } from '#domain/id.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import type { Connection, Executor } from '../../db/connection.ts';
import type { Versions } from '../catalog/catalog-version.ts';
import type { Buyer } from './benefits.ts';
import { isOneOf, type KeyClaim, keyLifeMs, type UsedKey } from './idempotency.ts';
import type { OrderValues } from './order-rows.ts';
import { type SlotPlace, takePlaces } from './slot-capacity.ts';

/** The customers of several orders, without those who are unknown or deleted, and the versions of the catalog: read together. */
export interface BuyersAndVersions {
  readonly buyers: ReadonlyMap<Id, Buyer>;
  readonly versions: Versions;
}

/** @see KeyClaim; `now` is when its order arrived */
export interface ArrivedClaim extends KeyClaim {
  readonly now: number;
}

export interface Claims {
  /** the orders whose key was unused */
  readonly orderIds: ReadonlySet<Id>;
  /** read after the customers were locked; null: the transaction excludes other writers */
  readonly read: BuyersAndVersions | null;
}

export interface OrderToWrite {
  readonly values: OrderValues;
  readonly place: SlotPlace;
}

/** The statements of a transaction that places several orders, as many for ten orders as for one. */
export interface BatchStatements {
  /**
   * Claims keys and locks their customers, both in an order that is the same for all transactions. A customer whom another transaction has
   * locked is missing from the result: the others do not wait.
   */
  claim(transaction: Executor, claims: readonly ArrivedClaim[]): Promise<Claims>;
  /** Takes places and writes orders, history and messages; the numbers by order id. Where places are missing, nothing is written. */
  write(transaction: Executor, orders: readonly OrderToWrite[]): Promise<ReadonlyMap<Id, number>>;
}

export function batchStatements(engine: Connection['engine']): BatchStatements {
  return engine === 'postgres' ? merged : separate;
}

/** Without a lock. */
export async function readBuyers(executor: Executor, customerIds: readonly Id[]): Promise<BuyersAndVersions> {
  const { rows } = await sql<BuyerRow>`
    select id as customer_id, card_balance, ${versionColumns} from customers
    where id in (${sql.join(customerIds)}) and deleted_at is null`.execute(executor);
  return toBuyers(rows);
}

interface BuyerRow {
  readonly customer_id: Id;
  /** null: deleted, or locked by another transaction */
  readonly card_balance: number | null;
  readonly version: string | null;
  readonly stock: string | null;
}

const versionColumns = sql`
  (select value from meta where "key" = 'version') as version,
  (select value from meta where "key" = 'stock') as stock`;

function toBuyers(rows: readonly BuyerRow[]): BuyersAndVersions {
  const [first] = rows;
  const buyers = rows.flatMap(({ customer_id: customerId, card_balance: balance }) => (balance === null ? [] : { customerId, balance }));
  return {
    buyers: new Map(buyers.map((buyer) => [buyer.customerId, buyer])),
    versions: { version: first?.version ?? '0', stock: first?.stock ?? '0' },
  };
}

/** Frees keys that this transaction claimed for orders it does not place. */
export async function releaseKeys(transaction: Executor, claims: readonly UsedKey[]): Promise<void> {
  if (claims.length > 0) await transaction.deleteFrom('idempotency_keys').where(isOneOf(claims)).execute();
}

const created = 'created' satisfies OrderStatus;
const customer = 'customer';

/** SQLite has no statement that writes several tables; its transaction locks everything. */
const separate: BatchStatements = {
  async claim(transaction, claims) {
    const rows = await transaction
      .insertInto('idempotency_keys')
      .values(claims.map(toKeyRow))
      .onConflict((conflict) =>
        conflict
          .columns(['customer_id', 'key'])
          .doUpdateSet((row) => ({
            body_hash: row.ref('excluded.body_hash'),
            order_id: row.ref('excluded.order_id'),
            created_at: row.ref('excluded.created_at'),
          }))
          .where(sql<boolean>`idempotency_keys.created_at < excluded.created_at - ${keyLifeMs}`),
      )
      .returning('order_id')
      .execute();
    return { orderIds: new Set(rows.map(({ order_id }) => order_id)), read: null };
  },
  async write(transaction, orders) {
    const bySlot = Map.groupBy(orders, ({ place: { restaurantId, slot } }) => [restaurantId, slot.day, slot.start].join(' '));
    const values: OrderValues[] = [];
    for (const inSlot of bySlot.values()) {
      const [first] = inSlot;
      if (first !== undefined && (await takePlaces(transaction, first.place, inSlot.length)))
        values.push(...inSlot.map((one) => one.values));
    }
    if (values.length === 0) return new Map();
    const placed = await transaction.insertInto('orders').values(values).returning(['id', 'number']).execute();
    const changes = await transaction
      .insertInto('order_history')
      .values(values.map(({ id, created_at }) => ({ order_id: id, status: created, at: created_at, by: customer })))
      .returning(['id', 'order_id', 'at'])
      .execute();
    const messages = changes.map(({ id, order_id, at }) => ({
      id: randomUUID(),
      history_id: id,
      order_id,
      attempts: 0,
      next_at: at,
      delivered_at: null,
    }));
    await transaction.insertInto('outbox').values(messages).execute();
    return new Map(placed.map(({ id, number }) => [id, number]));
  },
};

function toKeyRow({ customerId, key, bodyHash, orderId, now }: ArrivedClaim) {
  return { customer_id: customerId, key, body_hash: bodyHash, order_id: orderId, created_at: now };
}

interface ClaimedRow extends BuyerRow {
  readonly order_id: Id;
}

/** Each is one round trip. Rows are sent as one array for each column, so that the text is the same for any number of orders. */
const merged: BatchStatements = {
  async claim(transaction, claims) {
    const rows = claims.map(toKeyRow);
    const column = (name: keyof (typeof rows)[number]) => sql.val(rows.map((row) => row[name]));
    const claimed = await sql<ClaimedRow>`
      with wanted as (
        select * from unnest(${column('customer_id')}::text[], ${column('key')}::text[], ${column('body_hash')}::text[],
          ${column('order_id')}::text[], ${column('created_at')}::bigint[]) as one(customer_id, "key", body_hash, order_id, created_at)
      ), claimed as (
        insert into idempotency_keys (customer_id, "key", body_hash, order_id, created_at)
        select customer_id, "key", body_hash, order_id, created_at from wanted order by customer_id, "key"
        on conflict (customer_id, "key") do update
          set body_hash = excluded.body_hash, order_id = excluded.order_id, created_at = excluded.created_at
          where idempotency_keys.created_at < excluded.created_at - ${keyLifeMs}
        returning order_id, customer_id
      ), locked as (
        select id, card_balance from customers
        where id in (select customer_id from claimed) and deleted_at is null
        order by id for update skip locked
      )
      select claimed.order_id, claimed.customer_id, locked.card_balance, ${versionColumns}
      from claimed left join locked on locked.id = claimed.customer_id`.execute(transaction);
    return { orderIds: new Set(claimed.rows.map(({ order_id }) => order_id)), read: toBuyers(claimed.rows) };
  },
  async write(transaction, orders) {
    const column = (read: (order: OrderToWrite) => string | number | null) => sql.val(orders.map(read));
    const { rows } = await sql<{ readonly id: Id; readonly number: number }>`
      with wanted as (
        select * from unnest(
          ${column(({ values }) => values.id)}::text[], ${column(({ values }) => values.customer_id ?? null)}::text[],
          ${column(({ values }) => values.restaurant_id)}::text[], ${column(({ values }) => values.order_type_id)}::integer[],
          ${column(({ values }) => values.slot_day)}::text[], ${column(({ values }) => values.slot_start)}::integer[],
          ${column(({ values }) => values.slot_end)}::integer[], ${column(({ values }) => values.total)}::bigint[],
          ${column(({ values }) => values.created_at)}::bigint[], ${column(({ values }) => values.record)}::text[],
          ${column(({ values }) => values.holds)}::text[], ${column(({ place }) => place.slotCapacity)}::integer[],
          ${column(() => randomUUID())}::text[]
        ) with ordinality as one(id, customer_id, restaurant_id, order_type_id, slot_day, slot_start, slot_end, total, created_at,
          record, holds, capacity, message_id, position)
      ), places as (
        insert into slot_loads (restaurant_id, "day", "start", orders)
        select restaurant_id, slot_day, slot_start, count(*) from wanted
        group by restaurant_id, slot_day, slot_start having count(*) <= min(capacity)
        order by restaurant_id, slot_day, slot_start
        on conflict (restaurant_id, "day", "start") do update set orders = slot_loads.orders + excluded.orders
          where slot_loads.orders + excluded.orders <= (
            select min(capacity) from wanted where wanted.restaurant_id = excluded.restaurant_id
          )
        returning restaurant_id, "day", "start"
      ), placed as (
        insert into orders (id, customer_id, restaurant_id, order_type_id, slot_day, slot_start, slot_end, status, total, created_at,
          record, holds)
        select id, customer_id, restaurant_id, order_type_id, slot_day, slot_start, slot_end, ${created}, total, created_at, record, holds
        from wanted
        where exists (
          select 1 from places
          where places.restaurant_id = wanted.restaurant_id and places."day" = slot_day and places."start" = slot_start
        )
        order by position
        returning id, "number", created_at
      ), change as (
        insert into order_history (order_id, status, "at", "by")
        select id, ${created}, created_at, ${customer} from placed
        returning id, order_id, "at"
      ), message as (
        insert into outbox (id, history_id, order_id, attempts, next_at)
        select message_id, change.id, order_id, 0, "at" from change join wanted on wanted.id = change.order_id
      )
      select id, "number" from placed`.execute(transaction);
    return new Map(rows.map(({ id, number }) => [id, number]));
  },
};
