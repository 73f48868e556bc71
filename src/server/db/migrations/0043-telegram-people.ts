import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { key, required } from './columns.ts';

/** Whom a person of Telegram signs in, and who opened a session in Telegram. */
export const addTelegramPeople: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('telegram_people')
      .addColumn('telegram_id', 'bigint', key)
      .addColumn('customer_id', 'text', (column) => required(column).unique())
      .addColumn('linked_at', 'bigint', required)
      .execute();
    await db.schema.alterTable('sessions').addColumn('telegram_id', 'bigint').execute();
  },
};
