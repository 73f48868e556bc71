import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What a customer ordered within the last hour is found without reading all they ever ordered. */
export const findRecentOrders: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.createIndex('orders_of_customer_by_age').on('orders').columns(['customer_id', 'created_at']).execute();
  },
};
