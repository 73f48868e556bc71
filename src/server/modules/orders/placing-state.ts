import type { Connection, Executor } from '../../db/connection.ts';
import type { CatalogReader, Snapshot } from '../catalog/catalog-reader.ts';
import { readVersions } from '../catalog/catalog-version.ts';
import { lockCustomers } from '../loyalty/wallet.ts';
import type { KitchenWork } from '../restaurants/kitchen-work.ts';
import { readCounts } from './cart-counts.ts';
import type { ArrivedOrder, PlacingState } from './decide-orders.ts';
import { placedWith, readKeyUses } from './idempotency.ts';
import { readCountedOrders } from './own-orders.ts';

export interface Arrival {
  readonly order: ArrivedOrder;
  /** the catalog that prices this order */
  readonly read: CatalogReader;
}

/**
 * Locks the customers of orders and reads all that decides about the orders, with as many statements as for one. Keys, points, open orders
 * and uses of codes belong to their customer: with the lock they stay as they are.
 */
export async function readPlacingState(
  transaction: Executor,
  engine: Connection['engine'],
  { limits, fiscal = null, work }: Pick<PlacingState, 'limits' | 'fiscal'> & { readonly work: KitchenWork },
  arrivals: readonly Arrival[],
): Promise<PlacingState> {
  const orders = arrivals.map(({ order }) => order);
  const customerIds = [...new Set(orders.map(({ customerId }) => customerId))];
  const buyers = await lockCustomers(transaction, engine, customerIds);
  const keyUses = await readKeyUses(transaction, orders);
  const fresh = arrivals.filter(({ order }) => buyers.has(order.customerId) && placedWith(keyUses, order) === undefined);
  const carts = fresh.length === 0 ? [] : await withSnapshots(transaction, fresh);
  const now = Math.min(...orders.map((order) => order.now));
  return {
    limits,
    fiscal,
    buyers,
    keyUses,
    snapshots: new Map(carts.map(({ id, snapshot }) => [id, snapshot])),
    counted: await readCountedOrders(transaction, [...new Set(carts.map(({ customerId }) => customerId))], limits, now),
    counts: await readCounts(transaction, carts, work),
  };
}

async function withSnapshots(transaction: Executor, arrivals: readonly Arrival[]): Promise<(ArrivedOrder & { snapshot: Snapshot })[]> {
  const versions = await readVersions(transaction);
  const carts: (ArrivedOrder & { snapshot: Snapshot })[] = [];
  for (const { order, read } of arrivals) carts.push({ ...order, snapshot: await read(transaction, versions) });
  return carts;
}
