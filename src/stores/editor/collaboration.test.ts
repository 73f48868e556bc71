// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import { mockBackend } from '../../../tests/support/mock-backend.ts';

class Stream extends EventTarget {
  static last: Stream;
  static readonly CLOSED = 2;
  readonly readyState = 1;
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;
  constructor() {
    super();
    Stream.last = this;
  }
  close() {}
  send(name: string, data: object) {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }));
  }
}
vi.stubGlobal('EventSource', Stream);
const backend = mockBackend();
const { $others, followEditors, showPage } = await import('./collaboration.ts');
const { $threads, loadThreads, startThread } = await import('./comments.ts');

const entered = () => backend.requests(calls.enterPage).map(({ url, body }) => [url.pathname.split('/').at(-1), body]);
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  backend.reset();
  for (const call of [calls.enterPage, calls.leavePage]) backend.respond(call, undefined);
  stop = followEditors();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

test('the shown page is reported immediately and every 20 seconds, until the tab leaves', async () => {
  showPage('offer');
  await vi.advanceTimersByTimeAsync(40_000);
  expect(entered().map(([, body]) => body)).toEqual([{ page: 'offer' }, { page: 'offer' }, { page: 'offer' }]);
  stop();
  await vi.advanceTimersByTimeAsync(40_000);
  expect([entered().length, backend.requests(calls.leavePage).length]).toEqual([3, 1]);
});

test('the other tabs are those that are not this one', async () => {
  showPage('about');
  await vi.advanceTimersByTimeAsync(0);
  const tab = String(entered()[0]?.[0]);
  Stream.last.send('presence', {
    editors: [
      { tab, name: 'anna', page: 'about' },
      { tab: 'other', name: 'anna', page: 'offer' },
    ],
  });
  expect($others.get()).toEqual([{ tab: 'other', name: 'anna', page: 'offer' }]);
});

test('comments are read again when they change', async () => {
  backend.respond(calls.editorComments, {
    threads: [
      {
        id: 1,
        page: 'about',
        field: null,
        locale: null,
        comments: [{ id: 1, text: 'Год?', by: 'anna', at: '2026-11-21T07:00:00.000Z' }],
        done: null,
      },
    ],
  });
  Stream.last.send('comments', { revision: '2' });
  await vi.advanceTimersByTimeAsync(0);
  expect($threads.get().map(({ id }) => id)).toEqual([1]);
});

test('a response with the comments of before is not used after a comment was sent', async () => {
  const thread = { page: 'about', field: null, locale: null, comments: [], done: null };
  const late = Promise.withResolvers<void>();
  backend.respond(calls.editorComments, async () => {
    await late.promise;
    return { threads: [] };
  });
  backend.respond(calls.startThread, { ...thread, id: 7 });
  const loading = loadThreads();
  await startThread({ page: 'about' }, 'Год?');
  late.resolve();
  await loading;
  expect($threads.get().map(({ id }) => id)).toContain(7);
});
