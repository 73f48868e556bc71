import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { countOrders, type OrderCount, openSession, type Placed, place } from '../support/shop/order-calls.ts';
import { type Shop, startShop } from '../support/shop/shop.ts';

/** Who order at the same time. */
const buyers = 4;
/** Acknowledged orders before each kill, and how long they may take: more than the server's own limit for an order. */
const ordersBetween = 3;
const ordersLimitMs = 30_000;

export interface KillReport extends OrderCount {
  readonly cycles: number;
  /** problems that the integrity check of the embedded database reports: pages, indexes, references; none for other databases */
  readonly damages: readonly string[];
}

/**
 * Kills the shop with SIGKILL while orders are being acknowledged, restarts it with the same data, and counts. No shop is left running.
 * @param signal ends the run between two kills
 * @throws when a buyer can't sign in, or too few orders are acknowledged in time
 */
export async function killDuringOrders(
  cycles: number,
  env: Readonly<Record<string, string>> = {},
  signal = new AbortController().signal,
): Promise<KillReport> {
  let shop = await startShop({ env });
  const { dataDir } = shop;
  try {
    const cookie = await openSession(shop);
    const acknowledged = new Map<string, Placed>();
    const keys: string[] = [];
    for (let cycle = 0; cycle < cycles; cycle++) {
      signal.throwIfAborted();
      const placing = Array.from({ length: buyers }, () => placeUntilKilled(shop, cookie, keys, acknowledged));
      await moreOrders(shop, acknowledged, placing);
      // the kills hit different moments of an order, which takes a few milliseconds
      await wait(cycle % 5);
      await shop.stop({ signal: 'SIGKILL', keepData: true });
      await Promise.all(placing);
      shop = await startShop({ env, dataDir });
    }
    const counted = await countOrders(shop, cookie, keys, acknowledged);
    await shop.stop({ keepData: true });
    return { cycles, ...counted, damages: damagesOf(join(dataDir, 'storefront.sqlite')) };
  } finally {
    await shop.stop({ signal: 'SIGKILL' });
  }
}

/** Waits for a few more acknowledged orders. */
async function moreOrders(shop: Shop, acknowledged: ReadonlyMap<string, Placed>, placing: readonly Promise<void>[]): Promise<void> {
  const enough = acknowledged.size + ordersBetween;
  const deadline = performance.now() + ordersLimitMs;
  let hasEnded = false;
  void Promise.all(placing).then(() => {
    hasEnded = true;
  });
  while (acknowledged.size < enough) {
    if (hasEnded || performance.now() > deadline) {
      throw new Error(`no more orders after ${acknowledged.size}:\n${shop.output().slice(-1_000)}`);
    }
    await wait(1);
  }
}

function damagesOf(file: string): string[] {
  if (!existsSync(file)) return [];
  const database = new DatabaseSync(file, { readOnly: true });
  const pages = database
    .prepare('pragma integrity_check')
    .all()
    .map((row) => String(row['integrity_check']));
  const references = database
    .prepare('pragma foreign_key_check')
    .all()
    .map((row) => JSON.stringify(row));
  database.close();
  return [...pages, ...references].filter((line) => line !== 'ok');
}

async function placeUntilKilled(shop: Shop, cookie: string, keys: string[], acknowledged: Map<string, Placed>): Promise<void> {
  while (shop.process.exitCode === null && shop.process.signalCode === null) {
    const key = crypto.randomUUID();
    const at = keys.push(key) - 1;
    const placed = await place(shop, cookie, key, at).catch(() => null);
    if (placed === null) return;
    acknowledged.set(key, placed);
  }
}
