import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import type { Database } from './schema.ts';
import { NodeSqliteDialect } from './sqlite-dialect.ts';

export interface Connection {
  readonly db: Kysely<Database>;
  readonly engine: 'sqlite' | 'postgres';
  /** whether the disk of an embedded database has room for the next orders; true where the data are elsewhere */
  hasRoom(): Promise<boolean>;
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
    config.databaseUrl === null
      ? new NodeSqliteDialect(join(config.dataDir, 'storefront.sqlite'))
      : await postgresDialect(config.databaseUrl);
  const db = new Kysely<Database>({ dialect });
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  const hasRoom = async () => engine === 'postgres' || (await freeBytes(config.dataDir)) >= leastFreeBytes;
  return { db, engine, hasRoom, close: () => db.destroy() };
}

async function postgresDialect(databaseUrl: string): Promise<PostgresDialect> {
  const { postgresPool } = await import('./postgres-pool.ts');
  return new PostgresDialect({ pool: postgresPool(databaseUrl) });
}

/** Below it the write-ahead log can't grow by a few orders. */
const leastFreeBytes = 1024 * 1024;

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** A database that can be read but not written is away too: nobody could order. */
export async function databaseState({ db, hasRoom }: Connection): Promise<'ok' | 'away'> {
  return Promise.all([hasRoom(), sql`select 1`.execute(db)]).then(
    ([isRoom]) => (isRoom ? 'ok' : 'away'),
    () => 'away',
  );
}
