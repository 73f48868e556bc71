import { configure } from '@testing-library/dom';
import { afterAll, beforeAll, vi } from 'vitest';

/** A busy machine draws late: `findBy…` and `waitFor` give up after five seconds. */
configure({ asyncUtilTimeout: 5_000 });

/** Timers that the file set; some may have ended by themselves. */
const timers: NodeJS.Timeout[] = [];
const { setTimeout, setInterval } = globalThis;

/** Files share a window. Each is a page of its own: when it closes, its timers, storage, cookies and modules go. */
beforeAll(() => {
  const remember = (timer: NodeJS.Timeout) => {
    timers.push(timer);
    return timer;
  };
  Object.assign(globalThis, {
    setTimeout: (...args: Parameters<typeof setTimeout>) => remember(setTimeout(...args)),
    setInterval: (...args: Parameters<typeof setInterval>) => remember(setInterval(...args)),
  });
});

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const timer of timers.splice(0)) clearTimeout(timer);
  Object.assign(globalThis, { setTimeout, setInterval });
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
  vi.resetModules();
});
