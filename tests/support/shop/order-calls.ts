import type { Shop } from './shop.ts';

export interface Placed {
  readonly id: string;
  readonly total: number;
}

export interface OrderCount {
  readonly acknowledged: number;
  /** acknowledged, but missing or with another total */
  readonly lost: number;
  /** keys that created more than one order */
  readonly doubled: number;
}

/**
 * Sends every key again and compares the stored orders with the acknowledged ones.
 * @param keys in the order they were used
 * @param others how many orders the customer had without these keys
 */
export async function countOrders(
  shop: Shop,
  cookie: string,
  keys: readonly string[],
  acknowledged: ReadonlyMap<string, Placed>,
  others = 0,
): Promise<OrderCount> {
  const repeated = new Map<string, Placed | null>();
  for (const [at, key] of keys.entries()) repeated.set(key, await place(shop, cookie, key, at));
  const cached = await allOrders(shop, cookie);
  const totals = new Map(cached.map((order) => [order.id, order.total]));
  const isLost = ([key, order]: [string, Placed]) => totals.get(order.id) !== order.total || repeated.get(key)?.id !== order.id;
  const made = new Set([...repeated.values()].flatMap((order) => order?.id ?? []));
  return { acknowledged: acknowledged.size, lost: [...acknowledged].filter(isLost).length, doubled: cached.length - others - made.size };
}

const restaurants = ['1', '2', '3', '4', '6'];

/** Orders for pickup as soon as possible, with dish and restaurant chosen by `at`; null when it was rejected. */
export async function place(shop: Shop, cookie: string, key: string, at: number): Promise<Placed | null> {
  const response = await post(shop, cookie, 'orders', pickupOrder(at), { 'idempotency-key': key });
  return response.ok ? ((await response.json()) as Placed) : null;
}

export function pickupOrder(at = 0) {
  return {
    orderTypeId: 200,
    regionId: '1',
    restaurantId: restaurants[at % restaurants.length] ?? '1',
    lines: [{ productId: '1031', quantity: 1 + (at % 5), modifiers: [], combo: [] }],
    contact: { firstName: 'Дилноза', phone1: '998901112233' },
    payment: { method: 'cash' },
    expectedTotal: 10_000_000,
  };
}

/** All orders of the customer. */
export async function allOrders(shop: Shop, cookie: string): Promise<Placed[]> {
  const orders: Placed[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const response = await fetch(`${shop.url}/api/v1/orders?cursor=${encodeURIComponent(cursor)}`, { headers: { cookie } });
    const page = (await response.json()) as { orders: Placed[]; nextCursor: string | null };
    orders.push(...page.orders);
    cursor = page.nextCursor;
  }
  return orders;
}

/** Signs a customer in and creates it for a new phone; returns the cookies. Call it sequentially: codes are assigned by their order. */
export async function openSession(shop: Shop, phone1 = '998901112233', firstName = 'Дилноза'): Promise<string> {
  const opened = await openPhoneSession(shop, phone1);
  const body = { id: '', firstName, phone1, birthDate: '1994-05-06', cardBalance: 0, cardNumber: 0 };
  const created = await post(shop, opened, '../customers/Create', body);
  return cookies(created) || opened;
}

/** Enters the code of a phone; creates no customer for a new phone. */
async function openPhoneSession(shop: Shop, phone1: string): Promise<string> {
  const known = shop.codeCount();
  const sent = await post(shop, '', 'auth/code', { phone1 });
  if (!sent.ok) throw new Error(`no code was sent: ${sent.status} ${await sent.text()}`);
  const { challengeId } = (await sent.json()) as { challengeId: string };
  return cookies(await post(shop, '', 'auth/session', { challengeId, phone1, code: await shop.nextCode(known) }));
}

/** @param path below `/api/v1` */
export function post(shop: Shop, cookie: string, path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(new URL(path, `${shop.url}/api/v1/`), {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: shop.url, cookie, ...headers },
    body: JSON.stringify(body),
  });
}

function cookies(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}
