import type { Row } from '../support/load/measured.ts';
import { startPostgres } from '../support/shop/postgres.ts';
import { killDuringOrders } from './kill-during-orders.ts';

const cycles = 200;

export const killRow: Row = {
  name: 'kill',
  what: `SIGKILL while orders are acknowledged, ${cycles} times on each database; both wait for the disk`,
  reach: '0 lost, 0 doubled, integrity check clean',
  async measure() {
    const postgres = await startPostgres({ isSynced: true });
    // at the same time: most of it is starting 400 processes, each of which uses one core
    const [sqlite, other] = await Promise.all([
      killDuringOrders(cycles),
      killDuringOrders(cycles, { DATABASE_URL: postgres.url, DEMO: '1' }),
    ]).finally(() => postgres.stop());
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
