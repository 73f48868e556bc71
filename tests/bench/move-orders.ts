import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { backUp } from '#server/db/backup.ts';
import { moveDatabase } from '#server/db/move-to-postgres.ts';
import { scatteredOrdersData } from '../support/builders/many-orders.ts';
import type { Row } from '../support/load/measured.ts';
import { startPostgres } from '../support/shop/postgres.ts';

const count = 100_000;

export const moveRow: Row = {
  name: 'move',
  what: `embedded database of ${count.toLocaleString('en')} orders: backup while it runs, move to PostgreSQL with every row read back`,
  reach: 'sums per customer and day equal',
  async measure() {
    const dataDir = await scatteredOrdersData(count);
    const postgres = await startPostgres();
    const backedUp = await timed(() => backUp(dataDir, join(dataDir, 'backup.sqlite')));
    const moved = await timed(() => moveDatabase(dataDir, postgres.url));
    await postgres.stop();
    rmSync(dataDir, { recursive: true });
    const orders = moved.value.rows['orders'] ?? 0;
    return {
      found: `${orders.toLocaleString('en')} orders: backup ${backedUp.seconds} s, move ${moved.seconds} s`,
      isReached: orders === count,
    };
  },
};

async function timed<Value>(work: () => Promise<Value>): Promise<{ value: Value; seconds: number }> {
  const start = performance.now();
  const value = await work();
  return { value, seconds: Math.round((performance.now() - start) / 100) / 10 };
}
