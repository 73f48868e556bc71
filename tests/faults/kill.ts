import type { Row } from '../support/load/measured.ts';
import { startPostgres } from '../support/shop/postgres.ts';
import { eachOf } from './combine-results.ts';
import { killDuringChanges } from './kill-during-changes.ts';
import { killDuringOrders } from './kill-during-orders.ts';
import { killDuringPayments } from './kill-during-payments.ts';

const cycles = 200;

export const killRow: Row = {
  name: 'kill',
  what: `SIGKILL while orders are acknowledged, ${cycles} times on each database; both wait for the disk`,
  reach: '0 lost, 0 doubled, integrity check clean',
  async measure() {
    const postgres = await startPostgres({ isSynced: true });
    const kill = (env: Env, signal: AbortSignal) => killDuringOrders(cycles, env, signal);
    const [sqlite, other] = await bothOrNone([{}, { DATABASE_URL: postgres.url, DEMO: '1' }], kill).finally(() => postgres.stop());
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

export const killPaymentsRow: Row = {
  name: 'kill-payments',
  what: `SIGKILL while orders are paid through Payme, which repeats what was not answered, ${cycles} times on each database`,
  reach: '0 paid and unknown, 0 served and unpaid, 0 charged twice, 0 portions lost, integrity check clean',
  async measure() {
    const postgres = await startPostgres({ isSynced: true });
    const kill = (env: Env, signal: AbortSignal) => killDuringPayments(cycles, env, signal);
    const [sqlite, other] = await bothOrNone([{}, { DATABASE_URL: postgres.url, DEMO: '1' }], kill).finally(() => postgres.stop());
    return eachOf(
      { SQLite: sqlite, PostgreSQL: other },
      ({ paid, paidAndUnknown, servedAndUnpaid, chargedTwice, lostPortions, damages }) => ({
        found: `${paid} paid, ${paidAndUnknown} unknown, ${servedAndUnpaid} served and unpaid, ${chargedTwice} charged twice, ${lostPortions} portions lost, ${damages.length} complaints`,
        isReached: paid > 0 && paidAndUnknown + servedAndUnpaid + chargedTwice + lostPortions + damages.length === 0,
      }),
    );
  },
};

export const killChangesRow: Row = {
  name: 'kill-changes',
  what: `SIGKILL while the kitchen offers changes of orders, some of them paid, which are accepted, declined, taken back, answered by two at once, or expire, ${cycles} times on each database`,
  reach: '0 acknowledged steps lost, 0 orders half-changed, 0 differences of points and refunds, 0 portions lost, integrity check clean',
  async measure() {
    const postgres = await startPostgres({ isSynced: true });
    const kill = (env: Env, signal: AbortSignal) => killDuringChanges(cycles, env, signal);
    const [sqlite, other] = await bothOrNone([{}, { DATABASE_URL: postgres.url, DEMO: '1' }], kill).finally(() => postgres.stop());
    return eachOf(
      { SQLite: sqlite, PostgreSQL: other },
      ({ changes, lost, halfChanged, wrongPoints, wrongRefunds, lostPortions, damages }) => ({
        found: `${changes} changes, ${lost} steps lost, ${halfChanged} half-changed, ${wrongPoints} differences of points, ${wrongRefunds} of refunds, ${lostPortions} portions lost, ${damages.length} complaints`,
        isReached: changes > 0 && lost + halfChanged + wrongPoints + wrongRefunds + lostPortions + damages.length === 0,
      }),
    );
  },
};

type Env = Readonly<Record<string, string>>;

/** At the same time: most of it is starting 400 processes, each of which uses one core. When one fails, the other ends soon, too. */
async function bothOrNone<Report>(
  envs: readonly [Env, Env],
  kill: (env: Env, signal: AbortSignal) => Promise<Report>,
): Promise<[Report, Report]> {
  const failure = new AbortController();
  const run = async (env: Env) => {
    try {
      return await kill(env, failure.signal);
    } catch (error) {
      failure.abort(error);
      throw error;
    }
  };
  const runs = [run(envs[0]), run(envs[1])] as const;
  await Promise.allSettled(runs);
  return Promise.all(runs);
}
