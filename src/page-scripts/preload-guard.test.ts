// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { permitReload } from '#ui/IslandErrorBoundary/permit-reload.ts';
import { mockBackend } from '../../tests/support/mock-backend.ts';
import { guardPreloads } from './preload-guard.ts';

const reload = vi.fn();
const server = mockBackend();
const page = { method: 'HEAD', path: '/' } as const;
vi.stubGlobal('location', { href: 'http://localhost/', reload });
guardPreloads();

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00+05:00') });
  sessionStorage.clear();
  reload.mockReset();
  server.reset();
  server.respondRaw(page, () => new Response());
});

const fail = (error: unknown) =>
  document.body.dispatchEvent(new CustomEvent('astro:hydration-error', { bubbles: true, detail: { error } }));
const settle = () => vi.advanceTimersByTimeAsync(1);

test('a failed chunk or island reloads the page once in ten seconds', async () => {
  dispatchEvent(new Event('vite:preloadError'));
  fail(new TypeError('Failed to fetch dynamically imported module: /_astro/CartPanel.js'));
  await settle();
  expect(reload).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(9000);
  dispatchEvent(new Event('vite:preloadError'));
  await settle();
  expect(reload).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1000);
  dispatchEvent(new Event('vite:preloadError'));
  await settle();
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a retry in a failed island may reload the page again at once', async () => {
  dispatchEvent(new Event('vite:preloadError'));
  await settle();
  permitReload();
  dispatchEvent(new Event('vite:preloadError'));
  await settle();
  expect(reload).toHaveBeenCalledTimes(2);
});

test.each(['Importing a module script failed.', 'error loading dynamically imported module: /_astro/x.js'])(
  'other browsers say: %s',
  async (message) => {
    fail(new TypeError(message));
    await settle();
    expect(reload).toHaveBeenCalledOnce();
  },
);

test('an error inside an island does not reload the page', async () => {
  fail(new TypeError('Cannot read properties of undefined'));
  fail(new Error('a module of thought'));
  await settle();
  expect(reload).not.toHaveBeenCalled();
});

test('offline, or while the server fails, the page is not reloaded', async () => {
  server.disconnect(page);
  dispatchEvent(new Event('vite:preloadError'));
  await settle();
  await vi.advanceTimersByTimeAsync(11_000);
  server.respondRaw(page, () => new Response(null, { status: 503 }));
  dispatchEvent(new Event('vite:preloadError'));
  await settle();
  expect(reload).not.toHaveBeenCalled();
});

test('without storage the page is not reloaded', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  dispatchEvent(new Event('vite:preloadError'));
  await settle();
  expect(reload).not.toHaveBeenCalled();
});
