import type { Id } from '#domain/id.ts';
import type { Problem } from '#domain/problem.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Connection, Executor } from '../../db/connection.ts';
import type { PlacedOrder } from '../../ports/backend.ts';
import { type BatchStatements, type BuyersAndVersions, batchStatements, type Claims, releaseKeys } from './batch-statements.ts';
import { type Accepted, type Arrival, checkBatch, countOrdersInBatch } from './check-batch.ts';
import type { Placing } from './check-order.ts';
import { toPlaced } from './order-rows.ts';

/** null: the order has to be decided alone */
export type SharedOutcome = Result<PlacedOrder, Problem> | null;

/** Whether an order needs nothing but a place in a slot, as far as its request shows. */
export function canShare({ request }: Placing): boolean {
  return (request.promoCode?.trim() ?? '') === '' && (request.pointsToSpend ?? 0) === 0;
}

/**
 * Places orders of several customers in one transaction, with as many statements as a single order needs. An order that is rejected claims
 * nothing. What only one order at a time can decide is left: a used key, a customer's second order, limited portions, the last places of
 * a slot, and whatever changed since the check.
 */
export function createPlaceBatch({ db, engine }: Connection): (arrivals: readonly Arrival[]) => Promise<SharedOutcome[]> {
  const statements = batchStatements(engine);
  const decide = async (
    executor: Executor,
    arrivals: readonly Arrival[],
    write: (accepted: readonly Accepted[], read: BuyersAndVersions) => Promise<Numbers>,
  ) => {
    const { accepted, rejected, read } = await checkBatch(executor, firstsOfCustomers(arrivals));
    const numbers = accepted.length === 0 ? noNumbers : await write(accepted, read);
    const placed = new Map(accepted.map(({ arrival, order }) => [arrival, placedOrder(arrival, order, numbers)]));
    return arrivals.map((arrival) => {
      const rejection = rejected.get(arrival);
      return rejection === undefined ? (placed.get(arrival) ?? null) : err(rejection);
    });
  };
  if (engine === 'sqlite') {
    // its transaction excludes other writers from the check on
    return (arrivals) =>
      db
        .transaction()
        .execute((transaction) => decide(transaction, arrivals, (accepted, read) => writeAll(transaction, statements, accepted, read)));
  }
  return (arrivals) =>
    decide(db, arrivals, (accepted, read) => db.transaction().execute((transaction) => writeAll(transaction, statements, accepted, read)));
}

/** The numbers of placed orders, by order id. */
type Numbers = ReadonlyMap<Id, number>;
const noNumbers: Numbers = new Map();

function placedOrder({ placing }: Arrival, order: Accepted['order'], numbers: Numbers): SharedOutcome {
  const number = numbers.get(order.id);
  return number === undefined ? null : ok({ order: toPlaced(order, number, placing.now), isReplay: false });
}

function firstsOfCustomers(arrivals: readonly Arrival[]): readonly Arrival[] {
  const firsts = new Map<Id, Arrival>();
  for (const arrival of arrivals) if (!firsts.has(arrival.placing.customerId)) firsts.set(arrival.placing.customerId, arrival);
  return [...firsts.values()];
}

/** Writes the orders for which all is still as it was checked, and frees the keys of the others. */
async function writeAll(
  transaction: Executor,
  statements: BatchStatements,
  accepted: readonly Accepted[],
  read: BuyersAndVersions,
): Promise<Numbers> {
  const claims = await statements.claim(
    transaction,
    accepted.map(({ claim }) => claim),
  );
  const claimed = accepted.filter(({ order }) => claims.orderIds.has(order.id));
  const unchanged = await withoutChanged(transaction, claimed, claims, read);
  const numbers = unchanged.length === 0 ? noNumbers : await statements.write(transaction, unchanged);
  const left = claimed.filter(({ order }) => !numbers.has(order.id));
  await releaseKeys(
    transaction,
    left.map(({ claim }) => claim),
  );
  return numbers;
}

/** The orders whose catalog, points and orders of the customer are as they were when the order was checked. */
async function withoutChanged(
  transaction: Executor,
  claimed: readonly Accepted[],
  { read }: Claims,
  before: BuyersAndVersions,
): Promise<readonly Accepted[]> {
  if (read === null) return claimed;
  if (read.versions.version !== before.versions.version || read.versions.stock !== before.versions.stock) return [];
  const counted = await countOrdersInBatch(
    transaction,
    claimed.map(({ arrival }) => arrival),
  );
  return claimed.filter(({ arrival, balance, orders }) => {
    const { customerId } = arrival.placing;
    const isSame = JSON.stringify(counted.get(customerId) ?? []) === JSON.stringify(orders);
    return isSame && read.buyers.get(customerId)?.balance === balance;
  });
}
