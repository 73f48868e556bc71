import type { APIRequestContext } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Locale } from '#domain/locale.ts';
import type { OrderWishes } from '#domain/order/wishes.ts';
import type { Shop } from './shop.ts';

/** A phone that no other test of this run uses. */
export function freshPhone(): string {
  serial += 1;
  return `99890${String(process.pid % 1000).padStart(3, '0')}${String(serial).padStart(4, '0')}`;
}
let serial = 0;

/** Signs in through the calls that the sign-in screen makes; the context stores the cookies. Returns the customer's id. */
export async function signIn(shop: Shop, request: APIRequestContext, phone1 = freshPhone(), firstName = 'Дилноза'): Promise<string> {
  const headers = { origin: shop.url };
  const known = shop.codeCount();
  const sent = await request.post(`${shop.url}/api/v1/auth/code`, { headers, data: { phone1 } });
  expect(sent.status()).toBe(202);
  const { challengeId } = (await sent.json()) as { challengeId: string };
  const code = await shop.nextCode(known);
  const opened = await request.post(`${shop.url}/api/v1/auth/session`, { headers, data: { challengeId, phone1, code } });
  expect(opened.status()).toBe(200);
  const { customerId } = (await opened.json()) as { customerId: string | null };
  if (customerId !== null) return customerId;
  const created = await request.post(`${shop.url}/api/customers/Create`, {
    headers,
    data: { id: '', firstName, phone1, birthDate: '1994-05-06', cardBalance: 0, cardNumber: 0 },
  });
  expect(created.ok()).toBe(true);
  return ((await created.json()) as { customerId: string }).customerId;
}

const dishes = [
  { productId: '1031', quantity: 2, modifiers: [], combo: [] },
  { productId: '1028', quantity: 1, modifiers: [], combo: [] },
];

/** Orders two dishes for pickup, without `slot` in the first free one; returns the order's id. */
export async function placePickupOrder(
  shop: Shop,
  request: APIRequestContext,
  choice: { pointsToSpend?: number; slot?: { day: string; start: number; end: number } } = {},
  wishes?: OrderWishes,
  locale?: Locale,
): Promise<string> {
  return placeOrder(shop, request, { orderTypeId: 200, ...choice }, { ...(wishes && { wishes }) }, locale);
}

/** Orders two dishes to the door of the first restaurant, paid in cash; returns the order's id. */
export async function placeDeliveryOrder(shop: Shop, request: APIRequestContext, wishes?: OrderWishes): Promise<string> {
  const restaurants = (await (await request.get(`${shop.url}/api/restaurants/List`)).json()) as {
    readonly id: string;
    readonly latitude: number;
    readonly longitude: number;
  }[];
  const { latitude, longitude } = restaurants.find(({ id }) => id === '1') ?? {};
  const address = { text: 'Navoiy koʻchasi, 30', entrance: '2', floor: '5' };
  // more than the least that is brought
  const lines = dishes.map((dish) => ({ ...dish, quantity: 3 }));
  return placeOrder(shop, request, { orderTypeId: 0, latitude, longitude, lines }, { address, ...(wishes && { wishes }) });
}

/** @param choice what is quoted and ordered @param details what is only ordered @param locale absent: that of the browser */
async function placeOrder(shop: Shop, request: APIRequestContext, choice: object, details: object, locale?: Locale): Promise<string> {
  const headers = { origin: shop.url, ...(locale && { 'accept-language': locale }) };
  const order = {
    regionId: '1',
    restaurantId: '1',
    lines: dishes,
    ...choice,
  };
  const quoted = await request.post(`${shop.url}/api/v1/quote`, { headers, data: order });
  expect(quoted.status(), await quoted.text()).toBe(200);
  const { total } = (await quoted.json()) as { total: number };
  const placed = await request.post(`${shop.url}/api/v1/orders`, {
    headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
    data: {
      ...order,
      contact: { firstName: 'Дилноза', phone1: '998901234567' },
      payment: { method: 'cash' },
      expectedTotal: total,
      ...details,
    },
  });
  expect(placed.status(), await placed.text()).toBe(201);
  return ((await placed.json()) as { id: string }).id;
}
