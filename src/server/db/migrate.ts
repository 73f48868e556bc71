import { type Migration, Migrator } from 'kysely/migration';
import type { Connection, Executor } from './connect.ts';
import { createTables } from './migrations/0001-create-tables.ts';
import { followOrders } from './migrations/0002-after-the-order.ts';
import { keepContent } from './migrations/0003-editor.ts';
import { tellChanges } from './migrations/0005-scale.ts';
import { findOpenOrders } from './migrations/0006-long-histories.ts';
import { keepIdentity } from './migrations/0007-identity.ts';

/**
 * Brings the tables to this version; safe when several processes start at once.
 *
 * PostgreSQL takes Kysely's advisory lock. On SQLite everything runs in one immediate transaction, because Kysely's own lock
 * does not hold between processes there.
 */
export async function migrate({ db, engine }: Connection): Promise<void> {
  const migrations: Record<string, Migration> = {
    '0001-create-tables': createTables(engine),
    '0002-after-the-order': followOrders(engine),
    '0003-editor': keepContent(engine),
    '0005-scale': tellChanges(engine),
    '0006-long-histories': findOpenOrders,
    '0007-identity': keepIdentity,
  };
  const run = async (executor: Executor) => {
    const migrator = new Migrator({ db: executor, provider: { getMigrations: async () => migrations } });
    const { error } = await migrator.migrateToLatest();
    if (error !== undefined) throw error;
  };
  if (engine === 'sqlite') await db.transaction().execute(run);
  else await run(db);
}
