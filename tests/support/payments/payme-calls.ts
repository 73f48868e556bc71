import { expect } from '@playwright/test';
import type { Order } from '#domain/order/order.ts';
import type { Shop } from '../shop/shop.ts';

/** The cash desk of a shop whose payers see the page of a provider that a test draws. */
export const paymePage = 'http://payme.test';
export const paymeEnv = { PAYME_ID: '587f72c72cac0d162c722ae2', PAYME_KEY: 'test-key', PAYME_CHECKOUT_URL: paymePage };

type Payable = Pick<Order, 'number' | 'total'>;

/** Calls a shop as Payme does; returns the result, or the code of the error. */
export async function callShop(shop: Shop, method: string, params: object): Promise<Record<string, unknown> | number> {
  const response = await fetch(`${shop.url}/api/payments/payme`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`Paycom:${paymeEnv.PAYME_KEY}`)}` },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
  expect(response.status).toBe(200);
  const { result, error } = (await response.json()) as { result?: Record<string, unknown>; error?: { code: number } };
  return result ?? error?.code ?? 0;
}

/** The payer confirms: Payme asks, begins and takes the money. @returns the result of the last call, or the code of its error */
export async function payByPayme(shop: Shop, order: Payable, time: number): Promise<Record<string, unknown> | number> {
  const id = await beginByPayme(shop, order, time);
  return callShop(shop, 'PerformTransaction', { id });
}

/** The payer has entered a card, and the money is not taken. @returns the id of the transaction */
export async function beginByPayme(shop: Shop, { number, total }: Payable, time: number): Promise<string> {
  const ask = { amount: total * 100, account: { order_id: String(number) } };
  expect(await callShop(shop, 'CheckPerformTransaction', ask)).toMatchObject({ allow: true });
  const id = `${number}-${crypto.randomUUID()}`.slice(0, 24);
  expect(await callShop(shop, 'CreateTransaction', { id, time, ...ask })).toMatchObject({ state: 1 });
  return id;
}

/** The card was refused: Payme takes its transaction back. */
export async function refuseByPayme(shop: Shop, order: Payable, time: number): Promise<void> {
  const id = await beginByPayme(shop, order, time);
  expect(await callShop(shop, 'CancelTransaction', { id, reason: 3 })).toMatchObject({ state: -1 });
}
