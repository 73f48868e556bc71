import { test as base, expect } from '@playwright/test';
import { type Shop, shopNow, startShop } from '../support/shop/shop.ts';

/** Chromium rejects a promise that pages can not access when a stylesheet loads after the view transition that it opts into. */
const chromiumsOwn =
  /Transition was aborted because of invalid state\. ViewTransition opt-in disabled|Transition was skipped\. Navigation aborted/;

interface WorkerFixtures {
  shop: Shop;
}

interface TestFixtures {
  /** console errors that the test expects */
  expectedErrors: RegExp[];
  /** other origins that the shop's pages may request */
  friends: string[];
  guarded: undefined;
  atShopTime: undefined;
}

/**
 * Every test has a built shop of its worker and a browser with the shop's date.
 * It fails on console errors, page errors, CSP violations and requests to other hosts.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured first argument
    async ({}, use) => {
      const shop = await startShop();
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
  expectedErrors: [[], { option: true }],
  friends: [[], { option: true }],
  atShopTime: [
    async ({ context }, use) => {
      await context.clock.setFixedTime(shopNow);
      await use(undefined);
    },
    { auto: true },
  ],
  guarded: [
    async ({ context, shop, expectedErrors, friends }, use) => {
      const found: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error' || (message.type() === 'warning' && /hydrat/i.test(message.text()))) found.push(message.text());
      });
      context.on('weberror', (error) => found.push(String(error.error())));
      context.on('request', (request) => {
        const url = request.url();
        if (/^https?:/.test(url) && ![shop.url, ...friends].some((origin) => url.startsWith(origin))) found.push(`outside request: ${url}`);
      });
      await use(undefined);
      expect(found.filter((line) => ![...expectedErrors, chromiumsOwn].some((expected) => expected.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** The browser of a visitor as it is without settings: with the service worker and animations, which other tests have not. */
export const ordinaryBrowser = { serviceWorkers: 'allow', contextOptions: { reducedMotion: 'no-preference' } } as const;

/** The screen of a phone, for tests that run on one screen only. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

export { hydrated } from '../support/screens/hydrated.ts';
export { expect };
