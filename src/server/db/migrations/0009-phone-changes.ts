import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { key, required } from './columns.ts';

/** Pending changes of a customer's phone when the old phone is lost; sessions record that their own phone was confirmed again. */
export const delayPhoneChanges: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('phone_changes')
      .addColumn('customer_id', 'text', key)
      .addColumn('old_phone', 'text', required)
      .addColumn('new_phone', 'text', required)
      .addColumn('effective_at', 'bigint', required)
      .execute();
    await db.schema.createIndex('phone_changes_by_age').on('phone_changes').column('effective_at').execute();
    await db.schema.alterTable('sessions').addColumn('own_phone_verified_at', 'bigint').execute();
  },
};
