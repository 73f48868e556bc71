import { testWithShop } from './own-shop.ts';

/** Tests whose shop and browser have another clock time than the others. */
export function testAt(testNow: string) {
  return testWithShop(() => ({ testNow })).extend({
    atShopTime: async ({ context }, use) => {
      await context.clock.setFixedTime(testNow);
      await use(undefined);
    },
  });
}
