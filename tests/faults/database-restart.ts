import type { Row, RowResult } from '../support/load/measured.ts';
import { startPostgres } from '../support/shop/postgres.ts';
import { withShop } from '../support/shop/shop.ts';
import { eachOf } from './combine-results.ts';
import { type RestartReport, restartUnderLoad, withPooledShop } from './restart-under-load.ts';

export const databaseRestartRow: Row = {
  name: 'database-restart',
  what: 'PostgreSQL restarted fast, then immediately, under 4 buyers and 3 readers: directly, and 2 processes behind PgBouncer in transaction mode',
  reach: '0 orders lost or doubled; no 5xx but 503',
  async measure() {
    const postgres = await startPostgres();
    try {
      const options = { env: { DATABASE_URL: postgres.url, DEMO: '1' } };
      const direct = await withShop(options, (shop) => restartUnderLoad(shop, postgres));
      return eachOf(
        { directly: direct, 'behind PgBouncer': await withPooledShop((shop, behind) => restartUnderLoad(shop, behind)) },
        notify,
      );
    } finally {
      await postgres.stop();
    }
  },
};

function notify({ acknowledged, lost, doubled, statuses }: RestartReport): RowResult {
  const wrong = Object.entries(statuses).reduce((sum, [status, count]) => sum + (Number(status) >= 500 && status !== '503' ? count : 0), 0);
  return {
    found: `${acknowledged} acknowledged, ${lost} lost, ${doubled} doubled, ${statuses['503'] ?? 0} × 503, ${wrong} other 5xx`,
    isReached: acknowledged > 0 && lost + doubled + wrong === 0,
  };
}
