import { join } from 'node:path';
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { log } from '../log.ts';
import type { Database } from './schema.ts';
import { NodeSqliteDialect } from './sqlite-dialect.ts';

export interface Connection {
  readonly db: Kysely<Database>;
  readonly engine: 'sqlite' | 'postgres';
  close(): Promise<void>;
}

/** The database, or the transaction that is open: inside one, only that transaction may be asked. */
export type Executor = Kysely<Database> | Transaction<Database>;

interface DatabaseConfig {
  readonly databaseUrl: string | null;
  readonly dataDir: string;
}

/** Opens PostgreSQL when there is an address, else `storefront.sqlite` in the data folder, which is made when missing. */
export async function connect(config: DatabaseConfig): Promise<Connection> {
  const engine = config.databaseUrl === null ? 'sqlite' : 'postgres';
  const dialect =
    config.databaseUrl === null ? new NodeSqliteDialect(join(config.dataDir, 'storefront.sqlite')) : postgres(config.databaseUrl);
  const db = new Kysely<Database>({ dialect });
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return { db, engine, close: () => db.destroy() };
}

export async function databaseState(executor: Executor): Promise<'ok' | 'away'> {
  return sql`select 1`.execute(executor).then(
    () => 'ok',
    () => 'away',
  );
}

const bigintOid = 20;
const numericOid = 1700;

function postgres(connectionString: string): PostgresDialect {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 3_000,
    statement_timeout: 4_500,
    types: {
      getTypeParser: (oid, format) => (oid === bigintOid || oid === numericOid ? Number : pg.types.getTypeParser(oid, format)),
    },
  });
  // without a listener a connection that breaks, idle or between two queries of a transaction, would end the process
  const tell = (error: Error) => log.warn({ reason: error.message }, 'a database connection broke');
  pool.on('error', tell);
  pool.on('connect', (client) => client.on('error', tell));
  return new PostgresDialect({ pool });
}
