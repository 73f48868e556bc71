import { setTimeout as wait } from 'node:timers/promises';
import type { RowResult } from '../support/load/measured.ts';
import { type HttpResponse, tryRequest } from '../support/shop/http-client.ts';
import { pickupOrder } from '../support/shop/order-calls.ts';
import type { Shop } from '../support/shop/shop.ts';
import { worst } from './combine-results.ts';

const limits = { unreadyMs: 2_000, pageMs: 1_000, callMs: 5_000, healedMs: 15_000 } as const;

const pages = ['/', '/uz/about', '/en/restaurant/1', '/product/1031', '/uz/filial', '/profile'];
/** The text of the fallback page, by language. */
const comeBack = { ru: 'корзина сохранится', en: 'your cart stays', uz: 'savatingiz saqlanib qoladi' };
const rounds = 3;
const attemptsAtOnce = 4;

interface Fault {
  begin(): Promise<void> | void;
  end(): Promise<void> | void;
}

/** Requests pages and calls during a fault and after it. */
export async function observe(shop: Shop, cookie: string, fault: Fault): Promise<RowResult> {
  const heartbeat = startHeartbeat(shop);
  try {
    return await watch(shop, cookie, fault, heartbeat);
  } finally {
    heartbeat.stop();
  }
}

async function watch(shop: Shop, cookie: string, fault: Fault, heartbeat: Heartbeat): Promise<RowResult> {
  // previous responses can be served from the cache
  for (const path of pages) await tryRequest(shop.url + path, { headers: { cookie } });
  await callAll(shop, cookie);
  await fault.begin();
  const unreadyMs = await untilReadiness(shop, 503, limits.callMs);
  const requested: { path: string; response: HttpResponse }[] = [];
  const calls: HttpResponse[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const path of pages) requested.push({ path, response: await tryRequest(shop.url + path, { headers: { cookie } }) });
    calls.push(...(await Promise.all(Array.from({ length: attemptsAtOnce }, () => callAll(shop, cookie)))).flat());
  }
  const start = performance.now();
  await fault.end();
  await untilReadiness(shop, 200, limits.healedMs);
  const isHealed = await placesAgain(shop, cookie);
  const healedMs = performance.now() - start;
  const missed = heartbeat.stop();
  const wrong = requested.filter(({ path, response }) => !isFine(path, response));
  const broken = calls.filter(({ status }) => status === 0 || (status !== 503 && status >= 500));
  const pageMs = worst(requested.map(({ response }) => response.ms));
  const callMs = worst(calls.map(({ ms }) => ms));
  const first = wrong[0] === undefined ? '' : ` (${wrong[0].path} ${wrong[0].response.status})`;
  return {
    found: `readiness 503 after ${Math.round(unreadyMs)} ms, ${requested.length} pages in <= ${pageMs} ms, ${wrong.length} wrong${first}, ${calls.length} calls in <= ${callMs} ms, ${broken.length} answered another 5xx, healed after ${Math.round(healedMs)} ms`,
    isReached:
      unreadyMs <= limits.unreadyMs &&
      pageMs <= limits.pageMs &&
      callMs <= limits.callMs &&
      wrong.length + broken.length + missed === 0 &&
      isHealed &&
      healedMs <= limits.healedMs,
  };
}

/** Whether the response is a cached page or the translated 503. */
function isFine(path: string, { status, text }: HttpResponse): boolean {
  if (status === 200) return text.includes('</html>');
  const locale = /^\/(en|uz)/.exec(path)?.[1] ?? 'ru';
  return status === 503 && text.includes(comeBack[locale as keyof typeof comeBack]);
}

function callAll(shop: Shop, cookie: string): Promise<HttpResponse[]> {
  const headers = { cookie, origin: shop.url, 'content-type': 'application/json' };
  const send = (path: string, body: object) =>
    tryRequest(shop.url + path, {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify(body),
    });
  const { contact, payment, expectedTotal, ...cart } = pickupOrder();
  return Promise.all([
    tryRequest(`${shop.url}/api/regions/List`),
    tryRequest(`${shop.url}/api/restaurantmenu?RestaurantId=1`),
    tryRequest(`${shop.url}/api/v1/orders`, { headers }),
    send('/api/v1/quote', cart),
    send('/api/v1/orders', pickupOrder()),
    send('/api/v1/auth/code', { phone1: '998907776655' }),
  ]);
}

/** How long it takes until readiness returns the status; more than the limit when it never does. */
async function untilReadiness(shop: Shop, status: number, limitMs: number): Promise<number> {
  const start = performance.now();
  while (performance.now() - start < limitMs) {
    const { status: reported } = await tryRequest(`${shop.url}/readyz`);
    if (reported === status) return performance.now() - start;
    await wait(20);
  }
  return Number.POSITIVE_INFINITY;
}

/** Whether an order can be placed without intervention. */
async function placesAgain(shop: Shop, cookie: string): Promise<boolean> {
  for (let tries = 0; tries < 50; tries++) {
    const headers = { cookie, origin: shop.url, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
    const { status } = await tryRequest(`${shop.url}/api/v1/orders`, { method: 'POST', headers, body: JSON.stringify(pickupOrder()) });
    if (status === 201) return true;
    await wait(100);
  }
  return false;
}

interface Heartbeat {
  /** the number of missed heartbeats */
  stop(): number;
}

function startHeartbeat(shop: Shop): Heartbeat {
  let missed = 0;
  const timer = setInterval(async () => {
    const response = await tryRequest(`${shop.url}/healthz`).catch(() => null);
    missed += Number(response?.status !== 200);
  }, 200);
  return {
    stop() {
      clearInterval(timer);
      return missed;
    },
  };
}
