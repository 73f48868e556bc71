import type { ValueOf } from '#contract/calls.ts';
import type { Id } from '#domain/id.ts';
import type { Feedback } from '#domain/order/feedback.ts';
import { type ApiResult, api } from '../lib/api.ts';

/** Says how it was; later than a day after, or once the house has answered, 409. */
export function giveFeedback(id: Id, { stars, text, dishes }: Feedback): Promise<ApiResult<ValueOf<'PUT /api/v1/orders/:id/feedback'>>> {
  return api('PUT /api/v1/orders/:id/feedback', { path: { id }, body: { stars, text, dishes: [...dishes] }, silent: true });
}
