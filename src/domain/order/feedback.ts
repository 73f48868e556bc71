import type { Id } from '../id.ts';
import type { Order } from './order.ts';
import { handedOverStatuses, type OrderStatus } from './order-status.ts';

/** The stars that can be given, the fewest first. */
export const stars = [1, 2, 3, 4, 5] as const;
export type Stars = (typeof stars)[number];

/** What the office calls low (R-FEEDBACK-4). */
export const lowStars = 3;

/** In characters. */
export const mostFeedbackText = 500;
export const mostAnswerText = 500;

const askedMs = 24 * 60 * 60_000;

/** What a customer says of an order after the meal. */
export interface Feedback {
  readonly stars: Stars;
  /** '': none */
  readonly text: string;
  /** by product, only those that were judged */
  readonly dishes: readonly { readonly productId: Id; readonly stars: Stars }[];
}

/** What was said, and what the house has answered. */
export interface GivenFeedback extends Feedback {
  /** ISO 8601 */
  readonly at: string;
  /** null: not yet */
  readonly answer: { readonly text: string; readonly at: string } | null;
}

type Asked = Pick<Order, 'status' | 'history'>;

const endStatuses: readonly OrderStatus[] = [...handedOverStatuses, 'completed'];

/** Until when an order may be judged, in ms since the epoch: 24 hours after it was handed over; null: it is not there yet (R-FEEDBACK-1). */
export function feedbackUntil({ status, history }: Asked): number | null {
  if (!endStatuses.includes(status)) return null;
  const handedOver = history.find((change) => endStatuses.includes(change.status));
  return handedOver === undefined ? null : Date.parse(handedOver.at) + askedMs;
}

/** Whether its customer may judge it, for the first time or anew: in its time, and until the house has answered (R-FEEDBACK-1, R-FEEDBACK-2). */
export function mayJudge(order: Asked, given: GivenFeedback | null, now: number): boolean {
  const until = feedbackUntil(order);
  return until !== null && now < until && (given === null || given.answer === null);
}

/** Whether the house should answer: words, or few stars (R-FEEDBACK-4). */
export function waitsForAnswer({ stars: given, text, answer }: Pick<GivenFeedback, 'stars' | 'text' | 'answer'>): boolean {
  return answer === null && (text !== '' || given <= lowStars);
}
