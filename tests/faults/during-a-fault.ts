import { setTimeout as wait } from 'node:timers/promises';
import type { Found } from '../support/load/measured.ts';
import { type Answer, askOrGiveUp } from '../support/shop/http-client.ts';
import { pickupOrder } from '../support/shop/order-calls.ts';
import type { Shop } from '../support/shop/shop.ts';
import { worst } from './together.ts';

const limits = { unreadyMs: 2_000, pageMs: 1_000, callMs: 5_000, healedMs: 15_000 } as const;

const pages = ['/', '/uz/about', '/en/restaurant/1', '/product/1031', '/uz/filial', '/profile'];
/** The words of the page that stands in, by language. */
const comeBack = { ru: 'корзина сохранится', en: 'your cart stays', uz: 'savatingiz saqlanib qoladi' };
const rounds = 3;
const attemptsAtOnce = 4;

interface Fault {
  begin(): Promise<void> | void;
  end(): Promise<void> | void;
}

/** Asks pages and calls during a fault and after it. */
export async function observe(shop: Shop, cookie: string, fault: Fault): Promise<Found> {
  const heartbeat = startHeartbeat(shop);
  try {
    return await watch(shop, cookie, fault, heartbeat);
  } finally {
    heartbeat.stop();
  }
}

async function watch(shop: Shop, cookie: string, fault: Fault, heartbeat: Heartbeat): Promise<Found> {
  // what was seen before can stand in
  for (const path of pages) await askOrGiveUp(shop.url + path, { headers: { cookie } });
  await callAll(shop, cookie);
  await fault.begin();
  const unreadyMs = await untilReadiness(shop, 503, limits.callMs);
  const asked: { path: string; answer: Answer }[] = [];
  const calls: Answer[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const path of pages) asked.push({ path, answer: await askOrGiveUp(shop.url + path, { headers: { cookie } }) });
    calls.push(...(await Promise.all(Array.from({ length: attemptsAtOnce }, () => callAll(shop, cookie)))).flat());
  }
  const start = performance.now();
  await fault.end();
  await untilReadiness(shop, 200, limits.healedMs);
  const isHealed = await placesAgain(shop, cookie);
  const healedMs = performance.now() - start;
  const deaf = heartbeat.stop();
  const wrong = asked.filter(({ path, answer }) => !isFine(path, answer));
  const broken = calls.filter(({ status }) => status === 0 || (status !== 503 && status >= 500));
  const pageMs = worst(asked.map(({ answer }) => answer.ms));
  const callMs = worst(calls.map(({ ms }) => ms));
  const first = wrong[0] === undefined ? '' : ` (${wrong[0].path} ${wrong[0].answer.status})`;
  return {
    found: `readiness 503 after ${Math.round(unreadyMs)} ms, ${asked.length} pages in <= ${pageMs} ms, ${wrong.length} wrong${first}, ${calls.length} calls in <= ${callMs} ms, ${broken.length} answered another 5xx, healed after ${Math.round(healedMs)} ms`,
    isReached:
      unreadyMs <= limits.unreadyMs &&
      pageMs <= limits.pageMs &&
      callMs <= limits.callMs &&
      wrong.length + broken.length + deaf === 0 &&
      isHealed &&
      healedMs <= limits.healedMs,
  };
}

/** A page from what is kept, or the translated 503. */
function isFine(path: string, { status, text }: Answer): boolean {
  if (status === 200) return text.includes('</html>');
  const locale = /^\/(en|uz)/.exec(path)?.[1] ?? 'ru';
  return status === 503 && text.includes(comeBack[locale as keyof typeof comeBack]);
}

function callAll(shop: Shop, cookie: string): Promise<Answer[]> {
  const headers = { cookie, origin: shop.url, 'content-type': 'application/json' };
  const send = (path: string, body: object) =>
    askOrGiveUp(shop.url + path, {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify(body),
    });
  const { contact, payment, expectedTotal, ...cart } = pickupOrder();
  return Promise.all([
    askOrGiveUp(`${shop.url}/api/regions/List`),
    askOrGiveUp(`${shop.url}/api/restaurantmenu?RestaurantId=1`),
    askOrGiveUp(`${shop.url}/api/v1/orders`, { headers }),
    send('/api/v1/quote', cart),
    send('/api/v1/orders', pickupOrder()),
    send('/api/v1/auth/code', { phone1: '998907776655' }),
  ]);
}

/** How long it takes until readiness says so; more than the limit when it never does. */
async function untilReadiness(shop: Shop, status: number, limitMs: number): Promise<number> {
  const start = performance.now();
  while (performance.now() - start < limitMs) {
    const { status: told } = await askOrGiveUp(`${shop.url}/readyz`);
    if (told === status) return performance.now() - start;
    await wait(20);
  }
  return Number.POSITIVE_INFINITY;
}

/** An order goes through without anybody's help. */
async function placesAgain(shop: Shop, cookie: string): Promise<boolean> {
  for (let tries = 0; tries < 50; tries++) {
    const headers = { cookie, origin: shop.url, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
    const { status } = await askOrGiveUp(`${shop.url}/api/v1/orders`, { method: 'POST', headers, body: JSON.stringify(pickupOrder()) });
    if (status === 201) return true;
    await wait(100);
  }
  return false;
}

interface Heartbeat {
  /** how often the process did not say that it lives */
  stop(): number;
}

function startHeartbeat(shop: Shop): Heartbeat {
  let deaf = 0;
  const timer = setInterval(async () => {
    const answer = await askOrGiveUp(`${shop.url}/healthz`).catch(() => null);
    deaf += Number(answer?.status !== 200);
  }, 200);
  return {
    stop() {
      clearInterval(timer);
      return deaf;
    },
  };
}
