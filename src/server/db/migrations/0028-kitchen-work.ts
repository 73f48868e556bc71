import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The orders that kitchens have in work are counted from the index alone. */
export const indexKitchenWork: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createIndex('orders_in_work')
      .on('orders')
      .columns(['status', 'slot_day', 'restaurant_id', 'slot_start', 'created_at'])
      .execute();
  },
};
