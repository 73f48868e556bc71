import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { required } from './columns.ts';

/** The sums of the reports, and what they hold of each order. Orders from before are counted in the background. */
export const addReports: Migration = {
  async up(db: Kysely<unknown>) {
    const hours = db.schema
      .createTable('report_hours')
      .addColumn('period', 'text', required)
      .addColumn('restaurant_id', 'text', required)
      .addColumn('hour', 'integer', required)
      .addPrimaryKeyConstraint('report_hours_key', ['period', 'restaurant_id', 'hour']);
    const sums = ['orders', 'items', 'discount', 'points', 'delivery', 'total', 'late', 'late_minutes', 'cancelled', 'cancelled_total'];
    await sums.reduce((table, sum) => table.addColumn(sum, 'bigint', required), hours).execute();
    await db.schema
      .createTable('report_shares')
      .addColumn('period', 'text', required)
      .addColumn('restaurant_id', 'text', required)
      .addColumn('facet', 'text', required)
      .addColumn('item', 'text', required)
      .addColumn('name', 'text')
      .addColumn('orders', 'bigint', required)
      .addColumn('portions', 'bigint', required)
      .addColumn('total', 'bigint', required)
      .addPrimaryKeyConstraint('report_shares_key', ['period', 'restaurant_id', 'facet', 'item'])
      .execute();
    await db.schema.alterTable('orders').addColumn('counted', 'text').execute();
    await db.schema.createIndex('orders_to_count').on('orders').column('number').where(sql<boolean>`counted is null`).execute();
  },
};
