import { rmSync } from 'node:fs';
import { createEmbeddedBackend } from '#server/backend/embedded/embedded.ts';
import { connect } from '#server/db/connect.ts';
import { moveDatabase } from '#server/db/move-to-postgres.ts';
import { manyOrdersData, noon } from '../support/builders/many-orders.ts';
import type { Row } from '../support/load/measured.ts';
import { median } from '../support/load/numbers.ts';
import type { DatabasePlace } from '../support/shop/backends.ts';
import { startPostgres } from '../support/shop/postgres.ts';

const orderCounts = { few: 100, many: 100_000 };

export const growthOrdersRow: Row = {
  name: 'growth-orders',
  what: `first page of the history of a customer with ${orderCounts.few} and with ${orderCounts.many.toLocaleString('en')} orders, in one database`,
  reach: 'the second ≤ 2 × the first, on SQLite and PostgreSQL',
  async measure() {
    const dataDir = await manyOrdersData(orderCounts);
    const postgres = await startPostgres();
    await moveDatabase(dataDir, postgres.url);
    const found = {
      SQLite: await historyOf({ databaseUrl: null, dataDir }),
      PostgreSQL: await historyOf({ databaseUrl: postgres.url, dataDir: '' }),
    };
    await postgres.stop();
    rmSync(dataDir, { recursive: true });
    const reported = Object.entries(found).map(([name, { few, many }]) => {
      return `${name} ${few.toFixed(2)} and ${many.toFixed(2)} ms (${(many / few).toFixed(2)} ×)`;
    });
    return { found: reported.join('; '), isReached: Object.values(found).every(({ few, many }) => many <= 2 * few) };
  },
};

/** The median of both customers' first pages, requested alternately, ms. */
async function historyOf(place: DatabasePlace): Promise<{ few: number; many: number }> {
  const connection = await connect(place);
  const backend = createEmbeddedBackend({ connection, filterModifiers: 'on' });
  const took: { few: number[]; many: number[] } = { few: [], many: [] };
  for (let visit = 0; visit < 60; visit++) {
    for (const customer of ['few', 'many'] as const) {
      const begin = performance.now();
      const { orders, nextCursor } = await backend.orders(customer, null, noon);
      took[customer].push(performance.now() - begin);
      if (orders.length === 0 || nextCursor === null) throw new Error(`the history of ${customer} has no second page`);
    }
  }
  await connection.close();
  return { few: median(took.few.slice(20)), many: median(took.many.slice(20)) };
}
