import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { required } from './columns.ts';

/** Messages about an order wait separately for each channel. Existing rows have no channel yet: the next run assigns one. */
export const separateChannels: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('outbox')
      .addColumn('channel', 'text', (column) => required(column).defaultTo(''))
      .execute();
    await db.schema.createIndex('outbox_event_of_channel').unique().on('outbox').columns(['history_id', 'channel']).execute();
    await db.schema.createIndex('outbox_due_of_channel').on('outbox').columns(['channel', 'delivered_at', 'next_at']).execute();
    await db.schema.dropIndex('outbox_due').execute();
  },
};
