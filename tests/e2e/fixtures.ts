import { test as base, expect } from '@playwright/test';
import { type Shop, shopNow, startShop } from '../support/shop/shop.ts';

/** Chromium rejects a promise that no page can reach, when a style sheet comes later than the page change that it asks for. */
const chromiumsOwn = /Transition was aborted because of invalid state\. ViewTransition opt-in disabled/;

interface WorkerFixtures {
  shop: Shop;
}

interface TestFixtures {
  /** a test that expects an error in the console names it here */
  expectedErrors: RegExp[];
  /** origins beside the shop's own that its pages may ask */
  friends: string[];
  guarded: undefined;
  atShopTime: undefined;
}

/** Every test has a built shop of its worker, a browser with the shop's date, and fails on console errors, page errors, CSP violations and requests to other hosts. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright demands a destructured first argument
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

export { hydrated } from '../support/screens/hydrated.ts';
export { expect };
