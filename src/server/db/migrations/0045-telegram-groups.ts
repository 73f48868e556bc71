import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { key, required } from './columns.ts';

/** The groups of restaurants in Telegram, the people of the team there, the codes that connect them, and what groups are told besides orders. */
export const addTelegramGroups: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('telegram_groups')
      .addColumn('restaurant_id', 'text', key)
      .addColumn('chat_id', 'bigint', (column) => column.notNull().unique())
      .addColumn('title', 'text', required)
      .addColumn('locale', 'text', required)
      .addColumn('linked_at', 'bigint', required)
      .addColumn('summed_day', 'text', required)
      .execute();
    await db.schema
      .createTable('team_telegram')
      .addColumn('member_id', 'text', key)
      .addColumn('user_id', 'bigint', (column) => column.notNull().unique())
      .addColumn('linked_at', 'bigint', required)
      .execute();
    await db.schema
      .createTable('telegram_codes')
      .addColumn('id', 'text', key)
      .addColumn('owner', 'text', (column) => column.notNull().unique())
      .addColumn('made_by', 'text')
      .addColumn('locale', 'text', required)
      .addColumn('expires_at', 'bigint', required)
      .execute();
    await addNotices(db);
  },
};

async function addNotices(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('notices')
    .addColumn('id', 'text', key)
    .addColumn('channel', 'text', required)
    .addColumn('target_id', 'text', required)
    .addColumn('content', 'text', required)
    .addColumn('attempts', 'integer', required)
    .addColumn('created_at', 'bigint', required)
    .addColumn('next_at', 'bigint', required)
    .addColumn('delivered_at', 'bigint')
    .addColumn('failure', 'text')
    .execute();
  await db.schema.createIndex('notices_waiting').on('notices').columns(['channel', 'delivered_at', 'next_at']).execute();
}
