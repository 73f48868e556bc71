import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { key, required } from './columns.ts';

/** Screens at the counter, receipt printers, and the tickets that wait for them. */
export const addBoardDevices: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('counter_screens')
      .addColumn('restaurant_id', 'text', key)
      .addColumn('secret', 'text', (column) => column.notNull().unique())
      .addColumn('opened_at', 'bigint', required)
      .execute();
    await db.schema
      .createTable('printers')
      .addColumn('restaurant_id', 'text', key)
      .addColumn('address', 'text', required)
      .addColumn('port', 'integer', required)
      .addColumn('locale', 'text', required)
      .execute();
    await db.schema
      .createTable('print_jobs')
      .addColumn('order_id', 'text', key)
      .addColumn('restaurant_id', 'text', required)
      .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('next_at', 'bigint', required)
      .addColumn('created_at', 'bigint', required)
      .addColumn('printed_at', 'bigint')
      .execute();
    await db.schema.createIndex('print_jobs_waiting').on('print_jobs').columns(['printed_at', 'next_at']).execute();
  },
};
