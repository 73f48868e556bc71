// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { OrderRequest } from '#domain/order/quote.ts';

const fetch = vi.fn<typeof globalThis.fetch>();
vi.stubGlobal('fetch', fetch);
const { $checkout, clearCheckout } = await import('./checkout.ts');
const { placeOrder } = await import('./orders.ts');

const request: OrderRequest = {
  orderTypeId: 200,
  regionId: '1',
  lines: [],
  contact: { firstName: 'Дилноза', phone1: '998901234567' },
  payment: { method: 'cash' },
  expectedTotal: 1000,
};
const json = (status: number, body: object) => async () =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const keys = () => fetch.mock.calls.map(([, options]) => new Headers(options?.headers).get('Idempotency-Key'));

beforeEach(() => {
  fetch.mockReset();
  clearCheckout();
});

describe('placing', () => {
  it('sends one request for concurrent calls', async () => {
    fetch.mockImplementation(json(201, { id: 'a', number: 1 }));
    const responses = await Promise.all(Array.from({ length: 100 }, () => placeOrder(request)));
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(new Set(responses.map((response) => response.ok && response.value.id))).toEqual(new Set(['a']));
    expect(keys()[0]).toMatch(/^[0-9a-f-]{36}$/);
  });

  it.each([
    ['no response', () => fetch.mockRejectedValueOnce(new TypeError('gone'))],
    ['502', () => fetch.mockImplementationOnce(json(502, {}))],
  ])('keeps the key after %s, as the order may exist', async (_, fail) => {
    fail();
    expect((await placeOrder(request)).ok).toBe(false);
    const key = $checkout.get().attemptKey;
    fetch.mockImplementation(json(201, { id: 'a', number: 1 }));
    await placeOrder({ ...request, comment: 'another' });
    expect(keys()).toEqual([key, key]);
  });

  it('uses a new key after a rejection', async () => {
    fetch.mockImplementation(json(409, { code: 'PRICE_CHANGED', message: { ru: 'x' } }));
    await placeOrder(request);
    expect($checkout.get().attemptKey).toBeNull();
    await placeOrder(request);
    expect(new Set(keys()).size).toBe(2);
  });

  it('waits for the same order if its request is already pending', async () => {
    vi.useFakeTimers();
    fetch.mockImplementationOnce(json(409, { code: 'IDEMPOTENCY_IN_FLIGHT', message: { ru: 'x' } }));
    fetch.mockImplementationOnce(json(200, { id: 'a', number: 1 }));
    const response = placeOrder(request);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await response).toMatchObject({ ok: true, value: { id: 'a' } });
    expect(new Set(keys()).size).toBe(1);
    vi.useRealTimers();
  });
});
