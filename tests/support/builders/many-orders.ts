import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createEmbeddedBackend } from '#server/backend/embedded/embedded.ts';
import { prepareDatabase } from '#server/bootstrap.ts';
import { databaseFile } from '#server/db/backup.ts';
import { connect } from '#server/db/connect.ts';

export const noon = Date.parse('2026-11-21T07:00:00Z');

/** A data folder of the demo with the given number of orders by 5,000 customers over 400 days, with different totals and with histories. */
export async function scatteredOrdersData(orders: number): Promise<string> {
  const dataDir = await oneOrderData();
  multiply(dataDir, orders - 1, "'customer-' || (i * 7919 % 5000)");
  return dataDir;
}

/** A data folder of the demo with two customers, called `few` and `many`, who have the given numbers of orders. */
export async function manyOrdersData({ few, many }: { few: number; many: number }): Promise<string> {
  const dataDir = await oneOrderData();
  multiply(dataDir, few + many, `case when i <= ${few} then 'few' else 'many' end`);
  return dataDir;
}

/** A data folder of the demo with one real order, which is the template of the others. */
async function oneOrderData(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-orders-'));
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
  return dataDir;
}

/** @param customer SQL expression of the i-th order's customer */
function multiply(dataDir: string, orders: number, customer: string): void {
  const database = new DatabaseSync(databaseFile(dataDir));
  database.function('uuid', () => randomUUID());
  database.exec(`
    with recursive n (i) as (select 1 union all select i + 1 from n where i < ${orders})
    insert into orders (id, customer_id, restaurant_id, order_type_id, slot_day, slot_start, slot_end, status, total, created_at, record, holds)
    select uuid(), ${customer}, restaurant_id, order_type_id, date('2025-10-01', '+' || (i * 31 % 400) || ' days'),
      slot_start, slot_end, 'completed', total + i * 500 % 90000, created_at - (i * 31 % 400) * 86400000, record, holds from orders, n;
    insert into order_history (order_id, status, at, by)
    select orders.id, step.value, created_at, 'staff' from orders, json_each('["created","confirmed","completed"]') as step;
    insert into loyalty_ledger (customer_id, points, balance, reason, order_id, key, at)
    select customer_id, total / 20, 0, 'order', id, 'bench/' || id, created_at from orders`);
  database.close();
}
