import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Connection } from '../connection.ts';
import { key, required } from './columns.ts';

/** Tables that several people lay together. */
export function addSharedTables(engine: Connection['engine']): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('shared_tables')
        .addColumn('id', 'text', key)
        .addColumn('link_hash', 'text', (column) => column.notNull().unique())
        .addColumn('place', 'text', required)
        .addColumn('customer_id', 'text')
        .addColumn('state', 'text', required)
        .addColumn('paying', 'text', required)
        .addColumn('order_number', 'bigint')
        .addColumn('changed', 'bigint', required)
        .addColumn('expires_at', 'bigint', required)
        .execute();
      await db.schema
        .createTable('table_seats')
        .addColumn('token_hash', 'text', key)
        .addColumn('table_id', 'text', required)
        .addColumn('seat', 'integer', required)
        .addColumn('name', 'text', required)
        .addColumn('lines', 'text', required)
        .addColumn('is_ready', 'integer', required)
        .addColumn('expires_at', 'bigint', required)
        .addUniqueConstraint('table_seats_once', ['table_id', 'seat'])
        .execute();
      for (const table of ['shared_tables', 'table_seats'])
        await db.schema.createIndex(`${table}_by_age`).on(table).column('expires_at').execute();
      await db.schema.createIndex('shared_tables_by_change').on('shared_tables').column('changed').execute();
      if (engine === 'postgres') await createTrigger(db);
    },
  };
}

async function createTrigger(db: Kysely<unknown>): Promise<void> {
  await sql`
    create trigger tell_table_change after insert or update on meta
    for each row when (new.key = 'tables') execute function tell_change()`.execute(db);
}
