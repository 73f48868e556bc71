import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Connection } from '../connection.ts';
import { key, required, withSerial } from './columns.ts';

/** Data about an order after it was placed (points, promo uses, messages), and access sessions. */
export function followOrders(engine: Connection['engine']): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await createLoyalty(db, engine);
      await createMessages(db);
      await createAccess(db);
      await db.schema
        .alterTable('orders')
        .addColumn('holds', 'text', (column) => column.notNull().defaultTo('{}'))
        .execute();
    },
  };
}

async function createLoyalty(db: Kysely<unknown>, engine: Connection['engine']): Promise<void> {
  await withSerial(db.schema.createTable('loyalty_ledger'), 'id', engine)
    .addColumn('customer_id', 'text', required)
    .addColumn('points', 'bigint', required)
    .addColumn('balance', 'bigint', required)
    .addColumn('reason', 'text', required)
    .addColumn('order_id', 'text')
    .addColumn('key', 'text', (column) => column.notNull().unique())
    .addColumn('at', 'bigint', required)
    .execute();
  await db.schema.createIndex('ledger_of_customer').on('loyalty_ledger').columns(['customer_id', 'id']).execute();
  await db.schema
    .alterTable('customers')
    .addColumn('spent', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable('promo_uses')
    .addColumn('code', 'text', required)
    .addColumn('customer_id', 'text', required)
    .addColumn('uses', 'integer', required)
    .addPrimaryKeyConstraint('promo_uses_key', ['code', 'customer_id'])
    .execute();
}

async function createMessages(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', key)
    .addColumn('history_id', 'bigint', required)
    .addColumn('order_id', 'text', required)
    .addColumn('attempts', 'integer', required)
    .addColumn('next_at', 'bigint', required)
    .addColumn('delivered_at', 'bigint')
    .execute();
  await db.schema.createIndex('outbox_due').on('outbox').columns(['delivered_at', 'next_at']).execute();
  await db.schema.createIndex('outbox_of_order').on('outbox').columns(['order_id', 'history_id']).execute();
}

async function createAccess(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('access_sessions')
    .addColumn('token_hash', 'text', key)
    .addColumn('side', 'text', required)
    .addColumn('access_hash', 'text', required)
    .addColumn('expires_at', 'bigint', required)
    .execute();
  await db.schema.alterTable('sessions').addColumn('verified_phone', 'text').execute();
  await db.schema.alterTable('sessions').addColumn('verified_at', 'bigint').execute();
}
