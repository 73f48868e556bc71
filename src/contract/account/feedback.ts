import { z } from 'zod';
import { type Feedback, type GivenFeedback, mostFeedbackText, stars } from '#domain/order/feedback.ts';
import { defineCall, json, jsonBody } from '../lib/define-call.ts';
import { freeText, inputId } from '../lib/scalars.ts';

export const wireStars = z.literal(stars);
const dishes = z.array(z.strictObject({ productId: z.string(), stars: wireStars }));
const answer = z.strictObject({ text: z.string(), at: z.iso.datetime() }).nullable();

const given = z.strictObject({
  stars: wireStars,
  text: z.string(),
  dishes,
  at: z.iso.datetime(),
  answer,
}) satisfies z.ZodType<GivenFeedback>;

/** `until`: null while the order is not there yet. `isOpen`: it can be given or changed now. */
const orderFeedbackResponse = z.strictObject({ until: z.iso.datetime().nullable(), isOpen: z.boolean(), given: given.nullable() });

export const orderFeedback = defineCall({
  method: 'GET',
  path: '/api/v1/orders/:id/feedback',
  summary: 'What was said of an own order, and the answer of the house',
  who: 'customer',
  missing: 'order',
  responses: { 200: json(orderFeedbackResponse) },
});

const feedbackBody = z.strictObject({
  stars: wireStars,
  text: freeText(mostFeedbackText).default(''),
  dishes: z
    .array(z.strictObject({ productId: inputId, stars: wireStars }))
    .max(200)
    .refine((judged) => new Set(judged.map(({ productId }) => productId)).size === judged.length, 'each dish once')
    .default([]),
}) satisfies z.ZodType<Feedback>;

export const giveFeedback = defineCall({
  method: 'PUT',
  path: '/api/v1/orders/:id/feedback',
  summary: 'Say how it was',
  text: [
    'One to five stars, with words and stars for dishes of the order if wished; only the house reads them. Within 24 hours after the order was',
    'handed over, also anew, until the house has answered; else 409 `FEEDBACK_CLOSED`.',
  ].join(' '),
  who: 'customer',
  missing: 'order',
  body: jsonBody(feedbackBody, { stars: 5, text: 'Плов как дома' }),
  responses: { 200: json(orderFeedbackResponse) },
  problems: ['FEEDBACK_CLOSED'],
});
