import { keptBoard } from '#domain/order/kept-board.ts';
import type { Order } from '#domain/order/order.ts';
import { $kept, takeStaffOrders } from './orders.ts';
import { noteNetwork } from './presses.ts';

/** The orders as they were last known, in the cache of the worker (R-CACHE-5). */
interface KeptOrders {
  readonly orders: readonly Order[];
  /** when they were kept, by the server's clock, ms since the epoch */
  readonly at: number;
  /** how far the server's clock is ahead of this browser's, ms */
  readonly ahead: number;
}

const pauseMs = 1_000;

/**
 * Shows the orders that were known when the page was last open, if the page itself is older: there is no network.
 * @param drawnAt when the page was rendered, by the server's clock
 * @returns the server's time now, where the page is older; else null
 */
export async function restoreOrders(drawnAt: number): Promise<number | null> {
  const kept = await readOrders();
  if (kept === null || kept.at < drawnAt) return null;
  takeStaffOrders(kept.orders);
  noteNetwork(false, kept.at - kept.ahead);
  return Date.now() + kept.ahead;
}

/**
 * Keeps the orders whenever they have changed. A browser that stores nothing has no page to reload without a network, either.
 * @param now the server's time
 * @returns stops it
 */
export function keepOrders(now: number): () => void {
  const ahead = now - Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = async () => {
    try {
      const kept: KeptOrders = { orders: $kept.get(), at: Date.now() + ahead, ahead };
      const cache = await caches.open(keptBoard.cache);
      await cache.put(keptBoard.orders, new Response(JSON.stringify(kept), { headers: { date: new Date().toUTCString() } }));
    } catch {}
  };
  const stop = $kept.subscribe(() => {
    clearTimeout(timer);
    timer = setTimeout(() => void keep(), pauseMs);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/** Nothing of the board stays in this browser. */
export async function forgetBoard(): Promise<void> {
  try {
    await caches.delete(keptBoard.cache);
  } catch {}
}

async function readOrders(): Promise<KeptOrders | null> {
  try {
    const response = await caches.open(keptBoard.cache).then((cache) => cache.match(keptBoard.orders));
    return response === undefined ? null : ((await response.json()) as KeptOrders);
  } catch {
    return null;
  }
}
