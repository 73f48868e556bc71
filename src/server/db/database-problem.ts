import { join, resolve } from 'node:path';
import { fileProblem } from '../operator-error.ts';
import { isDamaged } from './database-state.ts';
import { isDatabaseAway } from './db-errors.ts';

/** SQLite's result codes (the lowest byte): no permission, read only, can't be opened; busy, locked; I/O error, full. */
const forbidden: ReadonlySet<number> = new Set([3, 8, 14, 23]);
const busy: ReadonlySet<number> = new Set([5, 6]);
const full: ReadonlySet<number> = new Set([10, 13]);

/** One sentence for an error of the embedded database that the operator can fix; null for any other error. */
export function sqliteProblem(error: unknown, dataDir: string): string | null {
  const file = join(resolve(dataDir), 'storefront.sqlite');
  const { errcode } = error as { errcode?: unknown };
  if (typeof errcode !== 'number') return folderProblem(error, dataDir);
  const code = errcode & 0xff;
  if (isDamaged(error)) return `${file} is damaged: put a backup in its place with "npm run restore -- FILE".`;
  if (forbidden.has(code)) {
    return `${file} can't be opened for writing: give its folder to the user who runs the shop, or choose another DATA_DIR.`;
  }
  if (busy.has(code)) return `${file} is held by another program: end that one first.`;
  if (full.has(code)) return `${file} can't be written: free space on its disk.`;
  return null;
}

/** The folder could not be created or read. */
function folderProblem(error: unknown, dataDir: string): string | null {
  const problem = fileProblem(error);
  return problem === null ? null : `DATA_DIR is ${resolve(dataDir)}, but ${problem.slice(0, -1)}: choose a folder that may be written.`;
}

/** SQLSTATEs and connection errors for which the message is more specific than the server's own. */
const adviceByCode: readonly (readonly [codes: RegExp, problem: (who: string, database: string) => string])[] = [
  [/^(28P01|28000)$/, (who) => `rejects the user ${who}: fix user and password in DATABASE_URL`],
  [/^3D000$/, (_, database) => `has no database ${database}: make it with createdb, or fix DATABASE_URL`],
  [/^(42501|3F000)$/, (who, database) => `lets ${who} make no tables in ${database}: grant that user the schema`],
  [/^(42P07|42710)$/, (_, database) => `holds tables of something else in ${database}: name another database in DATABASE_URL`],
];

/** One sentence for an error of PostgreSQL that the operator can fix, never with the password; null for any other error. */
export function postgresProblem(error: unknown, databaseUrl: string): string | null {
  if (!(error instanceof Error)) return null;
  const { server, user, database } = partsOf(databaseUrl);
  const code = String((error as { code?: unknown }).code ?? '');
  const known = adviceByCode.find(([codes]) => codes.test(code));
  if (known !== undefined) return `PostgreSQL at ${server} ${known[1](user, database)}.`;
  if (/password|SASL|SCRAM/.test(error.message))
    return `PostgreSQL at ${server} rejects the user ${user}: fix user and password in DATABASE_URL.`;
  if (/SSL|certificate/i.test(error.message)) return `PostgreSQL at ${server} and DATABASE_URL disagree about TLS: ${error.message}.`;
  const isAway = isDatabaseAway(error) || /^(EHOSTUNREACH|ENETUNREACH|EAI_AGAIN)$/.test(code);
  return isAway ? `PostgreSQL at ${server} can't be reached: start it, or fix DATABASE_URL.` : null;
}

/** The database address without user and password. */
export function postgresName(databaseUrl: string): string {
  const { server, database } = partsOf(databaseUrl);
  return `The database ${database} of PostgreSQL at ${server}`;
}

function partsOf(databaseUrl: string): { server: string; user: string; database: string } {
  const { hostname, port, username, pathname } = new URL(databaseUrl);
  return {
    server: `${hostname || 'localhost'}:${port || 5432}`,
    user: username || 'of this process',
    database: pathname.slice(1) || 'of that user',
  };
}
