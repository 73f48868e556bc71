import { keptWork } from '#domain/order/kept-work.ts';
import type { Order } from '#domain/order/order.ts';
import { keepWork, readKeptWork } from './kept-work.ts';
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
  const kept = await readKeptWork<KeptOrders>(keptWork.orders);
  if (kept === null || kept.at < drawnAt) return null;
  takeStaffOrders(kept.orders);
  noteNetwork(false, kept.at - kept.ahead);
  return Date.now() + kept.ahead;
}

/**
 * Keeps the orders whenever they have changed.
 * @param now the server's time
 * @returns stops it
 */
export function keepOrders(now: number): () => void {
  const ahead = now - Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = (): Promise<void> => {
    const kept: KeptOrders = { orders: $kept.get(), at: Date.now() + ahead, ahead };
    return keepWork(keptWork.orders, kept);
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
