import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { key, required } from './columns.ts';

/** The codes of the last days, by the way they went, for what they cost. */
export const addSentCodes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('sent_codes')
      .addColumn('id', 'text', key)
      .addColumn('way', 'text', required)
      .addColumn('sent_at', 'bigint', required)
      .addColumn('request_id', 'text')
      .addColumn('ask_at', 'bigint')
      .addColumn('is_returned', 'integer', required)
      .execute();
    await db.schema.createIndex('sent_codes_by_time').on('sent_codes').column('sent_at').execute();
    await db.schema.createIndex('sent_codes_to_ask').on('sent_codes').column('ask_at').execute();
  },
};
