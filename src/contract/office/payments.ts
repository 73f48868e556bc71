import { z } from 'zod';
import { paymentProviders } from '#domain/payment/provider.ts';
import { refundCauses } from '#domain/payment/refund.ts';
import { defineCall, type Immutable, json, jsonBody } from '../lib/define-call.ts';
import { day, emptyAsAbsent, lineText } from '../lib/scalars.ts';
import { orderStatus } from '../shop/order-wire.ts';

const provider = z.enum(paymentProviders);
const instant = z.iso.datetime();

/** `id` is the number of the attempt; `done` is null while the money is to be returned, its `by` a person or the provider. */
const refund = z.strictObject({
  id: z.string(),
  orderId: z.string(),
  orderNumber: z.int(),
  orderStatus,
  provider,
  providerId: z.string(),
  sum: z.number(),
  cause: z.enum(refundCauses),
  since: instant,
  canReverse: z.boolean(),
  done: z.strictObject({ at: instant, by: z.string().nullable(), note: z.string().nullable() }).nullable(),
});

export type WireRefund = Immutable<z.infer<typeof refund>>;

export const refunds = defineCall({
  method: 'GET',
  path: '/api/v1/office/refunds',
  summary: 'Money of online payments to return',
  text: [
    'What is due, the longest first, then what was done in the last 14 days. `cause`: `cancelled` its order was cancelled, `late` it was paid',
    'after its order had been released, `disputed` the provider calls it failed after all, `changed` its order was changed and costs less.',
    '`canReverse`: the shop can ask the provider to return it, which is possible for the whole sum only; else it is returned in the provider’s cabinet, which closes it by itself. Sums are in som.',
  ].join(' '),
  who: 'payments',
  responses: { 200: json(z.strictObject({ refunds: z.array(refund) })) },
});

export const noteRefund = defineCall({
  method: 'POST',
  path: '/api/v1/office/refunds/:id/done',
  summary: 'Note that money was returned in another way',
  text: 'The note says how. 404 also for one that is closed already.',
  who: 'payments',
  body: jsonBody(z.strictObject({ note: lineText(300).min(3) }), { note: 'In cash, against a receipt' }),
  responses: { 200: json(refund) },
});

export const reverseRefund = defineCall({
  method: 'POST',
  path: '/api/v1/office/refunds/:id/reversal',
  summary: 'Have the provider return the money',
  text: [
    'Of a refund with `canReverse`: Click returns the whole sum, and the refund is closed. 404 for any other, and for one that is closed.',
    '`REFUND_REFUSED` has the provider’s reason. After `REFUND_UNKNOWN` the money may have been returned: look in its cabinet first.',
  ].join(' '),
  who: 'payments',
  responses: { 200: json(refund) },
  problems: ['REFUND_REFUSED', 'REFUND_UNKNOWN'],
});

/** With an order, `day` does not count. */
const query = z.object({
  day,
  order: emptyAsAbsent(z.string().regex(/^[1-9]\d{0,14}$/, 'number')),
  before: emptyAsAbsent(z.string().regex(/^\d{1,15}$/, 'number')),
});

const payment = z.strictObject({
  number: z.int(),
  orderId: z.string(),
  orderNumber: z.int(),
  orderStatus,
  provider,
  providerId: z.string(),
  sum: z.number(),
  state: z.enum(['open', 'paid', 'cancelled', 'refunded']),
  reason: z.enum(['expired', 'order', 'refund', 'failed', 'provider']).nullable(),
  begunAt: instant,
  paidAt: instant.nullable(),
  endedAt: instant.nullable(),
});

export type WirePayment = Immutable<z.infer<typeof payment>>;

const daySum = z.strictObject({ day, provider, count: z.int(), paid: z.number(), returned: z.number(), net: z.number() });

export type WireDaySum = Immutable<z.infer<typeof daySum>>;

export const officePayments = defineCall({
  method: 'GET',
  path: '/api/v1/office/payments',
  summary: 'Online payments of a day or of an order',
  text: [
    'What began, was paid or ended on the day (UTC+5), or all of the order with the number `order`; the newest first, 100 at once; `next` is',
    'the `before` of the next page. `sums`: what each provider took and gave back on the seven days that end with the day.',
    'A look is written in the log. Sums are in som.',
  ].join(' '),
  who: 'payments',
  query: { schema: query, example: { day: '2026-11-21' } },
  responses: { 200: json(z.strictObject({ payments: z.array(payment), next: z.int().nullable(), sums: z.array(daySum) })) },
});
