import type { Row } from '../support/load/measured.ts';
import { inTurns } from '../support/shop/http-client.ts';
import { onBothDatabases } from '../support/shop/on-databases.ts';
import { allOrders, openSession, pickupOrder, post } from '../support/shop/order-calls.ts';
import { type Shop, withShop } from '../support/shop/shop.ts';
import { eachOf } from './combine-results.ts';

const copies = 100;
const rounds = 10;
const mostRepeats = 50;

export const sameOrderRow: Row = {
  name: 'same-order',
  what: `the same order sent ${copies} times at once, ${rounds} times; PostgreSQL with four processes`,
  reach: `1 order each time, ${copies} responses with its id (or 409, then its id)`,
  async measure() {
    const reports = await onBothDatabases((env, name) =>
      withShop({ env: name === 'PostgreSQL' ? { ...env, WEB_CONCURRENCY: '4' } : env }, async (shop) => {
        const cookie = await openSession(shop);
        const responses = [];
        for (let round = 0; round < rounds; round++) responses.push(...(await sendCopies(shop, cookie, round)));
        return { responses, orders: await allOrders(shop, cookie) };
      }),
    );
    return eachOf(reports, ({ responses, orders }) => {
      const ids = new Set(orders.map(({ id }) => id));
      const wrong = responses.filter(({ id, known }) => id === null || id !== known || !ids.has(id));
      const conflicts = responses.reduce((sum, response) => sum + response.conflicts, 0);
      const found = `${responses.length} responses, ${orders.length} orders, ${wrong.length} responses without their id, ${conflicts} times 409 first`;
      return { found, isReached: responses.length === copies * rounds && orders.length === rounds && wrong.length === 0 };
    });
  },
};

async function sendCopies(shop: Shop, cookie: string, round: number) {
  const key = crypto.randomUUID();
  const sent = await inTurns(copies, copies, () => sendUntilAnswered(shop, cookie, key, round));
  const known = sent.find(({ status }) => status === 201)?.id ?? null;
  return sent.map((response) => ({ ...response, known }));
}

/** A client that gets 409 while the first request is in flight sends it again. */
async function sendUntilAnswered(shop: Shop, cookie: string, key: string, round: number) {
  for (let conflicts = 0; conflicts <= mostRepeats; conflicts++) {
    const response = await post(shop, cookie, 'orders', pickupOrder(round), { 'idempotency-key': key });
    const body = (await response.json()) as { id?: string; code?: string };
    if (response.status !== 409 || body.code !== 'IDEMPOTENCY_IN_FLIGHT') {
      return { status: response.status, id: response.ok ? (body.id ?? null) : null, conflicts };
    }
  }
  return { status: 409, id: null, conflicts: mostRepeats };
}
