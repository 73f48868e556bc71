import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Connection } from '../connection.ts';

/**
 * What orders and customers are searched by, in the order of bytes on both engines; rows from before are filled in the background. Customers
 * who were made on the phone, notes about customers, blocks, and who corrected points.
 */
export function addOrdersByHand(engine: Connection['engine']): Migration {
  const text = engine === 'postgres' ? sql`text collate "C"` : 'text';
  return {
    async up(db: Kysely<unknown>) {
      for (const table of ['orders', 'customers'] as const) {
        await db.schema.alterTable(table).addColumn('phone_back', text).execute();
        await db.schema.alterTable(table).addColumn('name_key', text).execute();
      }
      await db.schema.createIndex('orders_by_phone').on('orders').columns(['phone_back', 'number']).execute();
      await db.schema.createIndex('orders_by_name').on('orders').columns(['name_key', 'number']).execute();
      await db.schema.createIndex('orders_by_day').on('orders').columns(['slot_day', 'number']).execute();
      await db.schema.createIndex('orders_by_restaurant').on('orders').columns(['restaurant_id', 'number']).execute();
      await db.schema.createIndex('orders_by_total').on('orders').columns(['total', 'number']).execute();
      await db.schema.createIndex('orders_without_keys').on('orders').column('number').where(sql<boolean>`phone_back is null`).execute();
      await db.schema.createIndex('customers_by_phone_back').on('customers').columns(['phone_back', 'id']).execute();
      await db.schema.createIndex('customers_by_name').on('customers').columns(['name_key', 'id']).execute();
      await db.schema.createIndex('customers_without_keys').on('customers').column('id').where(sql<boolean>`phone_back is null`).execute();
      await db.schema.alterTable('orders').addColumn('return_due', 'bigint').execute();
      await db.schema.createIndex('orders_to_return').on('orders').column('number').where(sql<boolean>`return_due is not null`).execute();
      for (const [name, type] of [
        ['note', 'text'],
        ['block_reason', 'text'],
        ['blocked_by', 'text'],
        ['blocked_at', 'bigint'],
      ] as const)
        await db.schema.alterTable('customers').addColumn(name, type).execute();
      await db.schema
        .alterTable('customers')
        .addColumn('is_unverified', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
      await db.schema.alterTable('loyalty_ledger').addColumn('by', 'text').execute();
      await db.schema.alterTable('loyalty_ledger').addColumn('note', 'text').execute();
    },
  };
}
