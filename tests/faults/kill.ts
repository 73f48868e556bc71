import { startPostgres } from '../support/postgres.ts';
import { killDuringOrders } from './kill-during-orders.ts';

/** `npm run faults:kill [cycles]`: prints orders acknowledged, lost and doubled for both databases. */
const cycles = Number(process.argv[2] ?? 200);
const postgres = await startPostgres();
console.table({
  SQLite: await killDuringOrders(cycles),
  PostgreSQL: await killDuringOrders(cycles, { DATABASE_URL: postgres.url, DEMO: '1' }),
});
await postgres.stop();
