import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { key, required } from './columns.ts';

/** Where customers get messages about their orders, and a row of the outbox for each of these places. */
export const addCustomerMessages: Migration = {
  async up(db: Kysely<unknown>) {
    await addTargets(db);
    await db.schema
      .createTable('message_channels')
      .addColumn('channel', 'text', key)
      .addColumn('held_until', 'bigint', required)
      .addColumn('paused_until', 'bigint', required)
      .addColumn('failures', 'integer', required)
      .execute();
    await db.schema
      .createTable('telegram_messages')
      .addColumn('order_id', 'text', required)
      .addColumn('target_id', 'text', required)
      .addColumn('message_id', 'bigint', required)
      .addPrimaryKeyConstraint('telegram_message_of_order', ['order_id', 'target_id'])
      .execute();
    await db.schema.createTable('telegram_updates').addColumn('id', 'bigint', key).addColumn('at', 'bigint', required).execute();
    await extendOutbox(db);
  },
};

async function addTargets(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('message_targets')
    .addColumn('id', 'text', key)
    .addColumn('customer_id', 'text', required)
    .addColumn('channel', 'text', required)
    .addColumn('address', 'text', required)
    .addColumn('keys', 'text')
    .addColumn('session_hash', 'text')
    .addColumn('locale', 'text', required)
    .addColumn('level', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .execute();
  await db.schema.createIndex('message_targets_once').unique().on('message_targets').columns(['channel', 'address']).execute();
  await db.schema.createIndex('message_targets_of_customer').on('message_targets').column('customer_id').execute();
  await db.schema
    .createTable('message_codes')
    .addColumn('id', 'text', key)
    .addColumn('customer_id', 'text', required)
    .addColumn('address', 'text', required)
    .addColumn('code_hash', 'text', required)
    .addColumn('locale', 'text', required)
    .addColumn('guesses', 'integer', required)
    .addColumn('expires_at', 'bigint', required)
    .execute();
}

async function extendOutbox(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('outbox')
    .addColumn('target_id', 'text', (column) => required(column).defaultTo(''))
    .execute();
  await db.schema.alterTable('outbox').addColumn('failure', 'text').execute();
  await db.schema.createIndex('outbox_event_of_target').unique().on('outbox').columns(['history_id', 'channel', 'target_id']).execute();
  await db.schema.dropIndex('outbox_event_of_channel').execute();
  await db.schema.createIndex('outbox_failed').on('outbox').column('delivered_at').where(sql.ref('failure'), 'is not', null).execute();
}
