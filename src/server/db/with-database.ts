import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { sql } from 'kysely';
import { OperatorError } from '../operator-error.ts';
import { connectDirectly } from './connect.ts';
import type { Connection } from './connection.ts';
import { postgresName, postgresProblem, sqliteProblem } from './database-problem.ts';
import { classifyTables, readFileState } from './database-state.ts';

interface DatabaseConfig {
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  /** bypasses a connection pooler; default: `databaseUrl` */
  readonly databaseDirectUrl?: string | null;
}

/**
 * Opens the database for a start or a command, and closes it when the work has ended. A database that is damaged, of another application or
 * of a newer version is not changed.
 * @throws OperatorError for problems that the operator can fix
 */
export async function withDatabase<Value>(config: DatabaseConfig, work: (connection: Connection) => Promise<Value>): Promise<Value> {
  try {
    if (config.databaseUrl === null) rejectFile(config.dataDir);
    const connection = await connectDirectly(config);
    try {
      if (config.databaseUrl !== null) await rejectTables(connection, config.databaseUrl);
      return await work(connection);
    } finally {
      await connection.close();
    }
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    const problem = config.databaseUrl === null ? sqliteProblem(error, config.dataDir) : postgresProblem(error, config.databaseUrl);
    throw problem === null ? error : new OperatorError(problem, { cause: error });
  }
}

const newDataDir = 'choose another DATA_DIR';
const restoreAdvice = `put a backup in its place with "npm run restore -- FILE", or ${newDataDir}`;

export function rejectFolder(dataDir: string): void {
  const folder = resolve(dataDir);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== false) return;
  throw new OperatorError(`DATA_DIR is ${folder}, but that is a file: ${newDataDir}.`);
}

/** Rejects an embedded database that this version can't use. */
export function rejectFile(dataDir: string): void {
  rejectFolder(dataDir);
  const file = resolve(dataDir, 'storefront.sqlite');
  const state = readFileState(file);
  if (state.kind === 'damaged') throw new OperatorError(`${file} is damaged or no database: ${restoreAdvice}.`);
  if (state.kind === 'foreign') throw new OperatorError(`${file} is not a database of this shop: ${newDataDir}.`);
  if (state.kind === 'newer') throw new OperatorError(newer(file, state.migrations, restoreAdvice));
}

/** Checks the tables of the schema that the shop would use; tables of PostgreSQL extensions are ignored. */
async function rejectTables({ db, engine }: Connection, databaseUrl: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = to_regnamespace(current_schema()::text) and relkind in ('r', 'p')
      and not exists (select 1 from pg_depend where objid = pg_class.oid and deptype = 'e')
    order by relname`.execute(db);
  const tables = rows.map(({ name }) => name);
  const migrations = tables.includes('kysely_migration')
    ? (await sql<{ name: string }>`select name from kysely_migration`.execute(db)).rows
    : [];
  const state = classifyTables(
    engine,
    tables,
    migrations.map(({ name }) => name),
  );
  if (tables.length === 0 && !(await mayMakeTables(db))) throw Object.assign(new Error('no right to make tables'), { code: '42501' });
  const database = postgresName(databaseUrl);
  const another = 'name another database in DATABASE_URL';
  if (state.kind === 'newer') throw new OperatorError(newer(database, state.migrations, another));
  if (state.kind !== 'foreign') return;
  throw new OperatorError(`${database} holds tables of something else (${tables.slice(0, 3).join(', ')}): ${another}.`);
}

async function mayMakeTables(db: Connection['db']): Promise<boolean> {
  const { rows } = await sql<{ may: boolean | null }>`select has_schema_privilege(current_schema()::text, 'create') as may`.execute(db);
  return rows[0]?.may === true;
}

function newer(database: string, migrations: readonly string[], advice: string): string {
  return `${database} was written by a newer version of the shop (${migrations.join(', ')}): start that version, or ${advice}.`;
}
