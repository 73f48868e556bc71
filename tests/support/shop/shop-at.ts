import { test as base } from '../../e2e/fixtures.ts';
import { type Shop, startShop } from './shop.ts';

/** Tests whose shop and browser have another clock time than the others. */
export function testAt(testNow: string) {
  return base.extend<object, { shop: Shop }>({
    shop: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured first argument
      async ({}, use) => {
        const shop = await startShop({ testNow });
        await use(shop);
        await shop.stop();
      },
      { scope: 'worker' },
    ],
    atShopTime: async ({ context }, use) => {
      await context.clock.setFixedTime(testNow);
      await use(undefined);
    },
  });
}
