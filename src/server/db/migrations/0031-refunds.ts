import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The ids that refunds need, how a refund was given, and what the days of the office are read by. */
export const addRefunds: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('payment_attempts').addColumn('payment_id', 'text').execute();
    for (const column of ['created_at', 'paid_at', 'cancelled_at'])
      await db.schema.createIndex(`payment_attempts_by_${column}`).on('payment_attempts').column(column).execute();
    await db.schema.alterTable('refunds_due').addColumn('note', 'text').execute();
    await db.schema.alterTable('refunds_due').addColumn('asked_at', 'bigint').execute();
  },
};
