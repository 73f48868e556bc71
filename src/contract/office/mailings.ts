import { z } from 'zod';
import { isEmptyText } from '#domain/localized-text.ts';
import { mailingStates, mostMailingText, mostMailingTitle } from '#domain/order/mailing.ts';
import { customerChannels } from '#domain/order/message-level.ts';
import { defineCall, empty, type Immutable, json, jsonBody } from '../lib/define-call.ts';
import { freeText, lineText, localizedText } from '../lib/scalars.ts';

const channel = z.enum(customerChannels);
const instant = z.iso.datetime();

const mailing = z.strictObject({
  id: z.string(),
  title: localizedText,
  text: localizedText,
  /** `planned`: it can be canceled */
  state: z.enum(mailingStates),
  sendAt: instant,
  madeBy: z.string().nullable(),
  sent: z.int(),
  failed: z.int(),
  waiting: z.int(),
});

const response = z.strictObject({
  /** how many customers get a mailing now, on the channels of this shop: each at one place */
  audience: z.array(z.strictObject({ channel, customers: z.int() })),
  mailings: z.array(mailing),
});

export type WireMailings = Immutable<z.infer<typeof response>>;

/** At least one language is written; readers of the others get that one. */
function written(text: z.ZodType<string, string>) {
  return z.strictObject({ ru: text, en: text, uz: text }).refine((texts) => !isEmptyText(texts), 'written');
}

const texts = z.strictObject({ title: written(lineText(mostMailingTitle)), text: written(freeText(mostMailingText)) });
const example = {
  title: { ru: 'Плов дня', en: 'Plov of the day', uz: 'Kun oshi' },
  text: { ru: 'Сегодня с барбарисом.', en: 'With barberries today.', uz: 'Bugun zirkli.' },
};

export type WireMailingTexts = Immutable<z.infer<typeof texts>>;

const mailings = defineCall({
  method: 'GET',
  path: '/api/v1/office/mailings',
  summary: 'Mailings, and how many customers one reaches',
  text: 'The newest 50 of the last 90 days.',
  who: 'messages',
  responses: { 200: json(response) },
});

const planMailing = defineCall({
  method: 'PUT',
  path: '/api/v1/office/mailings/:id',
  summary: 'Send a mailing to the customers who agreed, now or at a time',
  text: 'The id is made by the caller: one that exists stays as it is. Between 22:00 and 09:00 a mailing waits for the morning. A language without a text gets another one.',
  who: 'messages',
  params: { id: z.uuid() },
  body: jsonBody(texts.extend({ sendAt: instant.nullable() }), { ...example, sendAt: null }),
  responses: { 204: empty },
  problems: ['PUBLISH_TIME_PAST'],
});

const cancelMailing = defineCall({
  method: 'DELETE',
  path: '/api/v1/office/mailings/:id',
  summary: 'Cancel a mailing that has not begun',
  who: 'messages',
  responses: { 204: empty },
  problems: ['NOT_FOUND', 'MAILING_BEGUN'],
});

const testMailing = defineCall({
  method: 'POST',
  path: '/api/v1/office/mailing-tests',
  summary: 'Send a mailing to oneself',
  text: 'To the own Telegram of the office, else to where a customer with the same phone gets messages: one message for each written language.',
  who: 'messages',
  body: jsonBody(texts, example),
  responses: { 200: json(z.strictObject({ channel })) },
  problems: ['NO_OWN_PLACE', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
});

/** The calls for mailings, a part of the group `office`. */
export const mailingCalls = { mailings, planMailing, cancelMailing, testMailing };
