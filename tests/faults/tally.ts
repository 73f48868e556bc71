import { inTurns } from '../support/shop/http-client.ts';
import { post } from '../support/shop/order-calls.ts';
import type { Shop } from '../support/shop/shop.ts';

/** How often each response was received: a status, and the code of an error. */
export type Tally = Readonly<Record<string, number>>;

/** Places a number of orders concurrently, the customers in turn. */
export async function orderAll(shop: Shop, cookies: readonly string[], count: number, order: object): Promise<Tally> {
  const responses = await inTurns(count, count, async (turn) => {
    const cookie = cookies[turn % cookies.length] ?? '';
    const response = await post(shop, cookie, 'orders', order, { 'idempotency-key': crypto.randomUUID() });
    const { code } = (await response.json()) as { code?: string };
    return code === undefined ? String(response.status) : `${response.status} ${code}`;
  });
  return Object.fromEntries([...Map.groupBy(responses, (response) => response)].map(([response, all]) => [response, all.length]));
}

export function reported(tally: Tally): string {
  return Object.entries(tally)
    .map(([response, count]) => `${count} × ${response}`)
    .sort()
    .join(', ');
}
