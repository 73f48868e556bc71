import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Connection } from '../connection.ts';
import { required, withSerial } from './columns.ts';

/** Attempts to pay orders online, and refunds that are due. */
export function addPayments(engine: Connection['engine']): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await withSerial(db.schema.createTable('payment_attempts'), 'number', engine)
        .addColumn('order_id', 'text', required)
        .addColumn('order_number', 'bigint', required)
        .addColumn('provider', 'text', required)
        .addColumn('provider_id', 'text', required)
        .addColumn('amount', 'bigint', required)
        .addColumn('state', 'text', required)
        .addColumn('provider_time', 'bigint', required)
        .addColumn('created_at', 'bigint', required)
        .addColumn('paid_at', 'bigint')
        .addColumn('cancelled_at', 'bigint')
        .addColumn('reason', 'text')
        .addColumn('provider_reason', 'integer')
        .addUniqueConstraint('payment_attempts_once', ['provider', 'provider_id'])
        .execute();
      await db.schema.createIndex('payment_attempts_of_order').on('payment_attempts').column('order_id').execute();
      await db.schema.createIndex('payment_attempts_by_time').on('payment_attempts').columns(['provider', 'provider_time']).execute();
      await db.schema
        .createTable('refunds_due')
        .addColumn('attempt', 'bigint', (column) => column.primaryKey().notNull())
        .addColumn('cause', 'text', required)
        .addColumn('due_at', 'bigint', required)
        .addColumn('done_at', 'bigint')
        .addColumn('done_by', 'text')
        .execute();
    },
  };
}
