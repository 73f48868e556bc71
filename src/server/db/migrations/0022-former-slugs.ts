import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The former addresses of own pages, JSON; null: no address has changed since this migration. */
export const addFormerSlugs: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('site_pages').addColumn('former_slugs', 'text').execute();
  },
};
