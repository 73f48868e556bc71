// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { OrderRequest } from '#domain/order/quote.ts';
import { problem } from '#domain/problem.ts';
import { Rejection } from '../../../.storybook/mock-response.ts';
import { sampleOrder, sampleQuote } from '../../../tests/support/builders/sample-orders.ts';
import { mockBackend } from '../../../tests/support/mock-backend.ts';

const server = mockBackend();
const { $checkout, clearCheckout } = await import('./checkout.ts');
const { placeOrder } = await import('./orders.ts');

const request: OrderRequest = {
  orderTypeId: 200,
  regionId: '1',
  lines: [{ productId: '1', quantity: 1, modifiers: [], combo: [] }],
  contact: { firstName: 'Дилноза', phone1: '998901234567' },
  payment: { method: 'cash' },
  expectedTotal: 1000,
};
const order = { ...sampleOrder, id: 'a', number: 1 };
const keys = () => server.requests().map(({ headers }) => headers.get('Idempotency-Key'));

beforeEach(() => {
  server.reset();
  clearCheckout();
});

describe('placing', () => {
  it('sends one request for concurrent calls', async () => {
    server.respond(calls.placeOrder, order, 201);
    const responses = await Promise.all(Array.from({ length: 100 }, () => placeOrder(request)));
    expect(server.requests()).toHaveLength(1);
    expect(new Set(responses.map((response) => response.ok && response.value.id))).toEqual(new Set(['a']));
    expect(keys()[0]).toMatch(/^[0-9a-f-]{36}$/);
  });

  it.each([
    ['no response', () => server.disconnect(calls.placeOrder)],
    ['502', () => server.respondRaw(calls.placeOrder, () => Response.json({}, { status: 502 }))],
  ])('keeps the key after %s, as the order may exist', async (_, fail) => {
    fail();
    expect((await placeOrder(request)).ok).toBe(false);
    const key = $checkout.get().attemptKey;
    server.respond(calls.placeOrder, order, 201);
    await placeOrder({ ...request, comment: 'another' });
    expect(keys()).toEqual([key, key]);
  });

  it('uses a new key after a rejection', async () => {
    server.reject(calls.placeOrder, { code: 'PRICE_CHANGED', details: { quote: sampleQuote } });
    await placeOrder(request);
    expect($checkout.get().attemptKey).toBeNull();
    await placeOrder(request);
    expect(new Set(keys()).size).toBe(2);
  });

  it('waits for the same order if its request is already pending', async () => {
    vi.useFakeTimers();
    const first = new Rejection(problem('IDEMPOTENCY_IN_FLIGHT'));
    server.respond(calls.placeOrder, () => (server.requests().length === 1 ? first : order), 200);
    const response = placeOrder(request);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await response).toMatchObject({ ok: true, value: { id: 'a' } });
    expect(new Set(keys()).size).toBe(1);
    vi.useRealTimers();
  });
});
