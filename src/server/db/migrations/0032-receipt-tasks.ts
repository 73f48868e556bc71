import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { required } from './columns.ts';

/** Receipts that a provider is still to be told about, or whose link is awaited. */
export const addReceiptTasks: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('receipt_tasks')
      .addColumn('attempt', 'bigint', (column) => column.primaryKey().notNull())
      .addColumn('tries', 'integer', required)
      .addColumn('next_at', 'bigint', required)
      .addColumn('submitted_at', 'bigint')
      .execute();
    await db.schema.createIndex('receipt_tasks_due').on('receipt_tasks').column('next_at').execute();
  },
};
