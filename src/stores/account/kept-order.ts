import { keptOrder } from '#domain/order/kept-order.ts';

/**
 * Keeps what the offline page says of an order on its way; null: nothing anymore. It is in the cache that the service worker removes when
 * the session ends (R-CACHE-4). A browser that stores nothing has no offline page either.
 */
export async function keepOrder(text: string | null): Promise<void> {
  try {
    const cache = await caches.open(keptOrder.cache);
    if (text === null) await cache.delete(keptOrder.path);
    else await cache.put(keptOrder.path, new Response(text, { headers: { date: new Date().toUTCString() } }));
  } catch {}
}
