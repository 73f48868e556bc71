import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Connection } from '../connection.ts';
import { key, required, withSerial } from './columns.ts';

/** The editor: the draft separate from the published content, every version, uploaded pictures, preview links. */
export function addContentTables(engine: Connection['engine']): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('content_drafts')
        .addColumn('id', 'integer', key)
        .addColumn('draft', 'text', required)
        .addColumn('saved_at', 'bigint', required)
        .addColumn('saved_by', 'text')
        .execute();
      await db.schema
        .createTable('content_schedule')
        .addColumn('id', 'integer', key)
        .addColumn('settings', 'text', required)
        .addColumn('at', 'bigint', required)
        .addColumn('by', 'text')
        .execute();
      await withSerial(db.schema.createTable('content_versions'), 'id', engine)
        .addColumn('settings', 'text', required)
        .addColumn('published_at', 'bigint', required)
        .addColumn('by', 'text')
        .addColumn('restored_from', 'bigint')
        .execute();
      await db.schema
        .createTable('images')
        .addColumn('name', 'text', key)
        .addColumn('bytes', engine === 'sqlite' ? 'blob' : sql`bytea`, required)
        .addColumn('by', 'text')
        .addColumn('created_at', 'bigint', required)
        .execute();
      await db.schema
        .createTable('preview_links')
        .addColumn('token_hash', 'text', key)
        .addColumn('by', 'text')
        .addColumn('expires_at', 'bigint', required)
        .execute();
    },
  };
}
