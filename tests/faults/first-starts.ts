import pg from 'pg';
import type { Row, RowResult } from '../support/load/measured.ts';
import { startPgBouncer } from '../support/shop/pgbouncer.ts';
import { startPostgres } from '../support/shop/postgres.ts';
import { startShop } from '../support/shop/shop.ts';
import { combineResults } from './combine-results.ts';

const rounds = 20;
const atOnce = 4;

export const firstStartsRow: Row = {
  name: 'first-starts',
  what: `${rounds} × ${atOnce} first starts at the same time on an empty database behind PgBouncer in transaction mode, with and without DATABASE_DIRECT_URL`,
  reach: '0 failed',
  async measure() {
    const postgres = await startPostgres();
    const pooler = await startPgBouncer(postgres.url);
    try {
      const pooled = await startRounds('through it alone', (name) => ({ DATABASE_URL: addressOf(pooler.url, name) }), postgres.url);
      const direct = (name: string) => ({ DATABASE_URL: addressOf(pooler.url, name), DATABASE_DIRECT_URL: addressOf(postgres.url, name) });
      return combineResults(await startRounds('with the direct address', direct, postgres.url), pooled);
    } finally {
      await pooler.stop();
      await postgres.stop();
    }
  },
};

async function startRounds(title: string, envOf: (database: string) => Record<string, string>, server: string): Promise<RowResult> {
  const failures: string[] = [];
  for (let round = 0; round < rounds; round++) {
    const database = `first_${title.replaceAll(' ', '_')}_${round}`;
    await administer(server, `create database ${database}`);
    const starts = await Promise.allSettled(Array.from({ length: atOnce }, () => startShop({ env: { ...envOf(database), DEMO: '1' } })));
    for (const start of starts) {
      if (start.status === 'rejected') failures.push(String(start.reason));
      else await start.value.stop({ signal: 'SIGKILL' });
    }
    await administer(server, `drop database ${database} with (force)`);
  }
  const first = failures[0] === undefined ? '' : ` (${failures[0].split('\n').find((line) => line.includes('rror')) ?? failures[0]})`;
  return { found: `${title}: ${rounds * atOnce} starts, ${failures.length} failed${first}`, isReached: failures.length === 0 };
}

function addressOf(server: string, database: string): string {
  return new URL(`/${database}`, server).href;
}

async function administer(server: string, command: string): Promise<void> {
  const client = new pg.Client(server);
  await client.connect();
  await client.query(command).finally(() => client.end());
}
