import { sql } from 'kysely';
import { type Problem, problem } from '#domain/problem.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Connection, Executor } from '../../db/connection.ts';
import type { PlacedOrder } from '../../ports/backend.ts';
import { createBatchQueue } from './batch-queue.ts';
import { type CheckedOrder, checkOrder, type OrderRules, type Placing } from './check-order.ts';
import { isKeyUsed } from './idempotency.ts';
import { decideOrder, problemOfRejection } from './place-order.ts';
import { type PlacingStatements, placingStatements, readBuyer } from './placing-statements.ts';
import { createWorkQueue, TurnMissed } from './work-queue.ts';

/** Fewer in total than the ten connections of a process, so that a connection is always available for sessions and pages. */
export const arrivingAtOnce = 2;
const placedAtOnce = 3;
/** So many orders share one commit of SQLite: they hold its one connection for less than a page takes. */
const placedTogether = 16;
/** Just below the timeout of a browser's request. */
export const decisionMs = 14_000;
export const noDecision: Problem = problem('UNAVAILABLE', { retryAfter: 5 });

/** Places the orders of one process, a few at a time. */
export type PlaceInTurn = (rules: OrderRules, placing: Placing, isRepeat?: boolean) => Promise<Result<PlacedOrder, Problem>>;

interface Arrival {
  readonly rules: OrderRules;
  readonly placing: Placing;
  readonly isRepeat: boolean;
}

type Place = (arrival: Arrival, limitMs: number) => Promise<Result<PlacedOrder, Problem>>;

/**
 * Orders for the last places are decided in turn: an order is checked before it writes, so that no lock is held for an order that
 * cannot be placed. Only the transaction accepts it. Rejects with UNAVAILABLE when its turn does not come in time.
 */
export function createPlaceInTurn(connection: Connection): PlaceInTurn {
  const place = connection.engine === 'sqlite' ? placingTogether(connection) : placingInParallel(connection);
  return async (rules, placing, isRepeat = false) => {
    try {
      return await place({ rules, placing, isRepeat }, decisionMs);
    } catch (error) {
      if (error instanceof TurnMissed) return err(noDecision);
      throw error;
    }
  };
}

/** Each order in a transaction of its own. */
function placingInParallel({ db, engine }: Connection): Place {
  const queue = createWorkQueue(placedAtOnce);
  const statements = placingStatements(engine);
  const placeOne = async ({ rules, placing, isRepeat }: Arrival): Promise<Result<PlacedOrder, Problem>> => {
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

type Outcome = Result<PlacedOrder, Problem>;

/**
 * Orders that arrive together in one transaction, each of which can be undone alone: one commit writes all of them to the disk. An order
 * that changes the stock is the last of its transaction: the snapshot of the catalog is never read of what is not committed.
 */
function placingTogether({ db, engine }: Connection): Place {
  const statements = placingStatements(engine);
  return createBatchQueue<Arrival, Outcome>(
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
    placedTogether,
  );
}

interface BatchStep {
  readonly result: PromiseSettledResult<Outcome>;
  readonly isLast: boolean;
}

async function placeInBatch(transaction: Executor, statements: PlacingStatements, arrival: Arrival): Promise<BatchStep> {
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
