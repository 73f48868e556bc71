import { setTimeout as wait } from 'node:timers/promises';
import { expect } from '@playwright/test';
import type { Shop } from './shop.ts';

/** A customer's open page: receives the changes of one order, and reconnects as browsers do when the stream ends. */
export interface OrderListener {
  /** the statuses received so far */
  readonly received: readonly string[];
  /** how often the stream was opened */
  readonly openings: number;
  close(): Promise<void>;
}

const retryMs = 500;

/**
 * Makes several changes in turn and waits until every page has received each; returns the milliseconds of the fastest, which leaves out
 * the load of other processes on the machine.
 */
export async function fastestDelivery(
  pages: readonly OrderListener[],
  statuses: readonly string[],
  change: (status: string) => Promise<unknown>,
): Promise<number> {
  const times: number[] = [];
  for (const status of statuses) {
    await change(status);
    const start = performance.now();
    await expect.poll(() => pages.map(({ received }) => received.at(-1)), { intervals: [20] }).toEqual(pages.map(() => status));
    times.push(performance.now() - start);
  }
  return Math.min(...times);
}

export function listenToOrder(shop: Shop, cookie: string, orderId: string): OrderListener {
  const received: string[] = [];
  const leaving = new AbortController();
  let openings = 0;
  let lastId = '';

  const keep = (text: string) => {
    const fields = new Map(text.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]));
    if (fields.get('event') !== 'status') return;
    lastId = fields.get('id') ?? lastId;
    received.push((JSON.parse(fields.get('data') ?? '{}') as { status: string }).status);
  };
  const listenOnce = async () => {
    const headers = { cookie, connection: 'close', ...(lastId === '' ? {} : { 'last-event-id': lastId }) };
    const response = await fetch(`${shop.url}/api/v1/orders/${orderId}/events`, { headers, signal: leaving.signal });
    openings += 1;
    let text = '';
    for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const events = (text + part).split('\n\n');
      text = events.pop() ?? '';
      events.forEach(keep);
    }
  };
  const listening = (async () => {
    while (!leaving.signal.aborted) {
      await listenOnce().catch(() => {});
      await wait(retryMs, undefined, { signal: leaving.signal }).catch(() => {});
    }
  })();
  return {
    received,
    get openings() {
      return openings;
    },
    async close() {
      leaving.abort();
      await listening;
    },
  };
}
