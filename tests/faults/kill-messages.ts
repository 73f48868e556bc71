import { setTimeout as wait } from 'node:timers/promises';
import { webhookSecret } from '#server/modules/messages/telegram/webhook.ts';
import type { Row } from '../support/load/measured.ts';
import { startTelegram, stubToken, type TelegramStub } from '../support/messages/telegram-stub.ts';
import { openSession, place, post } from '../support/shop/order-calls.ts';
import { startPostgres } from '../support/shop/postgres.ts';
import { type Shop, shopNow, startShop } from '../support/shop/shop.ts';
import { eachOf } from './combine-results.ts';

const kills = 20;
const chat = 77_001;
const sentWithinMs = 30_000;
/** The clock goes on between two processes: the turn that a killed one held is over. */
const restMs = 5 * 60_000;

interface MessageCount {
  readonly orders: number;
  /** orders without a message */
  readonly lost: number;
  /** orders whose message came again */
  readonly repeated: number;
  /** orders whose message came more than twice */
  readonly storms: number;
}

export const killMessagesRow: Row = {
  name: 'kill-messages',
  what: `SIGKILL while a message to a customer is sent to Telegram, ${kills} times on each database`,
  reach: '0 lost, none sent more than twice',
  async measure() {
    const postgres = await startPostgres();
    const other = () => killDuringMessages({ DATABASE_URL: postgres.url, DEMO: '1' });
    const reports = { SQLite: await killDuringMessages({}), PostgreSQL: await other().finally(() => postgres.stop()) };
    return eachOf(reports, ({ orders, lost, repeated, storms }) => ({
      found: `${orders} orders, ${lost} lost, ${repeated} sent again, ${storms} more than twice`,
      isReached: orders === kills && lost + storms === 0,
    }));
  },
};

/** Kills the shop a moment after Telegram has got the message of an order, and starts it again until the next message has come. */
async function killDuringMessages(env: Readonly<Record<string, string>>): Promise<MessageCount> {
  const telegram = await startTelegram();
  let moment = Date.parse(shopNow);
  const start = (dataDir?: string) => {
    moment += restMs;
    const options = { env: { ...env, ...telegram.env }, testNow: new Date(moment).toISOString() };
    return startShop(dataDir === undefined ? options : { ...options, dataDir });
  };
  let shop = await start();
  const { dataDir } = shop;
  try {
    const cookie = await openSession(shop);
    await connect(shop, cookie);
    for (let kill = 0; kill < kills; kill++) {
      const before = sentTo(telegram).length;
      if ((await place(shop, cookie, crypto.randomUUID(), kill)) === null) throw new Error('the order was not placed');
      await until(() => sentTo(telegram).length > before);
      // the kills hit the time before, while and after the answer is stored
      await wait(kill % 5);
      await shop.stop({ signal: 'SIGKILL', keepData: true });
      shop = await start(dataDir);
      await until(() => isIdle(shop));
    }
    return countOf(telegram);
  } finally {
    await shop.stop({ signal: 'SIGKILL' });
    telegram.close();
  }
}

/** The texts that were sent, each with the number of its order. */
function sentTo({ calls }: TelegramStub): string[] {
  return calls
    .filter(({ method }) => method === 'sendMessage' || method === 'editMessageText')
    .map(({ parameters }) => String(parameters['text']));
}

function countOf(telegram: TelegramStub): MessageCount {
  const counts = new Map<string, number>();
  for (const text of sentTo(telegram)) {
    const number = /№ (\d+)/.exec(text)?.[1] ?? '';
    counts.set(number, (counts.get(number) ?? 0) + 1);
  }
  const times = [...counts.values()];
  return {
    orders: counts.size,
    lost: kills - counts.size,
    repeated: times.filter((count) => count === 2).length,
    storms: times.filter((count) => count > 2).length,
  };
}

async function connect(shop: Shop, cookie: string): Promise<void> {
  const answered = await post(shop, cookie, 'messages/telegram', undefined);
  const { url } = (await answered.json()) as { url: string };
  const update = { update_id: 1, message: { text: `/start ${url.split('?start=')[1]}`, chat: { id: chat, type: 'private' } } };
  await post(shop, '', '../telegram/webhook', update, { 'x-telegram-bot-api-secret-token': webhookSecret(stubToken) });
}

/** Whether no message waits for Telegram. */
async function isIdle(shop: Shop): Promise<boolean> {
  const metrics = await (await fetch(`${shop.url}/metrics`)).text();
  return /^shop_outbox_waiting\{[^}]*channel="telegram"[^}]*\} 0$/m.test(metrics) && !/channel="unassigned"[^}]*\} [1-9]/.test(metrics);
}

async function until(isDone: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = performance.now() + sentWithinMs;
  while (!(await isDone())) {
    if (performance.now() > deadline) throw new Error('a message did not come in time');
    await wait(5);
  }
}
