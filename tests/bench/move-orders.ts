import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createEmbeddedBackend } from '#server/backend/embedded.ts';
import { backUp, databaseFile } from '#server/db/backup.ts';
import { connect } from '#server/db/connect.ts';
import { moveDatabase } from '#server/db/move-database.ts';
import { prepareDatabase } from '#server/db/prepare.ts';
import type { Row } from '../support/measured.ts';
import { startPostgres } from '../support/postgres.ts';

const count = 100_000;
const noon = Date.parse('2026-11-21T07:00:00Z');

export const moveRow: Row = {
  name: 'move',
  what: `embedded database of ${count.toLocaleString('en')} orders: backup while it runs, move to PostgreSQL with every row read back`,
  reach: 'sums per customer and day equal',
  async measure() {
    const dataDir = mkdtempSync(join(tmpdir(), 'shop-move-'));
    await placeOne(dataDir);
    multiply(dataDir, count);
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

/** One real order of the demo, which all others repeat. */
async function placeOne(dataDir: string): Promise<void> {
  const connection = await connect({ databaseUrl: null, dataDir });
  await prepareDatabase(connection, { demo: true }, noon);
  const backend = createEmbeddedBackend({ connection, filterModifiers: 'on' });
  const customer = await backend.createCustomer({ firstName: 'Дилноза', phone1: '998901112233', birthDate: '1994-05-06' }, 'ru', noon);
  const lines = [{ productId: '1031', quantity: 2, modifiers: [], combo: [] }];
  const order = { orderTypeId: 200, regionId: '1', restaurantId: '1', lines, expectedTotal: 10_000_000 } as const;
  const contact = { firstName: 'Дилноза', phone1: '998901112233' };
  const placed = await backend.placeOrder({ ...order, contact, payment: { method: 'cash' } }, 'ru', customer.id, randomUUID(), noon);
  if (!placed.ok) throw new Error(placed.problem.code);
  await connection.close();
}

/** The same order for 5,000 customers over 400 days, each with another total and with its history. */
function multiply(dataDir: string, orders: number): void {
  const database = new DatabaseSync(databaseFile(dataDir));
  database.function('uuid', () => randomUUID());
  database.exec(`
    with recursive n (i) as (select 1 union all select i + 1 from n where i < ${orders - 1})
    insert into orders (id, customer_id, restaurant_id, order_type_id, slot_day, slot_start, slot_end, status, total, created_at, record, holds)
    select uuid(), 'customer-' || (i * 7919 % 5000), restaurant_id, order_type_id, date('2025-10-01', '+' || (i * 31 % 400) || ' days'),
      slot_start, slot_end, 'completed', total + i * 500 % 90000, created_at - (i * 31 % 400) * 86400000, record, holds from orders, n;
    insert into order_history (order_id, status, at, by)
    select orders.id, step.value, created_at, 'staff' from orders, json_each('["created","confirmed","completed"]') as step;
    insert into loyalty_ledger (customer_id, points, balance, reason, order_id, key, at)
    select customer_id, total / 20, 0, 'order', id, 'bench/' || id, created_at from orders`);
  database.close();
}
