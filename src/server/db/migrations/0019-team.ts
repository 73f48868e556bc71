import type { ColumnDefinitionBuilder, Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { key, required } from './columns.ts';

interface Tables {
  content_log: { id: number; by: string | null; parts: string; detail: string | null; words: string };
}

/**
 * The team and its sessions, what one-time codes are for, and one log for the whole back office: `content_log` keeps its name, because
 * processes of the version before still write to it.
 */
export const addTeam: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema
      .createTable('team')
      .addColumn('id', 'text', key)
      .addColumn('name', 'text', required)
      .addColumn('phone1', 'text', (column) => column.notNull().unique())
      .addColumn('role', 'text', required)
      .addColumn('restaurants', 'text', required)
      .addColumn('created_at', 'bigint', required)
      .execute();
    await db.schema
      .createTable('team_sessions')
      .addColumn('id', 'text', key)
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('member_id', 'text', required)
      .addColumn('browser', 'text', required)
      .addColumn('created_at', 'bigint', required)
      .addColumn('seen_at', 'bigint', required)
      .addColumn('expires_at', 'bigint', required)
      .execute();
    await db.schema.createIndex('team_sessions_member').on('team_sessions').column('member_id').execute();
    await db.schema
      .alterTable('challenges')
      .addColumn('purpose', 'text', (column) => column.notNull().defaultTo('customer'))
      .execute();
    await extendLog(db);
  },
};

async function extendLog(db: Kysely<Tables>): Promise<void> {
  const table = () => db.schema.alterTable('content_log');
  const text = (initial: string) => (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(initial);
  await table().addColumn('part', 'text', text('site')).execute();
  await table().addColumn('subject', 'text', text('')).execute();
  await table().addColumn('before', 'text').execute();
  await table().addColumn('after', 'text').execute();
  await table().addColumn('words', 'text', text('')).execute();
  await db.schema.createIndex('content_log_part').on('content_log').columns(['part', 'id']).execute();
  const entries = await db.selectFrom('content_log').select(['id', 'by', 'parts', 'detail']).execute();
  for (const { id, by, parts, detail } of entries) {
    const words = [by, parts, detail].join(' ').toLowerCase();
    await db.updateTable('content_log').set({ words }).where('id', '=', id).execute();
  }
}
