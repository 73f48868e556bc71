import { startPostgres } from './postgres.ts';

export type DatabaseName = 'SQLite' | 'PostgreSQL';

/** The variables that connect a shop with the demo to a database. */
type DatabaseEnv = Readonly<Record<string, string>>;

/** Runs the work on the embedded database, then on a separate PostgreSQL. */
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
