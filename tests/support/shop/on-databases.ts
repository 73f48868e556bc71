import { startPostgres } from './postgres.ts';

export type DatabaseName = 'SQLite' | 'PostgreSQL';

/** The variables that put a shop with the demo on a database. */
type DatabaseEnv = Readonly<Record<string, string>>;

/** Does the work on the embedded database, then on a PostgreSQL of its own. */
export async function onBothDatabases<Report>(
  work: (env: DatabaseEnv, name: DatabaseName) => Promise<Report>,
): Promise<Record<DatabaseName, Report>> {
  const embedded = await work({}, 'SQLite');
  const postgres = await startPostgres();
  try {
    return { SQLite: embedded, PostgreSQL: await work({ DATABASE_URL: postgres.url, DEMO: '1' }, 'PostgreSQL') };
  } finally {
    await postgres.stop();
  }
}
