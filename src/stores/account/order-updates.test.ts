// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import { sampleOrder } from '../../../tests/support/builders/sample-orders.ts';
import { mockBackend } from '../../../tests/support/mock-backend.ts';

/** A stream that fails to open. */
class Closed {
  static readonly CLOSED = 2;
  static opened = 0;
  readonly readyState = Closed.CLOSED;
  onerror: (() => void) | null = null;
  constructor() {
    Closed.opened += 1;
    queueMicrotask(() => this.onerror?.());
  }
  addEventListener() {}
  close() {}
}
vi.stubGlobal('EventSource', Closed);
const server = mockBackend();
const { followOrder } = await import('./order-updates.ts');

beforeEach(() => {
  vi.useFakeTimers();
  server.reset();
});
afterEach(() => vi.useRealTimers());

it('signedOut is called when the session has ended, and polling stops', async () => {
  const [changed, signedOut] = [vi.fn(), vi.fn()];
  server.reject(calls.order, { code: 'NOT_SIGNED_IN' });
  followOrder('o1', { changed, signedOut });
  await vi.advanceTimersByTimeAsync(60_000);
  expect([signedOut.mock.calls.length, changed.mock.calls.length, server.requests().length]).toEqual([1, 0, 1]);
});

it('polling continues after failures, and the stream is opened again from time to time', async () => {
  const [changed, signedOut] = [vi.fn(), vi.fn()];
  const before = Closed.opened;
  server.reject(calls.order, { code: 'NOT_FOUND' });
  const end = followOrder('o1', { changed, signedOut });
  await vi.advanceTimersByTimeAsync(31_000);
  expect([server.requests().length, Closed.opened - before]).toEqual([6, 2]);
  server.respond(calls.order, { ...sampleOrder, status: 'cooking' });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(changed).toHaveBeenCalledOnce();
  expect(signedOut).not.toHaveBeenCalled();
  end();
});
