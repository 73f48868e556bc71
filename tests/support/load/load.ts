import { type Placed, place } from '../shop/order-calls.ts';
import type { Shop } from '../shop/shop.ts';

/** The results for visitors and buyers while the load ran. */
export interface LoadReport {
  /** the number of responses for pages and calls */
  readonly received: number;
  /** connections that broke, and responses that were neither pages nor expected errors */
  readonly failures: readonly string[];
  /** in the order of the requests */
  readonly keys: readonly string[];
  readonly acknowledged: ReadonlyMap<string, Placed>;
}

interface LoadOptions {
  /** the paths that visitors request */
  readonly paths?: readonly string[];
  /** orders of an earlier load of the same customer, which this one continues */
  readonly before?: Pick<LoadReport, 'keys' | 'acknowledged'>;
}

const everyPath = ['/', '/uz', '/api/regions/List', '/readyz'];
const buyers = 3;

/** Visitors who read and buyers who order, one request after the other, until they are stopped. */
export function startLoad(shop: Shop, cookie: string, { paths = everyPath, before }: LoadOptions = {}): { stop(): Promise<LoadReport> } {
  const failures: string[] = [];
  const keys = [...(before?.keys ?? [])];
  const acknowledged = new Map<string, Placed>(before?.acknowledged);
  let received = 0;
  let isOver = false;

  const repeat = async (work: () => Promise<void>) => {
    while (!isOver) {
      await work().catch((error: Error) => failures.push(`${error.message}: ${String(error.cause)}`));
      received += 1;
    }
  };
  const read = async (path: string) => {
    const response = await fetch(shop.url + path);
    await response.text();
    if (response.status !== 200) failures.push(`${path} returned ${response.status}`);
  };
  const buy = async () => {
    const key = crypto.randomUUID();
    const placed = await place(shop, cookie, key, keys.push(key) - 1);
    if (placed !== null) acknowledged.set(key, placed);
  };
  const running = [...paths.map((path) => repeat(() => read(path))), ...Array.from({ length: buyers }, () => repeat(buy))];
  return {
    async stop() {
      isOver = true;
      await Promise.all(running);
      return { received, failures, keys, acknowledged };
    },
  };
}
