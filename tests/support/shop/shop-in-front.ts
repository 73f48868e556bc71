import { test as base } from '../../e2e/fixtures.ts';
import { demoCatalog } from '../builders/demo-catalog.ts';
import { startUpstream, type UpstreamStub } from '../upstream/upstream-stub.ts';
import { type Shop, shopNow, startShop } from './shop.ts';

export const editorToken = 'editor-token-of-thirty-two-characters';

interface UpstreamFixtures {
  readonly upstream: UpstreamStub;
  readonly shop: Shop;
}

/** Tests whose shop is in front of a restaurant's own system, which stores the demo's catalog, and has no catalog of its own. */
export const test = base.extend<{ properUpstream: undefined }, UpstreamFixtures>({
  upstream: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured first argument
    async ({}, use) => {
      const upstream = await startUpstream(demoCatalog(), { now: () => Date.parse(shopNow) });
      await use(upstream);
      await upstream.stop();
    },
    { scope: 'worker' },
  ],
  shop: [
    async ({ upstream }, use) => {
      const shop = await startShop({
        env: { API_BASE_URL: upstream.url, ALLOW_PRIVATE_UPSTREAM: '1', EDITOR_TOKEN: editorToken },
      });
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker' },
  ],
  friends: async ({ upstream }, use) => use([upstream.url]),
  properUpstream: [
    async ({ upstream }, use) => {
      upstream.behave(null);
      upstream.forget();
      await use(undefined);
    },
    { auto: true },
  ],
});
