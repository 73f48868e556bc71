import { z } from 'zod';
import type { Id } from '#domain/id.ts';
import { isAmong } from '#domain/office/team.ts';
import { type Feedback, type GivenFeedback, mayJudge, type Stars, stars } from '#domain/order/feedback.ts';
import type { Order } from '#domain/order/order.ts';
import { type Problem, problem } from '#domain/problem.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Connection, Executor } from '../../db/connection.ts';
import { parseStored } from '../../db/parse-stored.ts';
import { addLogEntry } from '../office/change-log.ts';
import { lockOrder } from '../orders/lock-order.ts';
import {
  countWaiting,
  type FeedbackPage,
  type FeedbackSearch,
  type FoundFeedback,
  findFeedback,
  searchFeedback,
} from './search-feedback.ts';

interface Answer {
  readonly orderId: Id;
  readonly text: string;
  /** null: somebody without a name */
  readonly by: string | null;
  /** the restaurants that they work for; null: all */
  readonly restaurantIds: readonly Id[] | null;
  readonly now: number;
}

/** What customers say of their orders after the meal, and the answers of the house (R-FEEDBACK-1 to R-FEEDBACK-5). */
export interface FeedbackBook {
  /** null: nothing was said */
  of(customerId: Id, orderId: Id): Promise<GivenFeedback | null>;
  /** Rejects with NOT_FOUND, FEEDBACK_CLOSED, INVALID_BODY for a dish that the order has not. @param order the customer's own */
  give(customerId: Id, order: Order, feedback: Feedback, now: number): Promise<Result<GivenFeedback, Problem>>;
  search(search: FeedbackSearch): Promise<FeedbackPage>;
  /** How many should be answered. */
  waiting(restaurantIds: readonly Id[] | null): Promise<number>;
  /** Rejects with NOT_FOUND. */
  answer(answer: Answer): Promise<Result<FoundFeedback, Problem>>;
}

export function createFeedback({ db }: Pick<Connection, 'db'>): FeedbackBook {
  return {
    of: (customerId, orderId) => readGiven(db, customerId, orderId),
    give: (customerId, order, feedback, now) =>
      db.transaction().execute((transaction) => give(transaction, customerId, order, feedback, now)),
    search: (search) => searchFeedback(db, search),
    waiting: (restaurantIds) => countWaiting(db, restaurantIds),
    answer: (answer) => db.transaction().execute((transaction) => writeAnswer(transaction, answer)),
  };
}

async function give(
  transaction: Executor,
  customerId: Id,
  order: Order,
  { stars: given, text, dishes }: Feedback,
  now: number,
): Promise<Result<GivenFeedback, Problem>> {
  // the account may have been deleted since the call began
  const row = await lockOrder(transaction, order.id);
  if (row?.customer_id !== customerId) return err(problem('NOT_FOUND', { what: 'order' }));
  if (!mayJudge(order, await readGiven(transaction, customerId, order.id), now)) return err(problem('FEEDBACK_CLOSED'));
  const ordered = new Set(order.lines.map(({ productId }) => productId));
  if (dishes.some(({ productId }) => !ordered.has(productId))) {
    return err(problem('INVALID_BODY', { field: 'dishes', rule: 'dish of the order' }));
  }
  const said = { stars: given, text, dishes: JSON.stringify(dishes), at: now };
  await transaction
    .insertInto('order_feedback')
    .values({ order_id: order.id, customer_id: customerId, restaurant_id: order.restaurantId, ...said })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet(said))
    .execute();
  return ok({ stars: given, text, dishes, at: new Date(now).toISOString(), answer: null });
}

const judgedDishes = z.array(z.object({ productId: z.string(), stars: z.literal(stars) }));

async function readGiven(executor: Executor, customerId: Id, orderId: Id): Promise<GivenFeedback | null> {
  const row = await executor
    .selectFrom('order_feedback')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { answer, answered_at } = row;
  return {
    stars: row.stars as Stars,
    text: row.text,
    dishes: parseStored(judgedDishes, row.dishes),
    at: new Date(row.at).toISOString(),
    answer: answer === null ? null : { text: answer, at: new Date(answered_at ?? row.at).toISOString() },
  };
}

async function writeAnswer(
  transaction: Executor,
  { orderId, text, by, restaurantIds, now }: Answer,
): Promise<Result<FoundFeedback, Problem>> {
  const row = await lockOrder(transaction, orderId);
  const before = row === undefined || !isAmong(restaurantIds, row.restaurant_id) ? null : await findFeedback(transaction, orderId);
  if (row === undefined || before === null) return err(problem('NOT_FOUND', { what: 'order' }));
  await transaction
    .updateTable('order_feedback')
    .set({ answer: text, answered_at: now, answered_by: by })
    .where('order_id', '=', orderId)
    .execute();
  // the log outlives the customer's account: it has neither what was said nor the answer
  await addLogEntry(transaction, { at: now, by, kind: 'feedbackAnswered', subject: String(row.number), before: null, after: null });
  return ok({ ...before, answer: { text, at: now, by } });
}
