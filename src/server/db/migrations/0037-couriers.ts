import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { key, required } from './columns.ts';

/** Who brings an order, the cash that couriers have to hand in, and where they are. */
export const addCouriers: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('orders').addColumn('courier_id', 'text').execute();
    await db.schema.alterTable('orders').addColumn('courier', 'text').execute();
    await db.schema.alterTable('orders').addColumn('courier_cash', 'bigint').execute();
    await db.schema.alterTable('orders').addColumn('hand_in', 'text').execute();
    await db.schema
      .createIndex('orders_of_courier')
      .on('orders')
      .columns(['courier_id', 'status'])
      .where('courier_id', 'is not', null)
      .execute();
    await db.schema
      .createIndex('orders_with_cash')
      .on('orders')
      .column('courier_id')
      .where(sql<boolean>`courier_cash is not null and hand_in is null`)
      .execute();
    await db.schema
      .createTable('courier_positions')
      .addColumn('order_id', 'text', key)
      .addColumn('point', 'text', required)
      .addColumn('at', 'bigint', required)
      .addColumn('expires_at', 'bigint', required)
      .execute();
    await db.schema
      .createTable('courier_hand_ins')
      .addColumn('id', 'text', key)
      .addColumn('courier_id', 'text', required)
      .addColumn('name', 'text', required)
      .addColumn('sum', 'bigint', required)
      .addColumn('orders', 'bigint', required)
      .addColumn('restaurants', 'text', required)
      .addColumn('at', 'bigint', required)
      .addColumn('by', 'text')
      .execute();
    await db.schema.createIndex('courier_hand_ins_by_time').on('courier_hand_ins').column('at').execute();
  },
};
