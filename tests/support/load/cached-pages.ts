import type { Shop } from '../shop/shop.ts';

/** How many pages a shop has sent from its page cache, by its log. */
export function cachedPages(shop: Shop): number {
  return shop.output().match(/"cached":true/g)?.length ?? 0;
}
