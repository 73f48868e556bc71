import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { log } from '../log.ts';
import { counted } from './pulse.ts';

/** What a question may take: to get a connection, on the server, and until its answer is here. */
const connectMs = 3_000;
const statementMs = 4_500;
const answerMs = 4_700;

const bigintOid = 20;
const numericOid = 1700;

/** Connections to PostgreSQL. One whose answer does not come is given up, for whoever asked next on it would wait behind it. */
export function postgresPool(connectionString: string): PostgresPool {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    query_timeout: answerMs,
    types: {
      getTypeParser: (oid, format) => (oid === bigintOid || oid === numericOid ? Number : pg.types.getTypeParser(oid, format)),
    },
  });
  // without a listener a connection that breaks, idle or between two queries of a transaction, would end the process
  const tell = (error: Error) => log.warn({ reason: error.message }, 'a database connection broke');
  pool.on('error', tell);
  pool.on('connect', (client) => client.on('error', tell));
  return { options: pool.options, connect: async () => watched(await counted(pool.connect())), end: () => pool.end() };
}

function watched(client: pg.PoolClient): PostgresPoolClient {
  let isDeaf = false;
  const query = async (text: string, values: readonly unknown[]) => {
    try {
      return await counted(client.query(text, [...values]));
    } catch (error) {
      isDeaf ||= error instanceof Error && error.message === 'Query read timeout';
      throw error;
    }
  };
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: (isDiscarded = false) => client.release(isDeaf || isDiscarded),
  };
}
