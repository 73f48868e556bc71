import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Connection } from '../connection.ts';
import { required, withSerial } from './columns.ts';

/** Unpublished changes of the catalog, planned publications of some of them, and every published version. */
export function addCatalogDraft(engine: Connection['engine']): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('catalog_changes')
        .addColumn('section', 'text', required)
        .addColumn('id', 'text', required)
        .addColumn('before', 'text')
        .addColumn('after', 'text')
        .addColumn('by', 'text')
        .addColumn('at', 'bigint', required)
        .addPrimaryKeyConstraint('catalog_changes_pk', ['section', 'id'])
        .execute();
      await withSerial(db.schema.createTable('catalog_plans'), 'id', engine)
        .addColumn('at', 'bigint', required)
        .addColumn('changes', 'text', required)
        .addColumn('by', 'text')
        .addColumn('made_at', 'bigint', required)
        .addColumn('problem', 'text')
        .execute();
      await withSerial(db.schema.createTable('catalog_versions'), 'id', engine)
        .addColumn('published_at', 'bigint', required)
        .addColumn('changes', 'text', required)
        .addColumn('by', 'text')
        .addColumn('restored_from', 'bigint')
        .execute();
    },
  };
}
