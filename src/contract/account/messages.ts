import { z } from 'zod';
import { customerChannels, messageLevels } from '#domain/order/message-level.ts';
import { isPushEndpoint } from '#domain/order/push-endpoint.ts';
import { defineCall, empty, type Immutable, json, jsonBody } from '../lib/define-call.ts';

const level = z.enum(messageLevels);

/** A way that is null is not offered. */
const choices = z.strictObject({
  ways: z.strictObject({
    telegram: z.strictObject({ bot: z.string(), isProven: z.boolean() }).nullable(),
    push: z.strictObject({ publicKey: z.string() }).nullable(),
    email: z.strictObject({}).nullable(),
  }),
  targets: z.array(
    z.strictObject({
      id: z.string(),
      channel: z.enum(customerChannels),
      level,
      /** of e-mail */
      address: z.string().nullable(),
      isThisBrowser: z.boolean(),
      since: z.iso.datetime(),
    }),
  ),
  /** when the customer agreed to offers and news; null: not */
  offersSince: z.iso.datetime().nullable(),
});

export type WireMessageChoices = Immutable<z.infer<typeof choices>>;

const messageChoices = defineCall({
  method: 'GET',
  path: '/api/v1/messages',
  summary: 'Where the customer gets messages about orders',
  text: '`ways` are those that the shop offers; `publicKey` is what a browser asks its push service with. `isThisBrowser`: of this session. `isProven`: Telegram opened this session, and PUT connects its person.',
  who: 'customer',
  responses: { 200: json(choices) },
});

const telegramLink = defineCall({
  method: 'POST',
  path: '/api/v1/messages/telegram',
  summary: 'A link that connects Telegram with the customer',
  text: 'Valid once and for an hour; an earlier one ends. 404 where the shop has no bot.',
  who: 'customer',
  responses: { 200: json(z.strictObject({ url: z.string() })) },
  problems: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
});

const connectOpenTelegram = defineCall({
  method: 'PUT',
  path: '/api/v1/messages/telegram',
  summary: 'Connect the Telegram that opened the session',
  text: 'Inside Telegram or by signing in with it. The bot says so in the chat; where it may not write, 409, and nothing is connected. 404 for another session, or where the shop has no bot.',
  who: 'customer',
  responses: { 204: empty },
  problems: ['NOT_FOUND', 'BOT_NOT_ALLOWED', 'TOO_MANY_REQUESTS'],
});

const key = z.string().regex(/^[\w-]{16,120}={0,2}$/);

const allowPush = defineCall({
  method: 'POST',
  path: '/api/v1/messages/push',
  summary: 'Send messages to this browser',
  text: 'The subscription of the browser. Its endpoint is of a known push service; it ends with the session. At most five browsers of a customer: the oldest ends.',
  who: 'customer',
  body: jsonBody(
    z.strictObject({
      endpoint: z.string().refine(isPushEndpoint, 'endpoint'),
      keys: z.strictObject({ p256dh: key, auth: key }),
    }),
    {
      endpoint: 'https://fcm.googleapis.com/fcm/send/example',
      keys: {
        p256dh: 'BCbvTQwrO4Nbh2s5JTN8QL0HiIOoLg93XSMORNTvdoHNPV-D6B1d8LXCwRYQGcNOaeSQAAyZJyRK5Vu_fhCwMSo',
        auth: 'tBHItJI5svbpez7KI4CCXg',
      },
    },
  ),
  responses: { 204: empty },
  problems: ['NOT_FOUND'],
});

const requestMailCode = defineCall({
  method: 'POST',
  path: '/api/v1/messages/email',
  summary: 'Send a code to an e-mail address',
  text: 'Valid for an hour and five guesses; an earlier one ends. 404 where the shop sends no e-mail.',
  who: 'customer',
  body: jsonBody(z.strictObject({ address: z.email().max(120) }), { address: 'dilnoza@example.uz' }),
  responses: { 204: empty },
  problems: ['NOT_FOUND', 'TOO_MANY_REQUESTS', 'CODE_NOT_SENT'],
});

const confirmMail = defineCall({
  method: 'POST',
  path: '/api/v1/messages/email/confirmation',
  summary: 'Confirm the e-mail address by its code',
  who: 'customer',
  body: jsonBody(z.strictObject({ code: z.string().regex(/^\d{6}$/) }), { code: '123456' }),
  responses: { 204: empty },
  problems: ['CODE_WRONG', 'CODE_EXPIRED'],
});

const changeMessages = defineCall({
  method: 'PUT',
  path: '/api/v1/messages/targets/:id',
  summary: 'Choose what is sent to a place',
  text: '`all`: each step of an order; `important`: ready, on the way, canceled, and a change to decide.',
  who: 'customer',
  body: jsonBody(z.strictObject({ level }), { level: 'important' }),
  responses: { 204: empty },
});

const endMessages = defineCall({
  method: 'DELETE',
  path: '/api/v1/messages/targets/:id',
  summary: 'Send nothing to a place any more',
  who: 'customer',
  responses: { 204: empty },
});

const agreeToOffers = defineCall({
  method: 'PUT',
  path: '/api/v1/messages/offers',
  summary: 'Agree to offers and news, or end them',
  text: 'They come to one of the places of messages about orders. The date of the agreement is kept.',
  who: 'customer',
  body: jsonBody(z.strictObject({ isAgreed: z.boolean() }), { isAgreed: true }),
  responses: { 204: empty },
});

/** The calls for messages to the customer, a part of the group `account`. */
export const messageCalls = {
  messageChoices,
  telegramLink,
  connectOpenTelegram,
  allowPush,
  requestMailCode,
  confirmMail,
  changeMessages,
  endMessages,
  agreeToOffers,
};
