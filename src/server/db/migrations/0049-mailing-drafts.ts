import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { key, required } from './columns.ts';

/** Drafts of mailings, and who stopped a mailing with how many were not in the queue yet. */
export const addMailingDrafts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('mailing_drafts')
      .addColumn('id', 'text', key)
      .addColumn('title', 'text', required)
      .addColumn('text', 'text', required)
      .addColumn('send_at', 'bigint')
      .addColumn('version', 'integer', required)
      .addColumn('changed_by', 'text')
      .addColumn('changed_at', 'bigint', required)
      .execute();
    await db.schema.alterTable('mailings').addColumn('canceled_by', 'text').execute();
    await db.schema
      .alterTable('mailings')
      .addColumn('left_out', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
