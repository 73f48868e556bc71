import { z } from 'zod';
import { paymentProviders } from '#domain/payment/provider.ts';
import { differenceKinds, statementStates } from '#domain/payment/reconcile.ts';
import { mostIdLength, mostStatementLines } from '#domain/payment/statement-table.ts';
import { defineCall, type Immutable, json, jsonBody } from '../lib/define-call.ts';
import { day } from '../lib/scalars.ts';

const provider = z.enum(paymentProviders);
const instant = z.iso.datetime();
const orderNumber = z.int().min(1).max(999_999_999_999_999);

/** `amount` is in tiyin. */
const line = z.strictObject({
  row: z.int().min(1),
  ids: z.array(z.string().min(1).max(mostIdLength)).max(8),
  order: orderNumber.nullable(),
  amount: z.int().min(0).nullable(),
  state: z.enum(statementStates),
});

/** `rows` are those of the file. */
const there = z.strictObject({
  rows: z.array(z.int()),
  ids: z.array(z.string()),
  sum: z.number().nullable(),
  state: z.enum(statementStates),
});

const here = z.strictObject({
  number: z.int(),
  sum: z.number(),
  state: z.enum(['open', 'paid', 'cancelled', 'refunded']),
  providerId: z.string(),
  begunAt: instant,
  paidAt: instant.nullable(),
  endedAt: instant.nullable(),
});

const difference = z.strictObject({
  kind: z.enum(differenceKinds),
  orderNumber: z.int().nullable(),
  there: there.nullable(),
  here: here.nullable(),
});

const side = z.strictObject({ count: z.int(), paid: z.number().nullable(), returned: z.number().nullable() });

const reconciliation = z.strictObject({
  provider,
  day,
  areIdsUnknown: z.boolean(),
  there: side,
  here: side,
  differences: z.array(difference),
  notAsked: z.array(z.strictObject({ orderNumber: z.int(), note: z.string().nullable() })),
});

export type WireReconciliation = Immutable<z.infer<typeof reconciliation>>;
export type WireDifference = Immutable<z.infer<typeof difference>>;

const kindsText = [
  '`paidThere` and `paidHere`: paid on this side only; `amount`: paid on both, and not the same; `returnedThere` and `returnedHere`: given',
  'back on this side only. `there` is null for what the provider does not have, `here` for what the shop does not have. Sums are in som.',
  'It is written in the log.',
].join(' ');

export const reconcileStatement = defineCall({
  method: 'POST',
  path: '/api/v1/office/reconciliations',
  summary: 'Compare a provider’s statement of a day with the payments of the shop',
  text: [
    'The payments that the provider began on the day (UTC+5), and those that the lines name. A line belongs to a payment by one of its',
    '`ids`, or by its `order` where it has none; `areIdsUnknown`: no id of the statement is known here, so that the orders count.',
    '`unread`: how many lines of the file could not be read, for the log.',
    kindsText,
  ].join(' '),
  who: 'payments',
  body: jsonBody(
    z.strictObject({ provider, day, lines: z.array(line).max(mostStatementLines), unread: z.int().min(0).max(mostStatementLines) }),
    {
      provider: 'payme',
      day: '2026-11-21',
      lines: [{ row: 2, ids: ['5305e3bab097f420a62ced0b'], order: 1042, amount: 4_500_000, state: 'paid' }],
      unread: 0,
    },
    { maxBytes: 4_000_000 },
  ),
  responses: { 200: json(reconciliation) },
});

export const reconcileClick = defineCall({
  method: 'POST',
  path: '/api/v1/office/reconciliations/click',
  summary: 'Ask Click about the orders of a day, and compare',
  text: [
    'Each order with a payment through Click that began or was given back on the day (UTC+5), 300 at most and for ten seconds; Click does not',
    'say amounts. `notAsked` has the orders without an answer, which are not compared, with what Click said.',
    kindsText,
  ].join(' '),
  who: 'payments',
  body: jsonBody(z.strictObject({ day }), { day: '2026-11-21' }),
  responses: { 200: json(reconciliation) },
  problems: ['PAYMENT_UNAVAILABLE'],
});
