import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { key, required } from './columns.ts';

interface Tables {
  secrets: { name: string; value: string };
}

/** Mailings, who agreed to them, and the key of the links that end them. What is sent are notices. */
export const addMailings: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('mailings')
      .addColumn('id', 'text', key)
      .addColumn('title', 'text', required)
      .addColumn('text', 'text', required)
      .addColumn('send_at', 'bigint', required)
      .addColumn('made_by', 'text')
      .addColumn('made_at', 'bigint', required)
      .addColumn('begun_at', 'bigint')
      .addColumn('queued_until', 'text', required)
      .addColumn('queued_at', 'bigint')
      .addColumn('canceled_at', 'bigint')
      .execute();
    await db.schema
      .createTable('mailing_consents')
      .addColumn('id', 'text', key)
      .addColumn('customer_id', 'text', required)
      .addColumn('agreed_at', 'bigint', required)
      .addColumn('ended_at', 'bigint')
      .addColumn('ended_by', 'text')
      .execute();
    await db.schema
      .createIndex('mailing_consents_open')
      .unique()
      .on('mailing_consents')
      .column('customer_id')
      .where(sql.ref('ended_at'), 'is', null)
      .execute();
    await db.schema.createIndex('mailing_consents_of_customer').on('mailing_consents').column('customer_id').execute();
    await db.schema.alterTable('notices').addColumn('mailing_id', 'text').execute();
    await db.schema.alterTable('notices').addColumn('customer_id', 'text').execute();
    await db.schema.createIndex('notices_of_mailing').on('notices').column('mailing_id').execute();
    await db.schema.createIndex('notices_of_customer').on('notices').column('customer_id').execute();
    const secret = { name: 'mailing-link', value: randomBytes(32).toString('hex') };
    await (db as Kysely<Tables>)
      .insertInto('secrets')
      .values(secret)
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
  },
};
