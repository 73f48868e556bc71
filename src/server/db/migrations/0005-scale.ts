import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Connection } from '../connection.ts';

/**
 * Indexes the rows that the purge job looks for; PostgreSQL notifies listeners of changed orders and stock, whichever process made the
 * change.
 */
export function notifyChanges(engine: Connection['engine']): Migration {
  return {
    async up(db: Kysely<unknown>) {
      for (const [table, column] of sweptBy) await db.schema.createIndex(`${table}_by_age`).on(table).column(column).execute();
      if (engine === 'postgres') await createTriggers(db);
    },
  };
}

const sweptBy = [
  ['sessions', 'expires_at'],
  ['challenges', 'expires_at'],
  ['limits', 'expires_at'],
  ['idempotency_keys', 'created_at'],
] as const;

async function createTriggers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function tell_change() returns trigger language plpgsql as $$
    begin
      perform pg_notify('storefront', tg_table_name);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger tell_order_change after insert on order_history
    for each statement execute function tell_change()`.execute(db);
  await sql`
    create trigger tell_stock_change after insert or update on meta
    for each row when (new.key = 'stock') execute function tell_change()`.execute(db);
}
