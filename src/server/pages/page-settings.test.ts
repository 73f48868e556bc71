import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SiteSettings } from '#domain/site-settings.ts';
import { pageSettings } from './page-settings.ts';

const good = { email: 'good@shop.example' } as SiteSettings;
const better = { email: 'better@shop.example' } as SiteSettings;
const stale: unknown[] = [];
const log = { warn: (line: object) => void stale.push(line) };

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  stale.length = 0;
});

/** A source whose next response each test sets. */
function source() {
  const reported = { response: async (): Promise<SiteSettings> => good, requested: 0 };
  const read = pageSettings(() => {
    reported.requested += 1;
    return reported.response();
  }, log);
  return { reported, read: () => read('ru') };
}

const after = <Value>(ms: number, value: Value) => new Promise<Value>((resolve) => setTimeout(resolve, ms, value));

test('a fresh response is returned unchanged, and so is the next one', async () => {
  const { reported, read } = source();
  expect((await read()).settings).toBe(good);
  reported.response = async () => better;
  expect(await read()).toEqual({ settings: better, isKnown: true });
  expect(stale).toEqual([]);
});

test.each([
  ['fails', async () => Promise.reject(new Error('500'))],
  ['throws at once', () => Promise.reject(new SyntaxError('garbage'))],
])('a call that %s returns the last valid settings and is logged as stale', async (_, response) => {
  const { reported, read } = source();
  await read();
  reported.response = response;
  expect(await read()).toEqual({ settings: good, isKnown: true });
  expect(stale).toMatchObject([{ stale: true }]);
});

test('a call of ten seconds delays a page by 200 ms, is not repeated meanwhile, and its response is used by later pages', async () => {
  const { reported, read } = source();
  await read();
  reported.response = () => after(10_000, better);
  const first = read();
  await vi.advanceTimersByTimeAsync(199);
  const second = read();
  await vi.advanceTimersByTimeAsync(1);
  expect((await first).settings).toBe(good);
  await vi.advanceTimersByTimeAsync(200);
  expect((await second).settings).toBe(good);
  expect([reported.requested, stale]).toMatchObject([2, [{ reason: 'slow' }, { reason: 'slow' }]]);
  await vi.advanceTimersByTimeAsync(10_000);
  reported.response = () => after(10_000, better);
  const third = read();
  await vi.advanceTimersByTimeAsync(200);
  expect((await third).settings).toBe(better);
});

test('before the first response a page has empty settings, after 400 ms at most', async () => {
  const { reported, read } = source();
  reported.response = () => after(10_000, better);
  const first = read();
  await vi.advanceTimersByTimeAsync(400);
  expect(await first).toMatchObject({ isKnown: false, settings: { logo: '/brand/logo.svg', preorderDays: 1 } });
  await vi.advanceTimersByTimeAsync(9_600);
  reported.response = async () => Promise.reject(new Error('500'));
  expect((await read()).settings).toBe(better);
});
