import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { key, required } from './columns.ts';

/** What editors add to pages: published, in versions, and in a scheduled publication. Earlier rows have none. */
export const addSitePages: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.createTable('site_pages').addColumn('id', 'integer', key).addColumn('pages', 'text', required).execute();
    await db.schema.alterTable('content_versions').addColumn('pages', 'text').execute();
    await db.schema.alterTable('content_schedule').addColumn('pages', 'text').execute();
  },
};
