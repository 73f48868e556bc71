import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Database } from '../schema.ts';
import { splitVersions } from '../split-versions.ts';
import { required } from './columns.ts';

/** A row for each record of a version of the catalog, and indexes: what the office reads is not scanned or read as a whole. */
export const shortenOfficeLists: Migration = {
  async up(db: Kysely<Database>) {
    await db.schema
      .createTable('catalog_version_records')
      .addColumn('section', 'text', required)
      .addColumn('id', 'text', required)
      .addColumn('version_id', 'bigint', required)
      .addColumn('before', 'text')
      .addPrimaryKeyConstraint('catalog_version_records_pk', ['section', 'id', 'version_id'])
      .execute();
    await db.schema.createIndex('catalog_version_records_version').on('catalog_version_records').column('version_id').execute();
    await db.schema.alterTable('catalog_versions').addColumn('records', 'bigint').execute();
    await db.schema.alterTable('catalog_versions').addColumn('first_records', 'text').execute();
    await db.schema.createIndex('catalogue_order').on('catalogue').columns(['kind', 'position']).execute();
    await db.schema.createIndex('content_log_by').on('content_log').columns(['part', 'by']).execute();
    await db.schema.createIndex('content_log_at').on('content_log').columns(['part', 'at']).execute();
    await db.schema.createIndex('content_comments_thread').on('content_comments').column('thread_id').execute();
    await splitVersions(db);
  },
};
