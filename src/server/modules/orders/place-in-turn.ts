import { sql } from 'kysely';
import { type Problem, problem } from '#domain/problem.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Connection, Executor } from '../../db/connection.ts';
import { isDatabaseAway } from '../../db/db-errors.ts';
import { log } from '../../log.ts';
import type { PlacedOrder } from '../../ports/backend.ts';
import { createBatchQueue } from './batch-queue.ts';
import type { Arrival } from './check-batch.ts';
import { type CheckedOrder, checkOrder, type OrderRules, type Placing } from './check-order.ts';
import { isKeyUsed } from './idempotency.ts';
import { canShare, createPlaceBatch, type SharedOutcome } from './place-batch.ts';
import { decideOrder, problemOfRejection } from './place-order.ts';
import { type PlacingStatements, placingStatements, readBuyer } from './placing-statements.ts';
import { createWorkQueue, QueueTimeout } from './work-queue.ts';

/** Fewer in total than the ten connections of a process, so that a connection is always available for sessions and pages. */
const placedAtOnce = 3;
/** So many orders share one commit: on SQLite they hold its one connection for less than a page takes. */
export const mostInBatch = 32;
/** Just below the timeout of a browser's request. */
export const decisionMs = 14_000;
export const noDecision: Problem = problem('UNAVAILABLE', { retryAfter: 5 });

/** Places the orders of one process, a few at a time. */
export type PlaceInTurn = (rules: OrderRules, placing: Placing, isRepeat?: boolean) => Promise<Result<PlacedOrder, Problem>>;

interface RepeatableArrival extends Arrival {
  readonly isRepeat: boolean;
}

type Outcome = Result<PlacedOrder, Problem>;
type Place = (arrival: RepeatableArrival, limitMs: number) => Promise<Outcome>;

/**
 * Orders for the last places are decided in turn: an order is checked before it writes, so that no lock is held for an order that cannot
 * be placed. Only the transaction accepts it (R-ORDER-4). Orders that arrive together share a transaction; what can't be decided there is
 * decided alone after it. Rejects with UNAVAILABLE when its turn does not come in time.
 */
export function createPlaceInTurn(connection: Connection): PlaceInTurn {
  const placeAlone = connection.engine === 'sqlite' ? placingInSavepoints(connection) : placingInParallel(connection);
  const placeShared = sharedPlacing(connection);
  return async (rules, placing, isRepeat = false) => {
    const deadline = performance.now() + decisionMs;
    try {
      const shared = isRepeat || !canShare(placing) ? null : await placeShared({ rules, placing }, decisionMs);
      return shared ?? (await placeAlone({ rules, placing, isRepeat }, deadline - performance.now()));
    } catch (error) {
      if (error instanceof QueueTimeout) return err(noDecision);
      throw error;
    }
  };
}

/** Orders that arrive together, in one transaction; null: the order has to be decided alone. */
function sharedPlacing(connection: Connection): (arrival: Arrival, limitMs: number) => Promise<SharedOutcome> {
  const place = createPlaceBatch(connection);
  return createBatchQueue<Arrival, SharedOutcome>(async (arrivals) => {
    try {
      return (await place(arrivals)).map((value) => ({ status: 'fulfilled', value }));
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
      log.warn({ reason: String(error) }, 'orders are placed one by one');
      // an order that the database does not accept must not fail the others; a key makes a second attempt safe
      return arrivals.map(() => ({ status: 'fulfilled', value: null }));
    }
  }, mostInBatch);
}

/** Each order in a transaction of its own. */
function placingInParallel({ db, engine }: Connection): Place {
  const queue = createWorkQueue(placedAtOnce);
  const statements = placingStatements(engine);
  const placeOne = async ({ rules, placing, isRepeat }: RepeatableArrival): Promise<Outcome> => {
    const checked = isRepeat ? ok(null) : await checkBefore(db, rules, placing);
    if (!checked.ok) return checked;
    try {
      const work = { rules, placing, statements, earlier: checked.value, isExclusive: false };
      return ok((await db.transaction().execute((transaction) => decideOrder(transaction, work))).placed);
    } catch (error) {
      return err(await problemOfRejection(db, error));
    }
  };
  return (arrival, limitMs) => queue.run(() => placeOne(arrival), limitMs);
}

/**
 * Orders in one transaction, each of which can be undone alone: one commit writes all of them to the disk. An order that changes the stock
 * is the last of its transaction: the snapshot of the catalog is never read of what is not committed.
 */
function placingInSavepoints({ db, engine }: Connection): Place {
  const statements = placingStatements(engine);
  return createBatchQueue<RepeatableArrival, Outcome>(
    (arrivals) =>
      db.transaction().execute(async (transaction) => {
        const results: PromiseSettledResult<Outcome>[] = [];
        for (const arrival of arrivals) {
          const { result, isLast } = await placeInBatch(transaction, statements, arrival);
          results.push(result);
          if (isLast) break;
        }
        return results;
      }),
    mostInBatch,
  );
}

interface BatchStep {
  readonly result: PromiseSettledResult<Outcome>;
  readonly isLast: boolean;
}

async function placeInBatch(transaction: Executor, statements: PlacingStatements, arrival: RepeatableArrival): Promise<BatchStep> {
  const { rules, placing, isRepeat } = arrival;
  const fulfilled = (value: Outcome, isLast = false): BatchStep => ({ result: { status: 'fulfilled', value }, isLast });
  await sql`savepoint one_order`.execute(transaction);
  try {
    const checked = isRepeat ? ok(null) : await checkBefore(transaction, rules, placing);
    if (!checked.ok) return fulfilled(checked);
    const work = { rules, placing, statements, earlier: checked.value, isExclusive: true };
    const { placed, hasChangedStock } = await decideOrder(transaction, work);
    return fulfilled(ok(placed), hasChangedStock);
  } catch (error) {
    // where SQLite has ended the transaction by itself, there is no savepoint any more, and the batch ends with the first error
    await sql`rollback to one_order`.execute(transaction).catch(() => Promise.reject(error));
    const problem = await problemOfRejection(transaction, error).catch((reason: unknown) => ({ reason }));
    if (!('reason' in problem)) return fulfilled(err(problem));
    return { result: { status: 'rejected', reason: problem.reason }, isLast: false };
  }
}

/**
 * The order as it may be tried, by what is read before anything is written; null: the key was used, and what it ordered may be the
 * reason of the rejection, so that the transaction decides.
 */
async function checkBefore(executor: Executor, rules: OrderRules, placing: Placing): Promise<Result<CheckedOrder | null, Problem>> {
  const { buyer, versions } = await readBuyer(executor, placing.customerId);
  if (buyer === null) return err(problem('NOT_SIGNED_IN'));
  const checked = await checkOrder(executor, rules, placing, { buyer, versions });
  return checked.ok || !(await isKeyUsed(executor, placing.customerId, placing.key, placing.now)) ? checked : ok(null);
}
