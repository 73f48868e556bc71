import { test as base } from '../../e2e/fixtures.ts';
import { type Shop, type ShopOptions, startShop } from './shop.ts';

/**
 * Tests whose file has a shop of its own.
 * @param optionsOf called when the shop starts
 */
export function testWithShop(optionsOf: () => ShopOptions = () => ({})) {
  return base.extend<object, { shop: Shop }>({
    shop: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured first argument
      async ({}, use) => {
        const shop = await startShop(optionsOf());
        await use(shop);
        await shop.stop();
      },
      { scope: 'worker' },
    ],
  });
}

/** Tests whose file has a shop that `restartAt` starts again at another time (ISO 8601), with its data and its address. */
export function testWithRestarts() {
  return testWithShop().extend<object, { restartAt: (testNow: string) => Promise<Shop> }>({
    restartAt: [
      async ({ shop }, use) => {
        let running = shop;
        const port = Number(new URL(shop.url).port);
        await use(async (testNow) => {
          await running.stop({ keepData: true });
          running = await startShop({ port, dataDir: shop.dataDir, testNow });
          return running;
        });
        await running.stop({ keepData: true });
      },
      { scope: 'worker' },
    ],
  });
}
