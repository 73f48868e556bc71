import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Connection } from '../connection.ts';
import { required, withSerial } from './columns.ts';

/**
 * Changes, plans and versions of the content are records beside those of the catalog. The tables of the content's own drafts, plans and
 * versions stay for processes of the release before: what they write is adopted, see `modules/publishing/adopt-earlier.ts`.
 */
export function uniteTables(engine: Connection['engine']): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('content_changes')
        .addColumn('section', 'text', required)
        .addColumn('id', 'text', required)
        .addColumn('before', 'text')
        .addColumn('after', 'text')
        .addColumn('by', 'text')
        .addColumn('at', 'bigint', required)
        .addPrimaryKeyConstraint('content_changes_pk', ['section', 'id'])
        .execute();
      await withSerial(db.schema.createTable('publication_plans'), 'id', engine)
        .addColumn('at', 'bigint', required)
        .addColumn('changes', 'text', required)
        .addColumn('by', 'text')
        .addColumn('made_at', 'bigint', required)
        .addColumn('problem', 'text')
        .execute();
      await withSerial(db.schema.createTable('discarded_changes'), 'id', engine)
        .addColumn('at', 'bigint', required)
        .addColumn('changes', 'text', required)
        .addColumn('by', 'text')
        .execute();
      await db.schema.alterTable('catalog_versions').addColumn('adopted_from', 'bigint').execute();
    },
  };
}
