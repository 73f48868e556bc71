import { setTimeout as wait } from 'node:timers/promises';
import { countOrders, type OrderCount, openSession, type Placed, place } from '../support/order-calls.ts';
import { type Shop, startShop } from '../support/shop.ts';

export interface KillReport extends OrderCount {
  readonly cycles: number;
}

/** Kills the shop with SIGKILL while orders are being acknowledged, starts it again on the same data, and counts. */
export async function killDuringOrders(cycles: number, env: Readonly<Record<string, string>> = {}): Promise<KillReport> {
  let shop = await startShop({ env });
  const { dataDir } = shop;
  const cookie = await openSession(shop);
  const acknowledged = new Map<string, Placed>();
  const keys: string[] = [];
  for (let cycle = 0; cycle < cycles; cycle++) {
    const enough = acknowledged.size + 3;
    const placing = Array.from({ length: 4 }, () => placeUntilKilled(shop, cookie, keys, acknowledged));
    while (acknowledged.size < enough) await wait(1);
    await wait((cycle * 7) % 40);
    await shop.stop({ signal: 'SIGKILL', keepData: true });
    await Promise.all(placing);
    shop = await startShop({ env, dataDir });
  }
  const counted = await countOrders(shop, cookie, keys, acknowledged);
  await shop.stop();
  return { cycles, ...counted };
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
