import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What editors write about a picture. A picture of the library is kept until an editor deletes it; earlier pictures are in none. */
export const addPictureLibrary: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('pictures').addColumn('alt', 'text').execute();
    await db.schema.alterTable('pictures').addColumn('focus', 'text').execute();
    await db.schema
      .alterTable('pictures')
      .addColumn('in_library', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
