import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { log } from '../log.ts';
import { cancelOnServer } from './cancel-on-server.ts';
import { counted, watchPool } from './db-health.ts';

/** How many connections, and what a question may take: to get one, on the server, and until its answer is here. */
interface PoolLimits {
  readonly connections: number;
  readonly connectMs: number;
  readonly statementMs: number;
}

/** Of a running shop. */
export const servingLimits: PoolLimits = { connections: 10, connectMs: 3_000, statementMs: 4_500 };

/** Of migrations: they may wait for those of other processes, and work through large tables. */
export const migratingLimits: PoolLimits = { connections: 2, connectMs: 10_000, statementMs: 10 * 60_000 };

/** From the server's own limit until we cancel, where the server knows of no limit, and from then until we give the connection up. */
const graceMs = 100;

const bigintOid = 20;
const numericOid = 1700;

/**
 * Connections to PostgreSQL or to a pooler in front of it, so nothing is set on a connection. A statement that takes too long is canceled;
 * a connection whose answer still does not come is given up, for whoever asked next on it would wait behind it.
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
  // without a listener a connection that breaks, idle or between two queries of a transaction, would end the process
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
      // a cancel request that comes too late would meet the next statement on this connection
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
