import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What a customer's open orders are is found without reading all they ever ordered. */
export const findOpenOrders: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.createIndex('orders_of_customer_by_status').on('orders').columns(['customer_id', 'status']).execute();
  },
};
