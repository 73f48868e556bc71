import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Connection } from '../connection.ts';
import { key, required, withSerial } from './columns.ts';

/** The tables of the first release; never changed, only extended by further migrations. */
export function createTables(engine: Connection['engine']): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await createCatalogue(db);
      await createPeople(db, engine);
      await createOrders(db, engine);
    },
  };
}

async function createCatalogue(db: Kysely<unknown>): Promise<void> {
  await db.schema.createTable('meta').addColumn('key', 'text', key).addColumn('value', 'text', required).execute();
  await db.schema.createTable('site_settings').addColumn('id', 'integer', key).addColumn('settings', 'text', required).execute();
  await db.schema
    .createTable('catalogue')
    .addColumn('kind', 'text', required)
    .addColumn('id', 'text', required)
    .addColumn('position', 'integer', required)
    .addColumn('record', 'text', required)
    .addPrimaryKeyConstraint('catalogue_key', ['kind', 'id'])
    .execute();
  await db.schema
    .createTable('stock')
    .addColumn('restaurant_id', 'text', required)
    .addColumn('item_kind', 'text', (column) => column.notNull().check(sql`item_kind in ('product', 'option')`))
    .addColumn('item_id', 'text', required)
    .addColumn('portions', 'integer', (column) => column.check(sql`portions >= 0`))
    .addColumn('until', 'bigint')
    .addPrimaryKeyConstraint('stock_key', ['restaurant_id', 'item_kind', 'item_id'])
    .execute();
  await db.schema.createTable('pauses').addColumn('restaurant_id', 'text', key).addColumn('until', 'bigint', required).execute();
}

async function createPeople(db: Kysely<unknown>, engine: Connection['engine']): Promise<void> {
  await db.schema
    .createTable('customers')
    .addColumn('id', 'text', key)
    .addColumn('phone1', 'text', (column) => column.unique())
    .addColumn('first_name', 'text', required)
    .addColumn('birth_date', 'text', required)
    .addColumn('birth_date_since', 'bigint', required)
    .addColumn('card_number', 'bigint', required)
    .addColumn('card_balance', 'bigint', (column) => column.notNull().check(sql`card_balance >= 0`))
    .addColumn('created_at', 'bigint', required)
    .addColumn('deleted_at', 'bigint')
    .execute();
  await withSerial(db.schema.createTable('card_numbers'), 'id', engine).addColumn('customer_id', 'text', required).execute();
  await db.schema
    .createTable('sessions')
    .addColumn('token_hash', 'text', key)
    .addColumn('customer_id', 'text')
    .addColumn('phone1', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .addColumn('seen_at', 'bigint', required)
    .addColumn('expires_at', 'bigint', required)
    .execute();
  await db.schema.createIndex('sessions_of_customer').on('sessions').column('customer_id').execute();
  await db.schema
    .createTable('challenges')
    .addColumn('id', 'text', key)
    .addColumn('phone1', 'text', required)
    .addColumn('code_hash', 'text', required)
    .addColumn('guesses', 'integer', required)
    .addColumn('used_at', 'bigint')
    .addColumn('created_at', 'bigint', required)
    .addColumn('expires_at', 'bigint', required)
    .execute();
  await db.schema
    .createTable('limits')
    .addColumn('key', 'text', key)
    .addColumn('window_start', 'bigint', required)
    .addColumn('count', 'integer', required)
    .addColumn('expires_at', 'bigint', required)
    .execute();
  await db.schema
    .createTable('favorites')
    .addColumn('customer_id', 'text', required)
    .addColumn('product_id', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .addPrimaryKeyConstraint('favorites_key', ['customer_id', 'product_id'])
    .execute();
  await db.schema.createTable('addresses').addColumn('customer_id', 'text', key).addColumn('addresses', 'text', required).execute();
}

async function createOrders(db: Kysely<unknown>, engine: Connection['engine']): Promise<void> {
  await withSerial(db.schema.createTable('orders'), 'number', engine)
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('customer_id', 'text')
    .addColumn('restaurant_id', 'text', required)
    .addColumn('order_type_id', 'integer', required)
    .addColumn('slot_day', 'text', required)
    .addColumn('slot_start', 'integer', required)
    .addColumn('slot_end', 'integer', required)
    .addColumn('status', 'text', required)
    .addColumn('total', 'bigint', (column) => column.notNull().check(sql`total >= 0`))
    .addColumn('created_at', 'bigint', required)
    .addColumn('record', 'text', required)
    .execute();
  await db.schema.createIndex('orders_of_customer').on('orders').columns(['customer_id', 'number']).execute();
  await db.schema.createIndex('orders_by_status').on('orders').columns(['status', 'number']).execute();
  await withSerial(db.schema.createTable('order_history'), 'id', engine)
    .addColumn('order_id', 'text', (column) => column.notNull().references('orders.id'))
    .addColumn('status', 'text', required)
    .addColumn('at', 'bigint', required)
    .addColumn('by', 'text', required)
    .execute();
  await db.schema.createIndex('history_of_order').on('order_history').columns(['order_id', 'id']).execute();
  await db.schema
    .createTable('slot_loads')
    .addColumn('restaurant_id', 'text', required)
    .addColumn('day', 'text', required)
    .addColumn('start', 'integer', required)
    .addColumn('orders', 'integer', (column) => column.notNull().check(sql`orders >= 0`))
    .addPrimaryKeyConstraint('slot_loads_key', ['restaurant_id', 'day', 'start'])
    .execute();
  await db.schema
    .createTable('idempotency_keys')
    .addColumn('customer_id', 'text', required)
    .addColumn('key', 'text', required)
    .addColumn('body_hash', 'text', required)
    .addColumn('order_id', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .addPrimaryKeyConstraint('idempotency_keys_key', ['customer_id', 'key'])
    .execute();
}
