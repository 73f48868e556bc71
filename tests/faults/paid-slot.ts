import type { Order } from '#domain/order/order.ts';
import type { Row } from '../support/load/measured.ts';
import { payByPayme, paymeEnv } from '../support/payments/payme-calls.ts';
import { inTurns } from '../support/shop/http-client.ts';
import { onBothDatabases } from '../support/shop/on-databases.ts';
import { openSession, pickupOrder, post } from '../support/shop/order-calls.ts';
import { type Shop, withShop } from '../support/shop/shop.ts';
import { eachOf } from './combine-results.ts';

const buyers = 1_000;
const sessions = 200;
const capacity = 8;
const order = {
  ...pickupOrder(),
  restaurantId: '2',
  slot: { day: '2026-11-22', start: 720, end: 740 },
  payment: { method: 'payme' },
};

export const paidSlotRow: Row = {
  name: 'paid-slot',
  what: `${buyers} customers pay online for one slot of ${capacity} at once; PostgreSQL with four processes`,
  reach: `exactly ${capacity} paid, the others rejected before they can pay`,
  async measure() {
    const reports = await onBothDatabases(async (env, name) => {
      const processes = name === 'PostgreSQL' ? { WEB_CONCURRENCY: '4' } : {};
      const codes = { CODE_SENDS_PER_ADDRESS_HOUR: String(sessions * 2) };
      return withShop({ env: { ...env, ...processes, ...codes, ...paymeEnv } }, async (shop) => {
        const cookies: string[] = [];
        for (let at = 0; at < sessions; at++) cookies.push(await openSession(shop, `9989011${String(at).padStart(5, '0')}`));
        return inTurns(buyers, buyers, (turn) => buy(shop, cookies[turn % sessions] ?? ''));
      });
    });
    return eachOf(reports, (outcomes) => {
      const of = (name: string) => outcomes.filter((outcome) => outcome === name).length;
      const found = `${of('paid')} paid, ${of('full')} rejected, ${buyers - of('paid') - of('full')} others`;
      return { found, isReached: of('paid') === capacity && of('full') === buyers - capacity };
    });
  },
};

async function buy(shop: Shop, cookie: string): Promise<string> {
  const placed = await post(shop, cookie, 'orders', order, { 'idempotency-key': crypto.randomUUID() });
  const body = (await placed.json()) as Order & { code?: string };
  if (body.code !== undefined) return body.code === 'SLOT_UNAVAILABLE' ? 'full' : body.code;
  const performed = await payByPayme(shop, body, Date.now());
  return typeof performed === 'object' && performed['state'] === 2 ? 'paid' : `not paid: ${JSON.stringify(performed)}`;
}
