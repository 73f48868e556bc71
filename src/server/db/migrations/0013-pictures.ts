import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Connection } from '../connection.ts';
import { key, required } from './columns.ts';

/** Pictures of dishes in several sizes and formats, and the pictures of other sites that are fetched in the background. */
export function addPictures(engine: Connection['engine']): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('pictures')
        .addColumn('hash', 'text', key)
        .addColumn('name', 'text', required)
        .addColumn('by', 'text')
        .addColumn('created_at', 'bigint', required)
        .execute();
      await db.schema
        .createTable('picture_files')
        .addColumn('hash', 'text', required)
        .addColumn('width', 'integer', required)
        .addColumn('format', 'text', required)
        .addColumn('bytes', engine === 'sqlite' ? 'blob' : sql`bytea`, required)
        .addPrimaryKeyConstraint('picture_files_key', ['hash', 'width', 'format'])
        .execute();
      await db.schema
        .createTable('picture_fetches')
        .addColumn('url', 'text', key)
        .addColumn('hash', 'text')
        .addColumn('failures', 'integer', required)
        .addColumn('next_at', 'bigint', required)
        .addColumn('claimed_until', 'bigint', required)
        .addColumn('wanted_at', 'bigint', required)
        .addColumn('stored_at', 'bigint', required)
        .execute();
    },
  };
}
