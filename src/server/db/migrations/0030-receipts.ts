import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { key, required } from './columns.ts';

/** Receipts of payments online: the lines of each order, and what the providers say about them. */
export const addReceipts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.createTable('receipt_lines').addColumn('order_id', 'text', key).addColumn('lines', 'text', required).execute();
    await db.schema
      .createTable('receipts')
      .addColumn('attempt', 'bigint', required)
      .addColumn('kind', 'text', required)
      .addColumn('url', 'text')
      .addColumn('data', 'text', required)
      .addColumn('received_at', 'bigint', required)
      .addPrimaryKeyConstraint('receipts_once', ['attempt', 'kind'])
      .execute();
  },
};
