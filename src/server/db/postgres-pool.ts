import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { log } from '../log.ts';
import { cancelOnServer } from './cancel-on-server.ts';
import { counted, watchPool } from './db-health.ts';

/** The number of connections, and the timeouts for getting a connection and for a statement on the server. */
interface PoolLimits {
  readonly connections: number;
  readonly connectMs: number;
  readonly statementMs: number;
}

/** Limits of a running shop. */
export const servingLimits: PoolLimits = { connections: 10, connectMs: 3_000, statementMs: 4_500 };

/** Limits of migrations, which may wait for those of other processes and change large tables. */
export const migratingLimits: PoolLimits = { connections: 2, connectMs: 10_000, statementMs: 10 * 60_000 };

/**
 * The time from the server's own limit to the cancel request, for servers without that limit, and from then until the connection is
 * abandoned.
 */
const graceMs = 100;

const bigintOid = 20;
const numericOid = 1700;

/**
 * Connections to PostgreSQL or to a pooler in front of it, so no session settings are used. A statement that takes too long is canceled; a
 * connection that still does not respond is abandoned, because further queries on it would wait too.
 */
export function postgresPool(connectionString: string, { connections, connectMs, statementMs }: PoolLimits): PostgresPool {
  const pool = new pg.Pool({
    connectionString,
    max: connections,
    connectionTimeoutMillis: connectMs,
    query_timeout: statementMs + 2 * graceMs,
    types: {
      getTypeParser: (oid, format) => (oid === bigintOid || oid === numericOid ? Number : pg.types.getTypeParser(oid, format)),
    },
  });
  // without a listener an error on a connection, idle or between two queries of a transaction, would end the process
  const notify = (error: Error) => log.warn({ reason: error.message }, 'a database connection broke');
  pool.on('error', notify);
  pool.on('connect', (client) => client.on('error', notify));
  const unwatch = watchPool(pool);
  return {
    options: pool.options,
    connect: async () => watched(await counted(pool.connect()), statementMs + graceMs),
    end: () => pool.end().finally(unwatch),
  };
}

function watched(client: pg.PoolClient, cancelMs: number): PostgresPoolClient {
  let isSpent = false;
  const query = async (text: string, values: readonly unknown[]) => {
    const cancel = setTimeout(() => {
      // a late cancel request would cancel the next statement on this connection
      isSpent = true;
      cancelOnServer(client);
    }, cancelMs);
    try {
      return await counted(client.query(text, [...values]));
    } finally {
      clearTimeout(cancel);
    }
  };
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: (isDiscarded = false) => client.release(isSpent || isDiscarded),
  };
}
