import { randomUUID } from 'node:crypto';
import type { Id } from '#domain/id.ts';
import type { Order } from '#domain/order/order.ts';
import type { OrderLimits } from '#domain/order/order-limits.ts';
import { type Problem, problem } from '#domain/problem.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Connection } from '../../db/connection.ts';
import { isDatabaseAway } from '../../db/db-errors.ts';
import { log } from '../../log.ts';
import type { PlacedOrder } from '../../ports/backend.ts';
import type { CatalogReader } from '../catalog/catalog-reader.ts';
import type { FiscalRules } from '../receipts/receipt-of-order.ts';
import type { KitchenWorkReader } from '../restaurants/kitchen-work.ts';
import { createBatchQueue, QueueTimeout } from './batch-queue.ts';
import { type ArrivedOrder, type Decision, decideOrders } from './decide-orders.ts';
import { hashBody } from './idempotency.ts';
import { findOrders, toPlaced } from './order-rows.ts';
import { type Arrival, readPlacingState } from './placing-state.ts';
import { StateChanged, writeOrders } from './write-orders.ts';

/** So many orders share a transaction: on SQLite they hold its one connection for less than a page takes. */
const most = 32;
/** Just below the timeout of a browser's request. */
const waitMs = 14_000;
/** How often orders are decided: again when something that they count on was changed meanwhile, as by another process. */
const mostAttempts = 10;
const noDecision: Problem = problem('UNAVAILABLE', { retryAfter: 5 });

type Outcome = Result<PlacedOrder, Problem>;

/** @param read the catalog that prices this order; not called when its key was used */
export type PlaceOrder = (order: Omit<ArrivedOrder, 'id' | 'bodyHash'>, read: CatalogReader) => Promise<Outcome>;

/**
 * Places the orders of one process. Those that arrive while others are placed form a batch: one transaction locks their customers, reads
 * all that decides, decides about them in turn and writes what is accepted. Resolves to UNAVAILABLE when an order had to wait too long.
 */
export function createPlaceOrder(
  connection: Connection,
  rules: { readonly limits: OrderLimits; readonly fiscal?: FiscalRules | null },
  readWork: KitchenWorkReader,
): PlaceOrder {
  const placeBatch = (batch: readonly Arrival[]) =>
    untilUnchanged(async () => placeTogether(connection, { ...rules, work: await readWork(nowOf(batch)) }, batch));
  const place = createBatchQueue<Arrival, Outcome>((batch) => settle(placeBatch, batch), { most, waitMs });
  return async (order, read) => {
    try {
      return await place({ order: { ...order, id: randomUUID(), bodyHash: hashBody({ ...order.request, table: undefined }) }, read });
    } catch (error) {
      if (error instanceof QueueTimeout || error instanceof StateChanged) return err(noDecision);
      throw error;
    }
  };
}

/** An order that the database does not accept must not fail the others: they are placed one by one, which their keys make safe. */
async function settle(
  place: (batch: readonly Arrival[]) => Promise<readonly Outcome[]>,
  batch: readonly Arrival[],
): Promise<PromiseSettledResult<Outcome>[]> {
  try {
    return (await place(batch)).map((value) => ({ status: 'fulfilled', value }));
  } catch (error) {
    if (batch.length === 1 || isDatabaseAway(error)) return batch.map(() => ({ status: 'rejected', reason: error }));
    log.warn({ reason: String(error) }, 'orders are placed one by one');
    const results: PromiseSettledResult<Outcome>[] = [];
    for (const arrival of batch) results.push(...(await settle(place, [arrival])));
    return results;
  }
}

async function untilUnchanged<Value>(work: () => Promise<Value>): Promise<Value> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof StateChanged) || attempt === mostAttempts) throw error;
    }
  }
}

function nowOf(batch: readonly Arrival[]): number {
  return Math.max(...batch.map(({ order }) => order.now));
}

/** @param counted not read in the transaction, which holds the one connection of SQLite */
function placeTogether(
  { db, engine }: Connection,
  counted: Parameters<typeof readPlacingState>[2],
  batch: readonly Arrival[],
): Promise<Outcome[]> {
  return db.transaction().execute(async (transaction) => {
    const state = await readPlacingState(transaction, engine, counted, batch);
    const decisions = decideOrders(
      batch.map(({ order }) => order),
      state,
    );
    const accepted = decisions.flatMap((decision) => (decision.kind === 'accepted' ? decision.accepted : []));
    const numbers = await writeOrders(transaction, accepted);
    const replayed = await findOrders(
      transaction,
      decisions.flatMap((decision) => (decision.kind === 'replay' ? decision.orderId : [])),
    );
    return decisions.map((decision) => outcomeOf(decision, numbers, replayed));
  });
}

function outcomeOf(decision: Decision, numbers: ReadonlyMap<Id, number>, replayed: readonly Order[]): Outcome {
  if (decision.kind === 'rejected') return err(decision.problem);
  if (decision.kind === 'accepted') {
    const { order, arrived } = decision.accepted;
    return ok({ order: toPlaced(order, numbers.get(order.id) ?? 0, { by: arrived.by ?? 'customer', now: arrived.now }), isReplay: false });
  }
  const order = replayed.find(({ id }) => id === decision.orderId);
  return order === undefined ? err(problem('IDEMPOTENCY_IN_FLIGHT')) : ok({ order, isReplay: true });
}
