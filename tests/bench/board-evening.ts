import { type CDPSession, type Page, request } from '@playwright/test';
import type { OrderStatus } from '#domain/order/order-status.ts';
import type { Row } from '../support/load/measured.ts';
import { median } from '../support/load/numbers.ts';
import { withBrowser } from '../support/screens/open-browser.ts';
import { moveOrder, openStaffBoard } from '../support/screens/staff-screen.ts';
import { languageOf } from '../support/screens/words.ts';
import { placePickupOrder, signIn } from '../support/shop/customer.ts';
import { type Shop, withShop } from '../support/shop/shop.ts';

const orders = 600;
/** How many are on the board at once, as on a full evening. */
const onBoard = 30;
const limitMs = 100;
/** the browser reports no event below this duration, and measures in steps of 8 ms */
const leastMs = 16;
/** what the heap may grow between the first hundred orders and the last */
const growth = 1.2;
const tablet = { width: 1180, height: 820 };
/** What the kitchen does with an order after it was accepted by a press. */
const later: readonly OrderStatus[] = ['cooking', 'ready', 'picked_up', 'completed'];
const russian = languageOf('ru');
const accept = russian.in('staff-board')('to_confirmed');

declare global {
  interface Window {
    /** the longest time from an event to its paint since the last press, ms */
    slowestPress: number;
  }
}

export const boardEveningRow: Row = {
  name: 'board-evening',
  what: `the board on a tablet while ${orders} orders come and go, ${onBoard} at a time: each is accepted by a press, from the press to its paint; the heap after a collection, from the hundredth order to the last`,
  reach: `each press ≤ ${limitMs} ms; heap ≤ × ${growth}`,
  measure: () =>
    withBrowser((browser) =>
      withShop({ env: { OPEN_ORDERS_PER_CUSTOMER: '0', ORDERS_PER_HOUR_PER_CUSTOMER: '0' } }, async (shop) => {
        const board = await openStaffBoard(browser, shop, russian);
        await board.setViewportSize(tablet);
        const { presses, early, late } = await playEvening(board, shop);
        const worst = Math.max(...presses);
        const heap = late / early;
        return {
          found: `${presses.length} presses: median ${median(presses)} ms, worst ${worst} ms; heap ${megabytes(early)} MB, then ${megabytes(late)} MB`,
          isReached: worst <= limitMs && heap <= growth,
        };
      }),
    ),
};

async function playEvening(board: Page, shop: Shop) {
  const customer = await request.newContext();
  await signIn(shop, customer);
  const session = await board.context().newCDPSession(board);
  await board.evaluate(watchPresses, leastMs);
  const presses: number[] = [];
  const open: string[] = [];
  let early = 0;
  for (let count = 1; count <= orders; count += 1) {
    open.push(await placePickupOrder(shop, customer));
    presses.push(await acceptNext(board));
    const first = open.length > onBoard ? open.shift() : undefined;
    if (first !== undefined) for (const status of later) await moveOrder(shop, first, status);
    if (count === 100) early = await heapOf(session);
  }
  const late = await heapOf(session);
  await customer.dispose();
  return { presses, early, late };
}

/** Presses the button of a new order; from the press to its paint, or the longest task that followed, ms. */
async function acceptNext(board: Page): Promise<number> {
  const button = board.getByRole('button', { name: accept, exact: true }).first();
  await button.waitFor();
  await board.evaluate(() => {
    window.slowestPress = 0;
  });
  await button.click();
  await button.waitFor({ state: 'hidden' });
  return Math.max(leastMs, Math.round(await board.evaluate(() => window.slowestPress)));
}

function watchPresses(least: number): void {
  window.slowestPress = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.slowestPress = Math.max(window.slowestPress, duration);
  });
  observer.observe({ type: 'event', durationThreshold: least } as PerformanceObserverInit);
  observer.observe({ type: 'longtask' });
}

async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 100_000) / 10;
}
