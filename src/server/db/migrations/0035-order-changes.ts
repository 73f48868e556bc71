import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Changes that customers are asked about, and refunds of a part of what was paid. */
export const addOrderChanges: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('orders').addColumn('offer_until', 'bigint').execute();
    await db.schema.createIndex('orders_with_offer').on('orders').column('offer_until').where('offer_until', 'is not', null).execute();
    await db.schema.alterTable('order_history').addColumn('change', 'text').execute();
    await db.schema.alterTable('refunds_due').addColumn('amount', 'bigint').execute();
    await db.schema
      .alterTable('refunds_due')
      .addColumn('returned', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
