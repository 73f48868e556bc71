import { setTimeout as wait } from 'node:timers/promises';
import type { OrderStatus } from '#domain/order/order-status.ts';
import { webhookSecret } from '#server/modules/messages/telegram/webhook.ts';
import type { Row, RowResult } from '../support/load/measured.ts';
import { quantile } from '../support/load/numbers.ts';
import { startTelegram, stubToken } from '../support/messages/telegram-stub.ts';
import { moveOrder } from '../support/screens/staff-screen.ts';
import { openSession, place, post } from '../support/shop/order-calls.ts';
import { type Shop, withShop } from '../support/shop/shop.ts';
import { receiveWebhooks } from '../support/shop/webhook-receiver.ts';

const orders = 60;
const steps: readonly OrderStatus[] = ['confirmed', 'cooking', 'ready', 'picked_up', 'completed'];
/** The events of an order are further apart than two runs of the outbox, which sends them in sequence. */
const pauseMs = 100;
const deliveredWithinMs = 30_000;
const [ratio, moreMs] = [1.2, 50];

export const webhookAwayRow: Row = {
  name: 'webhook-away',
  what: `while Telegram answers and while it never does, ${orders * steps.length} steps of ${orders} orders whose customers are told in Telegram, one in ${pauseMs} ms: from the call of a step to its arrival at the order webhook, and how long an update of the bot takes; SQLite`,
  reach: `p99 without Telegram ≤ ${ratio} ×, or + ${moreMs} ms, of both`,
  async measure(): Promise<RowResult> {
    const answering = await deliver(null);
    const silent = await deliver('silent');
    const pairs = [
      { name: 'webhook', answered: p99(answering.delivered), away: p99(silent.delivered) },
      { name: 'updates', answered: p99(answering.updates), away: p99(silent.updates) },
    ];
    return {
      found: pairs
        .map(({ name, answered, away }) => `${name} p99 ${Math.round(answered)} ms, without Telegram ${Math.round(away)} ms`)
        .join('; '),
      isReached: pairs.every(({ answered, away }) => away <= Math.max(answered * ratio, answered + moreMs)),
    };
  },
};

interface Times {
  /** ms, from the call of a step to its arrival at the webhook */
  readonly delivered: readonly number[];
  /** ms, of an update of the bot until its answer */
  readonly updates: readonly number[];
}

async function deliver(behavior: 'silent' | null): Promise<Times> {
  const telegram = await startTelegram();
  const arrivals = new Map<string, number>();
  const receiver = await receiveWebhooks(({ order, status }) => arrivals.set(`${order.id} ${status}`, performance.now()));
  const env = { ...telegram.env, ORDER_WEBHOOK_URL: receiver.url, ORDER_WEBHOOK_SECRET: 'x'.repeat(32) };
  try {
    return await withShop({ env }, async (shop) => {
      const ids = await placeOrders(shop);
      await until(() => ids.every((id) => arrivals.has(`${id} created`)));
      telegram.behave(behavior);
      const { called, updates } = await moveAll(shop, ids);
      await until(() => [...called.keys()].every((event) => arrivals.has(event)));
      return { delivered: [...called].map(([event, at]) => (arrivals.get(event) ?? Number.NaN) - at), updates };
    });
  } finally {
    receiver.close();
    telegram.close();
  }
}

/** Orders of customers who are told of them in Telegram. */
async function placeOrders(shop: Shop): Promise<string[]> {
  const ids: string[] = [];
  for (let at = 0; at < orders; at += 1) {
    const cookie = await openSession(shop, `9989011${String(at).padStart(5, '0')}`);
    const { url } = (await (await post(shop, cookie, 'messages/telegram', undefined)).json()) as { url: string };
    await write(shop, at, `/start ${url.split('?start=')[1]}`);
    const placed = await place(shop, cookie, crypto.randomUUID(), at);
    if (placed === null) throw new Error('the order was not placed');
    ids.push(placed.id);
  }
  return ids;
}

/** @returns when the call of each step began */
async function moveAll(shop: Shop, ids: readonly string[]): Promise<{ called: Map<string, number>; updates: number[] }> {
  const called = new Map<string, number>();
  const updates: number[] = [];
  for (const status of steps) {
    for (const [at, id] of ids.entries()) {
      called.set(`${id} ${status}`, performance.now());
      await moveOrder(shop, id, status);
      updates.push(await write(shop, at, '/help'));
      await wait(pauseMs);
    }
  }
  return { called, updates };
}

let updateId = 0;

/** What a customer writes to the bot. @returns the time until its answer, ms */
async function write(shop: Shop, person: number, text: string): Promise<number> {
  updateId += 1;
  const chat = { id: 70_000 + person, type: 'private' };
  const from = performance.now();
  const secret = { 'x-telegram-bot-api-secret-token': webhookSecret(stubToken) };
  const answered = await post(shop, '', '../telegram/webhook', { update_id: updateId, message: { text, chat } }, secret);
  if (!answered.ok) throw new Error(`the update was answered with ${answered.status}`);
  await answered.text();
  return performance.now() - from;
}

async function until(isDone: () => boolean): Promise<void> {
  const deadline = performance.now() + deliveredWithinMs;
  while (!isDone()) {
    if (performance.now() > deadline) throw new Error('an event did not arrive in time');
    await wait(20);
  }
}

function p99(values: readonly number[]): number {
  return quantile(values, 0.99);
}
