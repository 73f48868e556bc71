import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { countOrders, type OrderCount, openSession, type Placed, place } from '../support/shop/order-calls.ts';
import { type Shop, shopNow, startShop } from '../support/shop/shop.ts';

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

/** What is done while the shop is killed again and again. */
export interface KilledWork<Count> {
  readonly env: Readonly<Record<string, string>>;
  /** The moment at which the clock of the process after so many kills starts; default `shopNow`. */
  now?(kills: number): string;
  /** Once, before the first kill. */
  open(shop: Shop): Promise<void>;
  /** Again and again, by several at once. @returns whether all of it was acknowledged; false, or rejected: the shop is gone */
  once(shop: Shop): Promise<boolean>;
  /** After each restart. */
  resume(shop: Shop, kills: number): Promise<void>;
  /** At the end, with the shop running; it may be stopped. */
  count(shop: Shop): Promise<Count>;
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
  let cookie = '';
  const acknowledged = new Map<string, Placed>();
  const keys: string[] = [];
  return killDuring(cycles, signal, {
    env,
    async open(shop) {
      cookie = await openSession(shop);
    },
    async once(shop) {
      const key = crypto.randomUUID();
      const at = keys.push(key) - 1;
      const placed = await place(shop, cookie, key, at);
      if (placed !== null) acknowledged.set(key, placed);
      return placed !== null;
    },
    resume: async () => {},
    count: (shop) => countOrders(shop, cookie, keys, acknowledged),
  });
}

/** As `killDuringOrders`, with other work. */
export async function killDuring<Count>(
  cycles: number,
  signal: AbortSignal,
  work: KilledWork<Count>,
): Promise<Count & Pick<KillReport, 'cycles' | 'damages'>> {
  const { env } = work;
  const start = (kills: number, dataDir?: string) =>
    startShop({ env, ...(dataDir !== undefined && { dataDir }), testNow: work.now?.(kills) ?? shopNow });
  let shop = await start(0);
  const { dataDir } = shop;
  const done = { count: 0 };
  try {
    await work.open(shop);
    for (let cycle = 0; cycle < cycles; cycle++) {
      signal.throwIfAborted();
      const working = Array.from({ length: buyers }, () => workUntilKilled(shop, work, done));
      await moreDone(shop, done, working);
      // the kills hit different moments of an order, which takes a few milliseconds
      await wait(cycle % 5);
      await shop.stop({ signal: 'SIGKILL', keepData: true });
      await Promise.all(working);
      shop = await start(cycle + 1, dataDir);
      await work.resume(shop, cycle + 1);
    }
    const counted = await work.count(shop);
    await shop.stop({ keepData: true });
    return { cycles, ...counted, damages: damagesOf(join(dataDir, 'storefront.sqlite')) };
  } finally {
    await shop.stop({ signal: 'SIGKILL' });
  }
}

/** Waits for a few more acknowledged orders. */
async function moreDone(shop: Shop, done: { readonly count: number }, working: readonly Promise<void>[]): Promise<void> {
  const enough = done.count + ordersBetween;
  const deadline = performance.now() + ordersLimitMs;
  let hasEnded = false;
  void Promise.all(working).then(() => {
    hasEnded = true;
  });
  while (done.count < enough) {
    if (hasEnded || performance.now() > deadline) {
      throw new Error(`no more orders after ${done.count}:\n${shop.output().slice(-1_000)}`);
    }
    await wait(1);
  }
}

async function workUntilKilled<Count>(shop: Shop, work: KilledWork<Count>, done: { count: number }): Promise<void> {
  while (shop.process.exitCode === null && shop.process.signalCode === null) {
    const isDone = await work.once(shop).catch(() => false);
    if (!isDone) return;
    done.count += 1;
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
