import type { Row } from '../support/load/measured.ts';
import { startPostgres } from '../support/shop/postgres.ts';
import { type KillReport, killDuringOrders } from './kill-during-orders.ts';

const cycles = 200;

export const killRow: Row = {
  name: 'kill',
  what: `SIGKILL while orders are acknowledged, ${cycles} times on each database; both wait for the disk`,
  reach: '0 lost, 0 doubled, integrity check clean',
  async measure() {
    const postgres = await startPostgres({ isSynced: true });
    const [sqlite, other] = await bothOrNone([{}, { DATABASE_URL: postgres.url, DEMO: '1' }]).finally(() => postgres.stop());
    const reports = { SQLite: sqlite, PostgreSQL: other };
    const found = Object.entries(reports).map(
      ([name, report]) => `${name}: ${report.acknowledged} acknowledged, ${report.lost} lost, ${report.doubled} doubled`,
    );
    const { damages } = reports.SQLite;
    const isReached =
      damages.length === 0 && Object.values(reports).every(({ acknowledged, lost, doubled }) => acknowledged > 0 && lost + doubled === 0);
    return { found: `${found.join('; ')}; integrity check of SQLite: ${damages.length} complaints`, isReached };
  },
};

type Env = Readonly<Record<string, string>>;

/** At the same time: most of it is starting 400 processes, each of which uses one core. When one fails, the other ends soon, too. */
async function bothOrNone(envs: readonly [Env, Env]): Promise<[KillReport, KillReport]> {
  const failure = new AbortController();
  const run = async (env: Env) => {
    try {
      return await killDuringOrders(cycles, env, failure.signal);
    } catch (error) {
      failure.abort(error);
      throw error;
    }
  };
  const runs = [run(envs[0]), run(envs[1])] as const;
  await Promise.allSettled(runs);
  return Promise.all(runs);
}
