import type { ValueOf } from '#contract/calls.ts';
import type { WireFeedback } from '#contract/office/feedback.ts';
import type { Id } from '#domain/id.ts';
import { type ApiResult, api } from '../lib/api.ts';

export type FeedbackPage = ValueOf<'GET /api/v1/office/feedback'>;
/** What is shown: all, those that wait for an answer, those with few stars. */
export type FeedbackView = 'all' | 'waiting' | 'low';

/** @param before the `next` of the page before; null: the newest page */
export function loadFeedback(view: FeedbackView, before: number | null): Promise<ApiResult<FeedbackPage>> {
  const query = { ...(view !== 'all' && { show: view }), before: before === null ? '' : String(before) };
  return api('GET /api/v1/office/feedback', { query });
}

/** A toast shows why it was not answered. */
export function answerFeedback(orderId: Id, text: string): Promise<ApiResult<WireFeedback>> {
  return api('PUT /api/v1/office/feedback/:id/answer', { path: { id: orderId }, body: { text } });
}
