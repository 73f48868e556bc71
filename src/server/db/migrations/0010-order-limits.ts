import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Indexes the orders of the last hour of a customer, so that they are found without reading all of the customer's orders. */
export const findRecentOrders: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.createIndex('orders_of_customer_by_age').on('orders').columns(['customer_id', 'created_at']).execute();
  },
};
