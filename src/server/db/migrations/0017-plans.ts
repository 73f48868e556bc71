import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Connection } from '../connection.ts';
import { required, withSerial } from './columns.ts';

/**
 * Several planned publications, each of some parts, and a log of what editors did. `content_schedule` stays for processes of the version
 * before: what it holds counts as one more plan.
 */
export function addPlans(engine: Connection['engine']): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await withSerial(db.schema.createTable('content_plans'), 'id', engine)
        .addColumn('at', 'bigint', required)
        .addColumn('parts', 'text', required)
        .addColumn('settings', 'text', required)
        .addColumn('pages', 'text', required)
        .addColumn('by', 'text')
        .addColumn('made_at', 'bigint', required)
        .addColumn('problem', 'text')
        .execute();
      await withSerial(db.schema.createTable('content_log'), 'id', engine)
        .addColumn('at', 'bigint', required)
        .addColumn('by', 'text')
        .addColumn('kind', 'text', required)
        .addColumn('parts', 'text', required)
        .addColumn('detail', 'text')
        .execute();
    },
  };
}
