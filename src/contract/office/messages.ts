import { z } from 'zod';
import { defineCall, empty, type Immutable, json } from '../lib/define-call.ts';
import { som } from '../lib/scalars.ts';

const instant = z.iso.datetime();

/** `webhook` and `console` are systems that hear of each event. */
const channel = z.enum(['webhook', 'console', 'telegram', 'push', 'email', 'group']);

const channelState = z.strictObject({
  channel,
  sent: z.int(),
  failed: z.int(),
  waiting: z.int(),
  /** since when the oldest waits */
  waitsSince: instant.nullable(),
  /** while it is left alone after a failure */
  pausedUntil: instant.nullable(),
  cost: som,
});

const failure = z.strictObject({
  id: z.string(),
  /** null: a notice to the group of a restaurant, which belongs to no order */
  orderNumber: z.int().nullable(),
  channel,
  at: instant,
  /** a word of the channel, such as `blocked` or `status_550` */
  reason: z.string(),
});

const response = z.strictObject({
  channels: z.array(channelState),
  failures: z.array(failure),
  /** codes since midnight; `cost` is null where their price is not known */
  codes: z.strictObject({
    /** by both ways */
    left: z.int(),
    sms: z.strictObject({ sent: z.int(), cost: som.nullable() }),
    /** `failed`: not delivered, and not paid. null: no code goes to Telegram */
    telegram: z.strictObject({ sent: z.int(), failed: z.int(), cost: som.nullable() }).nullable(),
  }),
});

export type WireOfficeMessages = Immutable<z.infer<typeof response>>;

const officeMessages = defineCall({
  method: 'GET',
  path: '/api/v1/office/messages',
  summary: 'Messages about orders: sent, failed, waiting',
  text: 'Of the last seven days, with notices to groups and without mailings. `failures` are those that were given up, the newest 100. Sums are in som. `codes` are those since midnight: of those in Telegram `failed` were not delivered and cost nothing.',
  who: 'messages',
  responses: { 200: json(response) },
});

const sendMessageAgain = defineCall({
  method: 'POST',
  path: '/api/v1/office/messages/:id/again',
  summary: 'Send a message again that was given up',
  text: '404 for one that was not. What a newer message of its order has replaced is not sent.',
  who: 'messages',
  responses: { 204: empty },
});

/** The calls for messages about orders, a part of the group `office`. */
export const officeMessageCalls = { officeMessages, sendMessageAgain };
