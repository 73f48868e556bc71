import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Indexes the open orders of a customer, so that they are found without reading all of the customer's orders. */
export const findOpenOrders: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.createIndex('orders_of_customer_by_status').on('orders').columns(['customer_id', 'status']).execute();
  },
};
