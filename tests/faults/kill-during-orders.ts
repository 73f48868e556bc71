import { setTimeout as wait } from 'node:timers/promises';
import { type Shop, startShop } from '../support/shop.ts';

export interface KillReport {
  readonly cycles: number;
  readonly acknowledged: number;
  /** acknowledged and then absent or with another total */
  readonly lost: number;
  /** keys that made more than one order */
  readonly doubled: number;
}

interface Placed {
  readonly id: string;
  readonly total: number;
}

/** Kills the shop with SIGKILL while orders are being acknowledged, starts it again on the same data, and counts. */
export async function killDuringOrders(cycles: number, env: Readonly<Record<string, string>> = {}): Promise<KillReport> {
  let shop = await startShop({ env });
  const { dataDir } = shop;
  const cookie = await openSession(shop);
  const acknowledged = new Map<string, Placed>();
  const keys: string[] = [];
  for (let cycle = 0; cycle < cycles; cycle++) {
    const enough = acknowledged.size + 3;
    const placing = Array.from({ length: 4 }, () => placeUntilKilled(shop, cookie, keys, acknowledged));
    while (acknowledged.size < enough) await wait(1);
    await wait((cycle * 7) % 40);
    await shop.stop({ signal: 'SIGKILL', keepData: true });
    await Promise.all(placing);
    shop = await startShop({ env, dataDir });
  }
  const repeated = await Promise.all(keys.map((key, at) => place(shop, cookie, key, at)));
  const kept = await allOrders(shop, cookie);
  await shop.stop();
  return { cycles, ...compare(acknowledged, kept, new Map(keys.map((key, at) => [key, repeated[at] ?? null]))) };
}

/** `repeated`: what each key answered when it was sent once more; null where the order was refused. */
function compare(
  acknowledged: ReadonlyMap<string, Placed>,
  kept: readonly Placed[],
  repeated: ReadonlyMap<string, Placed | null>,
): Omit<KillReport, 'cycles'> {
  const totals = new Map(kept.map((order) => [order.id, order.total]));
  const isLost = ([key, order]: [string, Placed]) => totals.get(order.id) !== order.total || repeated.get(key)?.id !== order.id;
  const made = new Set([...repeated.values()].flatMap((order) => order?.id ?? []));
  return { acknowledged: acknowledged.size, lost: [...acknowledged].filter(isLost).length, doubled: kept.length - made.size };
}

async function placeUntilKilled(shop: Shop, cookie: string, keys: string[], acknowledged: Map<string, Placed>): Promise<void> {
  while (shop.process.exitCode === null && shop.process.signalCode === null) {
    const key = crypto.randomUUID();
    const at = keys.push(key) - 1;
    const placed = await place(shop, cookie, key, at).catch(() => null);
    if (placed === null) return;
    acknowledged.set(key, placed);
  }
}

const restaurants = ['1', '2', '3', '4', '6'];

async function place(shop: Shop, cookie: string, key: string, at: number): Promise<Placed | null> {
  const body = {
    orderTypeId: 200,
    regionId: '1',
    restaurantId: restaurants[at % restaurants.length],
    lines: [{ productId: '1031', quantity: 1 + (at % 5), modifiers: [], combo: [] }],
    contact: { firstName: 'Дилноза', phone1: '998901112233' },
    payment: { method: 'cash' },
    expectedTotal: 10_000_000,
  };
  const answer = await ask(shop, cookie, 'orders', body, { 'idempotency-key': key });
  return answer.ok ? ((await answer.json()) as Placed) : null;
}

async function allOrders(shop: Shop, cookie: string): Promise<Placed[]> {
  const orders: Placed[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const answer = await fetch(`${shop.url}/api/v1/orders?cursor=${encodeURIComponent(cursor)}`, { headers: { cookie } });
    const page = (await answer.json()) as { orders: Placed[]; nextCursor: string | null };
    orders.push(...page.orders);
    cursor = page.nextCursor;
  }
  return orders;
}

async function openSession(shop: Shop): Promise<string> {
  const phone1 = '998901112233';
  const sent = await ask(shop, '', 'auth/code', { phone1 });
  const { challengeId } = (await sent.json()) as { challengeId: string };
  const opened = await ask(shop, '', 'auth/session', { challengeId, phone1, code: await shop.nextCode() });
  const body = { id: '', firstName: 'Дилноза', phone1, birthDate: '1994-05-06', cardBalance: 0, cardNumber: 0 };
  const created = await ask(shop, cookies(opened), '../customers/Create', body);
  return cookies(created) || cookies(opened);
}

function ask(shop: Shop, cookie: string, path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(new URL(path, `${shop.url}/api/v1/`), {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: shop.url, cookie, ...headers },
    body: JSON.stringify(body),
  });
}

function cookies(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}
