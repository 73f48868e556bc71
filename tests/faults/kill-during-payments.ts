import type { Order } from '#domain/order/order.ts';
import { paymeEnv } from '../support/payments/payme-calls.ts';
import { allOrders, openSession, pickupOrder, post } from '../support/shop/order-calls.ts';
import type { Shop } from '../support/shop/shop.ts';
import { type KillReport, killDuring } from './kill-during-orders.ts';

const staffToken = 's'.repeat(32);
const dish = '1031';
const restaurants = ['1', '2', '3', '4', '6'];
const portions = 900;

interface Transaction {
  readonly id: string;
  readonly order: Pick<Order, 'id' | 'number' | 'total'>;
  /** What the shop has told Payme. */
  isPerformed: boolean;
}

interface PaymentCount {
  readonly paid: number;
  /** Payme was told that an order is paid, and the order is not. */
  readonly paidAndUnknown: number;
  /** The kitchen has an order that Payme does not know as paid. */
  readonly servedAndUnpaid: number;
  /** Orders with more than one performed transaction. */
  readonly chargedTwice: number;
  /** Portions that are neither in stock nor in an order. */
  readonly lostPortions: number;
}

/** Kills the shop while orders are paid through Payme, which repeats what was not answered, and counts what both sides believe. */
export async function killDuringPayments(
  cycles: number,
  env: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<PaymentCount & Pick<KillReport, 'damages'>> {
  let cookie = '';
  let turn = 0;
  const transactions: Transaction[] = [];
  return killDuring(cycles, signal, {
    env: { ...env, ...paymeEnv, STAFF_TOKEN: staffToken },
    async open(shop) {
      cookie = await openSession(shop);
      for (const restaurantId of restaurants) await setPortions(shop, restaurantId);
    },
    async once(shop) {
      const body = { ...pickupOrder(turn++), payment: { method: 'payme' } };
      const placed = await post(shop, cookie, 'orders', body, { 'idempotency-key': crypto.randomUUID() });
      if (!placed.ok) return false;
      const order = (await placed.json()) as Order;
      const transaction = { id: crypto.randomUUID().slice(0, 24), order, isPerformed: false };
      transactions.push(transaction);
      await pay(shop, transaction);
      return transaction.isPerformed;
    },
    async resume(shop) {
      for (const transaction of transactions.filter(({ isPerformed }) => !isPerformed)) await pay(shop, transaction);
    },
    count: async (shop) => count(shop, transactions, await allOrders(shop, cookie)),
  });
}

/** A payer whose second tab tries as well: it is refused while the first transaction is open, and once it is performed. */
async function pay(shop: Shop, transaction: Transaction): Promise<void> {
  const { id, order } = transaction;
  const asked = { time: Date.now(), amount: order.total * 100, account: { order_id: String(order.number) } };
  await callPayme(shop, 'CreateTransaction', { id, ...asked });
  const second = `2-${id}`.slice(0, 24);
  await callPayme(shop, 'CreateTransaction', { id: second, ...asked });
  transaction.isPerformed = (await callPayme(shop, 'PerformTransaction', { id })) === 2;
  await callPayme(shop, 'PerformTransaction', { id: second });
}

/** @returns the state of the transaction; null: an error */
async function callPayme(shop: Shop, method: string, params: object): Promise<number | null> {
  const response = await fetch(`${shop.url}/api/payments/payme`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`Paycom:${paymeEnv.PAYME_KEY}`)}` },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
  const { result } = (await response.json()) as { result?: { state: number } };
  return result?.state ?? null;
}

async function count(shop: Shop, transactions: readonly Transaction[], placed: readonly { readonly id: string }[]): Promise<PaymentCount> {
  const orders = placed as readonly Order[];
  const byId = new Map(orders.map((order) => [order.id, order]));
  const isPaid = ({ status, payment }: Order) => status === 'created' && payment.status === 'paid';
  const states = new Map<string, number[]>();
  for (const { id, order } of transactions) {
    const known = await Promise.all([id, `2-${id}`.slice(0, 24)].map((one) => callPayme(shop, 'CheckTransaction', { id: one })));
    states.set(order.id, [...(states.get(order.id) ?? []), ...known.filter((state) => state === 2).map(Number)]);
  }
  const performed = transactions.filter(({ isPerformed }) => isPerformed);
  const ordered = orders.flatMap(({ lines }) => lines).reduce((sum, { quantity }) => sum + quantity, 0);
  const left = await portionsLeft(shop);
  return {
    paid: performed.length,
    paidAndUnknown: performed.filter(({ order }) => !isPaid(byId.get(order.id) as Order)).length,
    servedAndUnpaid: orders.filter((order) => isPaid(order) && (states.get(order.id) ?? []).length === 0).length,
    chargedTwice: [...states.values()].filter((known) => known.length > 1).length,
    lostPortions: Math.abs(restaurants.length * portions - ordered - left),
  };
}

const headers = { authorization: `Bearer ${staffToken}`, 'content-type': 'application/json' };

async function setPortions(shop: Shop, restaurantId: string): Promise<void> {
  const body = JSON.stringify({ restaurantId, productId: dish, portions });
  const { status } = await fetch(`${shop.url}/api/v1/staff/stop-list`, { method: 'PUT', headers, body });
  if (status !== 204) throw new Error(`the stop-list returned ${status}`);
}

/** Of the dish in all restaurants. */
async function portionsLeft(shop: Shop): Promise<number> {
  const response = await fetch(`${shop.url}/api/v1/staff/stop-list`, { headers });
  const { stops } = (await response.json()) as { stops: readonly { productId?: string; portions: number }[] };
  return stops.filter(({ productId }) => productId === dish).reduce((sum, stop) => sum + stop.portions, 0);
}
