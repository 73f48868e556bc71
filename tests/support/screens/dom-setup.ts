import { configure } from '@testing-library/dom';
import { afterAll, vi } from 'vitest';

/** A busy machine draws late: `findBy…` and `waitFor` give up after five seconds. */
configure({ asyncUtilTimeout: 5_000 });

/** What ends the timeouts, listeners and channels of the file that runs; some have ended by themselves. */
const endings: (() => void)[] = [];
const { setTimeout, BroadcastChannel, addEventListener } = globalThis;

class PageChannel extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    endings.push(() => this.close());
  }
}

Object.assign(globalThis, {
  BroadcastChannel: PageChannel,
  setTimeout: (...args: Parameters<typeof setTimeout>) => {
    const timeout = setTimeout(...args);
    endings.push(() => clearTimeout(timeout));
    return timeout;
  },
  addEventListener: (...args: Parameters<typeof addEventListener>) => {
    endings.push(() => window.removeEventListener(...args));
    addEventListener(...args);
  },
});
document.addEventListener = (...args: Parameters<typeof addEventListener>) => {
  endings.push(() => document.removeEventListener(...args));
  Document.prototype.addEventListener.apply(document, args as Parameters<Document['addEventListener']>);
};

/**
 * Files share a window. Each is a page of its own: when it closes, its timeouts, listeners, channels, storage, cookies and modules go.
 * Intervals end with what was drawn; the window itself keeps one for its animation frames.
 */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const end of endings.splice(0)) end();
  Object.assign(globalThis, { setTimeout, BroadcastChannel, addEventListener });
  Reflect.deleteProperty(document, 'addEventListener');
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
  vi.resetModules();
});
