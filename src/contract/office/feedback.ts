import { z } from 'zod';
import { mostAnswerText } from '#domain/order/feedback.ts';
import { wireStars } from '../account/feedback.ts';
import { defineCall, type Immutable, json, jsonBody } from '../lib/define-call.ts';
import { emptyAsAbsent, freeText } from '../lib/scalars.ts';

/** `customer`: who ordered and their phone. `answer.by`: null: somebody without a name. */
const entry = z.strictObject({
  orderId: z.string(),
  number: z.int(),
  orderedAt: z.iso.datetime(),
  restaurant: z.strictObject({ id: z.string(), name: z.string() }),
  customer: z.strictObject({ firstName: z.string(), phone1: z.string() }),
  stars: wireStars,
  text: z.string(),
  dishes: z.array(z.strictObject({ name: z.string(), stars: wireStars })),
  at: z.iso.datetime(),
  answer: z.strictObject({ text: z.string(), at: z.iso.datetime(), by: z.string().nullable() }).nullable(),
});

export type WireFeedback = Immutable<z.infer<typeof entry>>;

const query = z.object({
  show: emptyAsAbsent(z.enum(['waiting', 'low'])),
  before: emptyAsAbsent(z.string().regex(/^\d{1,15}$/, 'number')),
});

export const feedback = defineCall({
  method: 'GET',
  path: '/api/v1/office/feedback',
  summary: 'What customers say of their orders',
  text: [
    'The newest first, 50 at once; `next` is the `before` of the next page. `show`: `waiting` those that should be answered, which are words or',
    'three stars and fewer without an answer; `low` three stars and fewer. `waiting` counts the former. A person who works for some restaurants',
    'gets only theirs.',
  ].join(' '),
  who: 'feedback',
  query: { schema: query, example: { show: 'waiting' } },
  responses: { 200: json(z.strictObject({ feedback: z.array(entry), next: z.int().nullable(), waiting: z.int() })) },
});

export const answerFeedback = defineCall({
  method: 'PUT',
  path: '/api/v1/office/feedback/:id/answer',
  summary: 'Answer what a customer said of the order with this id',
  text: 'The customer reads it on the page of the order. A later answer replaces it.',
  who: 'feedback',
  missing: 'order',
  body: jsonBody(z.strictObject({ text: freeText(mostAnswerText).min(1) }), { text: 'Спасибо, ждём вас снова' }),
  responses: { 200: json(entry) },
});
