import { type ExpressionBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Id } from '#domain/id.ts';
import type { LocalizedText } from '#domain/locale.ts';
import { lowStars, type Stars, stars } from '#domain/order/feedback.ts';
import type { Contact } from '#domain/order/order.ts';
import type { Executor } from '../../db/connection.ts';
import { parseStored } from '../../db/parse-stored.ts';
import type { Database } from '../../db/schema.ts';
import { orderOf } from '../orders/order-rows.ts';

const entriesOfPage = 50;

export interface FeedbackSearch {
  /** those that should be answered, those with few stars; null: all */
  readonly show: 'waiting' | 'low' | null;
  /** the entry after which the page begins; null: the newest */
  readonly before: number | null;
  /** null: of all restaurants */
  readonly restaurantIds: readonly Id[] | null;
}

/** What was said of an order, with the order. Times are milliseconds since the epoch. */
export interface FoundFeedback {
  readonly orderId: Id;
  readonly number: number;
  readonly orderedAt: number;
  readonly restaurantId: Id;
  readonly contact: Contact;
  readonly stars: Stars;
  readonly text: string;
  readonly dishes: readonly { readonly name: LocalizedText; readonly stars: Stars }[];
  readonly at: number;
  readonly answer: { readonly text: string; readonly at: number; readonly by: string | null } | null;
}

export interface FeedbackPage {
  readonly feedback: readonly FoundFeedback[];
  /** the `before` of the next page; null: this is the last one */
  readonly next: number | null;
}

/** The newest first. */
export async function searchFeedback(executor: Executor, { show, before, restaurantIds }: FeedbackSearch): Promise<FeedbackPage> {
  const rows = await joined(executor)
    .where((row) =>
      row.and([
        ofRestaurants(restaurantIds),
        ...(show === 'waiting' ? [isWaiting(row)] : []),
        ...(show === 'low' ? [row('feedback.stars', '<=', lowStars)] : []),
        ...(before === null ? [] : [row('feedback.id', '<', before)]),
      ]),
    )
    .orderBy('feedback.id', 'desc')
    .limit(entriesOfPage + 1)
    .execute();
  const shown = rows.slice(0, entriesOfPage);
  return { feedback: shown.map(toFound), next: rows.length > entriesOfPage ? (shown.at(-1)?.id ?? null) : null };
}

/** null: nothing was said of this order */
export async function findFeedback(executor: Executor, orderId: Id): Promise<FoundFeedback | null> {
  const row = await joined(executor).where('feedback.order_id', '=', orderId).executeTakeFirst();
  return row === undefined ? null : toFound(row);
}

/** How many should be answered (R-FEEDBACK-4). */
export async function countWaiting(executor: Executor, restaurantIds: readonly Id[] | null): Promise<number> {
  const { count } = await executor
    .selectFrom('order_feedback as feedback')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where((row) => row.and([ofRestaurants(restaurantIds), isWaiting(row)]))
    .executeTakeFirstOrThrow();
  return Number(count);
}

type Feedback = { feedback: Database['order_feedback'] };

/** As `waitsForAnswer` of the domain. */
function isWaiting(row: ExpressionBuilder<Feedback & Database, 'feedback'>) {
  return row.and([row('feedback.answer', 'is', null), row.or([row('feedback.text', '<>', ''), row('feedback.stars', '<=', lowStars)])]);
}

function ofRestaurants(restaurantIds: readonly Id[] | null) {
  if (restaurantIds === null) return sql<boolean>`1 = 1`;
  if (restaurantIds.length === 0) return sql<boolean>`1 = 0`;
  return sql<boolean>`feedback.restaurant_id in (${sql.join([...restaurantIds])})`;
}

function joined(executor: Executor) {
  return executor
    .selectFrom('order_feedback as feedback')
    .innerJoin('orders', 'orders.id', 'feedback.order_id')
    .selectAll('feedback')
    .select(['orders.number', 'orders.record', 'orders.created_at']);
}

const judgedDishes = z.array(z.object({ productId: z.string(), stars: z.literal(stars) }));

type Row = Awaited<ReturnType<ReturnType<typeof joined>['execute']>>[number];

function toFound(row: Row): FoundFeedback {
  const { contact, lines } = orderOf(row);
  const { answer, answered_at, answered_by: by } = row;
  const dishes = parseStored(judgedDishes, row.dishes).flatMap(({ productId, stars: given }) => {
    const line = lines.find((one) => one.productId === productId);
    return line === undefined ? [] : [{ name: line.name, stars: given }];
  });
  return {
    orderId: row.order_id,
    number: row.number,
    orderedAt: row.created_at,
    restaurantId: row.restaurant_id,
    contact,
    stars: row.stars as Stars,
    text: row.text,
    dishes,
    at: row.at,
    answer: answer === null ? null : { text: answer, at: answered_at ?? row.at, by },
  };
}
