export type Violation = 'unique' | 'check' | 'foreign-key';

/** SQLite's extended result codes and PostgreSQL's SQLSTATEs. */
const violations: ReadonlyMap<unknown, Violation> = new Map<unknown, Violation>([
  [2067, 'unique'],
  [1555, 'unique'],
  ['23505', 'unique'],
  [275, 'check'],
  ['23514', 'check'],
  [787, 'foreign-key'],
  ['23503', 'foreign-key'],
]);

/** The constraint that a database error violated, the same for both engines; null for any other error. */
export function violationOf(error: unknown): Violation | null {
  if (typeof error !== 'object' || error === null) return null;
  const { errcode, code } = error as { errcode?: unknown; code?: unknown };
  return violations.get(errcode) ?? violations.get(code) ?? null;
}

/**
 * SQLSTATEs of a server that is unavailable, starting, stopping, too slow, full or read-only during a failover, and connection errors. A
 * pooler reports its own failures with class 08.
 */
const away =
  /^(08...|57P0[1-5]|57014|53...|58...|25006|25P0[34]|E(CONNREFUSED|CONNRESET|CONNABORTED|HOSTUNREACH|HOSTDOWN|NETUNREACH|NETDOWN|TIMEDOUT|PIPE|AI_AGAIN)|ENOTFOUND|ERR_STREAM_(DESTROYED|WRITE_AFTER_END))$/;

/** Errors of `pg` and its pool that have no code. */
const broken =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|is not queryable|server closed the connection unexpectedly|Connection ended unexpectedly/i;

/** SQLite's result codes (the lowest byte) for a file that can't be written: another writer, I/O error, full disk, no file. */
const unwritable: ReadonlySet<number> = new Set([5, 10, 13, 14]);

/**
 * Whether a database error means that the database could not be reached in time or can't be written at the moment, so that a later retry
 * may succeed.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (typeof errcode === 'number') return unwritable.has(errcode & 0xff);
  if (typeof code === 'string' && away.test(code)) return true;
  if (broken.test(error.message)) return true;
  return isDatabaseAway(error.cause) || (error instanceof AggregateError && error.errors.some(isDatabaseAway));
}
