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

/** A source that each test tells how to answer next. */
function source() {
  const told = { answer: async (): Promise<SiteSettings> => good, asked: 0 };
  const read = pageSettings(() => {
    told.asked += 1;
    return told.answer();
  }, log);
  return { told, read: () => read('ru') };
}

const after = <Value>(ms: number, value: Value) => new Promise<Value>((resolve) => setTimeout(resolve, ms, value));

test('a fresh answer is given out as it comes, the next one too', async () => {
  const { told, read } = source();
  expect((await read()).settings).toBe(good);
  told.answer = async () => better;
  expect(await read()).toEqual({ settings: better, isKnown: true });
  expect(stale).toEqual([]);
});

test.each([
  ['fails', async () => Promise.reject(new Error('500'))],
  ['throws at once', () => Promise.reject(new SyntaxError('garbage'))],
])('a call that %s gives the last good answer and is marked stale in the log', async (_, answer) => {
  const { told, read } = source();
  await read();
  told.answer = answer;
  expect(await read()).toEqual({ settings: good, isKnown: true });
  expect(stale).toMatchObject([{ stale: true }]);
});

test('a call of ten seconds holds a page for 200 ms, is not doubled meanwhile, and serves whoever asks after it', async () => {
  const { told, read } = source();
  await read();
  told.answer = () => after(10_000, better);
  const first = read();
  await vi.advanceTimersByTimeAsync(199);
  const second = read();
  await vi.advanceTimersByTimeAsync(1);
  expect((await first).settings).toBe(good);
  await vi.advanceTimersByTimeAsync(200);
  expect((await second).settings).toBe(good);
  expect([told.asked, stale]).toMatchObject([2, [{ reason: 'slow' }, { reason: 'slow' }]]);
  await vi.advanceTimersByTimeAsync(10_000);
  told.answer = () => after(10_000, better);
  const third = read();
  await vi.advanceTimersByTimeAsync(200);
  expect((await third).settings).toBe(better);
});

test('before any answer came a page holds what is known without one, after 400 ms at most', async () => {
  const { told, read } = source();
  told.answer = () => after(10_000, better);
  const first = read();
  await vi.advanceTimersByTimeAsync(400);
  expect(await first).toMatchObject({ isKnown: false, settings: { logo: '/brand/logo.svg', preorderDays: 1 } });
  await vi.advanceTimersByTimeAsync(9_600);
  told.answer = async () => Promise.reject(new Error('500'));
  expect((await read()).settings).toBe(better);
});
