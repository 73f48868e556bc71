import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { required } from './columns.ts';

/** Accounts at payment providers that restaurants have of their own, or that are off for them, and through whose account an attempt was begun. */
export const addMerchantAccounts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('merchant_accounts')
      .addColumn('restaurant_id', 'text', required)
      .addColumn('provider', 'text', required)
      .addColumn('account', 'text')
      .addPrimaryKeyConstraint('merchant_accounts_of_restaurant', ['restaurant_id', 'provider'])
      .execute();
    await db.schema.alterTable('payment_attempts').addColumn('account_of', 'text').execute();
  },
};
