import { type Problem, problem } from '#domain/problem.ts';
import { err, type Result } from '#domain/result.ts';
import type { Connection } from '../../db/connection.ts';
import type { PlacedOrder } from '../../ports/backend.ts';
import { readWallet } from '../loyalty/wallet.ts';
import { checkOrder, type OrderRules, type Placing } from './check-order.ts';
import { isKeyUsed } from './idempotency.ts';
import { placeOrder } from './place-order.ts';
import { createWorkQueue, TurnMissed } from './work-queue.ts';

/** Fewer in total than the ten connections of a process, so that a connection is always available for sessions and pages. */
export const arrivingAtOnce = 2;
const judgedAtOnce = 3;
const writtenAtOnce = 3;
/** Just below the timeout of a browser's request. */
export const decisionMs = 14_000;
export const noDecision: Problem = problem('UNAVAILABLE', { retryAfter: 5 });

/** Places the orders of one process, a few at a time. */
export type PlaceInTurn = (rules: OrderRules, placing: Placing, isRepeat?: boolean) => Promise<Result<PlacedOrder, Problem>>;

/**
 * Places orders when many compete for the last portions or slots: an order is checked before it waits for its transaction, and again after
 * waiting, so that no order holds a connection for something unavailable. Only the transaction accepts an order. Returns UNAVAILABLE when
 * the waiting time is exceeded.
 */
export function createPlaceInTurn(connection: Connection): PlaceInTurn {
  const checking = createWorkQueue(judgedAtOnce);
  const writing = createWorkQueue(writtenAtOnce);

  /** null: the transaction may be tried. A used key is left to the transaction: its own earlier order may be the reason for the problem. */
  const problemNow = async (rules: OrderRules, placing: Placing): Promise<Problem | null> => {
    const { db } = connection;
    const buyer = await readWallet(db, placing.customerId);
    if (buyer === null) return problem('NOT_SIGNED_IN');
    const checked = await checkOrder(db, rules, placing, buyer);
    return checked.ok || (await isKeyUsed(db, placing.customerId, placing.key, placing.now)) ? null : checked.problem;
  };

  return async (rules, placing, isRepeat = false) => {
    const deadline = performance.now() + decisionMs;
    const leftMs = () => deadline - performance.now();
    try {
      const early = isRepeat ? null : await checking.run(() => problemNow(rules, placing), leftMs());
      if (early !== null) return err(early);
      return await writing.run(async (hasWaited) => {
        const late = hasWaited && !isRepeat ? await problemNow(rules, placing) : null;
        return late === null ? placeOrder(connection, rules, placing) : err(late);
      }, leftMs());
    } catch (error) {
      if (error instanceof TurnMissed) return err(noDecision);
      throw error;
    }
  };
}
