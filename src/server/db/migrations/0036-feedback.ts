import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Connection } from '../connection.ts';
import { required, withSerial } from './columns.ts';

/** What customers say of their orders after the meal, and what the house answers. */
export function addFeedback(engine: Connection['engine']): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await withSerial(db.schema.createTable('order_feedback'), 'id', engine)
        .addColumn('order_id', 'text', (column) => column.notNull().unique())
        .addColumn('customer_id', 'text', required)
        .addColumn('restaurant_id', 'text', required)
        .addColumn('stars', 'integer', required)
        .addColumn('text', 'text', required)
        .addColumn('dishes', 'text', required)
        .addColumn('at', 'bigint', required)
        .addColumn('answer', 'text')
        .addColumn('answered_at', 'bigint')
        .addColumn('answered_by', 'text')
        .execute();
      await db.schema.createIndex('order_feedback_customer').on('order_feedback').column('customer_id').execute();
      await db.schema.createIndex('order_feedback_open').on('order_feedback').column('id').where(sql<boolean>`answer is null`).execute();
    },
  };
}
