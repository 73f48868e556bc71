import { configure } from '@testing-library/dom';
import { afterAll, afterEach, vi } from 'vitest';

/** A busy machine renders late: `findBy…` and `waitFor` time out after five seconds. */
configure({ asyncUtilTimeout: 5_000 });

/** Ends the timeouts, frames, listeners and channels of the running file; some may have ended already. */
const endings: (() => void)[] = [];
const { setTimeout, requestAnimationFrame, BroadcastChannel, addEventListener } = globalThis;

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
  requestAnimationFrame: (callback: FrameRequestCallback) => {
    const frame = requestAnimationFrame(callback);
    endings.push(() => cancelAnimationFrame(frame));
    return frame;
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
 * Files share a window. Each one acts as a separate page: after it, its timeouts, frames, listeners, channels, storage, cookies, modules,
 * address and the attributes of its document are removed. Intervals end with the rendered components; the window itself has one for its
 * frames.
 */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const end of endings.splice(0)) end();
  Object.assign(globalThis, { setTimeout, requestAnimationFrame, BroadcastChannel, addEventListener });
  Reflect.deleteProperty(document, 'addEventListener');
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
  vi.resetModules();
});

// what a form keeps would be shown in the next test
afterEach(() => {
  for (const key of Object.keys(localStorage)) if (key.startsWith('unsaved:')) localStorage.removeItem(key);
});
