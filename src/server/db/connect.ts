import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { type Dialect, Kysely, sql } from 'kysely';
import { countCommits } from './commit-count.ts';
import type { Connection } from './connection.ts';
import { ConnectionRefused } from './connection-refused.ts';
import type { Database } from './schema.ts';
import { NodeSqliteDialect } from './sqlite-dialect.ts';

interface DatabaseConfig {
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  /** bypasses a connection pooler; default: `databaseUrl` */
  readonly databaseDirectUrl?: string | null;
}

/** Opens PostgreSQL when there is an address, else `storefront.sqlite` in the data folder, which is created when missing. */
export function connect({ databaseUrl, dataDir }: DatabaseConfig): Promise<Connection> {
  return open(databaseUrl, dataDir, 'serving');
}

/** The same without a connection pooler and with longer timeouts: for migrations and other work before the shop starts to serve. */
export function connectDirectly({ databaseUrl, databaseDirectUrl, dataDir }: DatabaseConfig): Promise<Connection> {
  return open(databaseDirectUrl ?? databaseUrl, dataDir, 'migrating');
}

async function open(databaseUrl: string | null, dataDir: string, use: 'serving' | 'migrating'): Promise<Connection> {
  const dialect =
    databaseUrl === null ? new NodeSqliteDialect(join(dataDir, 'storefront.sqlite')) : await postgresDialect(databaseUrl, use);
  const { dialect: counted, commits } = countCommits(dialect);
  const db = new Kysely<Database>({ dialect: counted });
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    await db.destroy();
    throw databaseUrl === null ? error : new ConnectionRefused(databaseUrl, error);
  }
  const engine = databaseUrl === null ? 'sqlite' : 'postgres';
  const hasRoom = async () => engine === 'postgres' || (await freeBytes(dataDir)) >= leastFreeBytes;
  return { db, engine, hasRoom, commits, close: () => db.destroy() };
}

/** The PostgreSQL client is loaded only when it is used. */
async function postgresDialect(databaseUrl: string, use: 'serving' | 'migrating'): Promise<Dialect> {
  const [{ migratingLimits, postgresPool, servingLimits }, { PooledPostgresDialect }] = await Promise.all([
    import('./postgres-pool.ts'),
    import('./postgres-dialect.ts'),
  ]);
  const limits = use === 'serving' ? servingLimits : migratingLimits;
  return new PooledPostgresDialect(postgresPool(databaseUrl, limits), limits.statementMs);
}

/** Below this limit the write-ahead log has no space for further orders. */
const leastFreeBytes = 1024 * 1024;

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** A database that can be read but not written counts as away too: no order could be placed. */
export async function databaseState({ db, hasRoom }: Connection): Promise<'ok' | 'away'> {
  return Promise.all([hasRoom(), sql`select 1`.execute(db)]).then(
    ([isRoom]) => (isRoom ? 'ok' : 'away'),
    () => 'away',
  );
}
