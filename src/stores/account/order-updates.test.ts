// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

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
const fetch = vi.fn<typeof globalThis.fetch>();
vi.stubGlobal('fetch', fetch);
const { followOrder } = await import('./order-updates.ts');

const response = (status: number, body: object) =>
  fetch.mockImplementation(async () => new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }));

beforeEach(() => {
  vi.useFakeTimers();
  fetch.mockReset();
});
afterEach(() => vi.useRealTimers());

it('signedOut is called when the session has ended, and polling stops', async () => {
  const [changed, signedOut] = [vi.fn(), vi.fn()];
  response(401, { code: 'NOT_SIGNED_IN', message: { ru: 'Войдите' } });
  followOrder('o1', { changed, signedOut });
  await vi.advanceTimersByTimeAsync(60_000);
  expect([signedOut.mock.calls.length, changed.mock.calls.length, fetch.mock.calls.length]).toEqual([1, 0, 1]);
});

it('polling continues after failures, and the stream is opened again from time to time', async () => {
  const [changed, signedOut] = [vi.fn(), vi.fn()];
  const before = Closed.opened;
  response(404, { code: 'NOT_FOUND', message: { ru: 'Нет' } });
  const end = followOrder('o1', { changed, signedOut });
  await vi.advanceTimersByTimeAsync(31_000);
  expect([fetch.mock.calls.length, Closed.opened - before]).toEqual([6, 2]);
  response(200, { id: 'o1', status: 'cooking' });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(changed).toHaveBeenCalledOnce();
  expect(signedOut).not.toHaveBeenCalled();
  end();
});
