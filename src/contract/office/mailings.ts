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
  /** `planned`: it can be canceled; `sending`: it can be stopped */
  state: z.enum(mailingStates),
  sendAt: instant,
  madeBy: z.string().nullable(),
  sent: z.int(),
  failed: z.int(),
  waiting: z.int(),
  /** customers who would have got it, had it not been stopped */
  unsent: z.int(),
  /** when it was canceled or stopped, and by whom; null: it was not */
  ended: z.strictObject({ at: instant, by: z.string().nullable() }).nullable(),
});

const version = z.int().min(1);

const draft = z.strictObject({
  id: z.string(),
  title: localizedText,
  text: localizedText,
  /** the time that was chosen; null: none yet */
  sendAt: instant.nullable(),
  version,
  changedAt: instant,
  changedBy: z.string().nullable(),
});

export type WireMailingDraft = Immutable<z.infer<typeof draft>>;

const response = z.strictObject({
  /** how many customers get a mailing now, on the channels of this shop: each at one place */
  audience: z.array(z.strictObject({ channel, customers: z.int() })),
  drafts: z.array(draft),
  mailings: z.array(mailing),
});

export type WireMailings = Immutable<z.infer<typeof response>>;

/** At least one language is written; readers of the others get that one. */
function written(text: z.ZodType<string, string>) {
  return z.strictObject({ ru: text, en: text, uz: text }).refine((texts) => !isEmptyText(texts), 'written');
}

const draftTitle = lineText(mostMailingTitle);
const draftText = freeText(mostMailingText);
const texts = z.strictObject({ title: written(draftTitle), text: written(draftText) });
const example = {
  title: { ru: 'Плов дня', en: 'Plov of the day', uz: 'Kun oshi' },
  text: { ru: 'Сегодня с барбарисом.', en: 'With barberries today.', uz: 'Bugun zirkli.' },
};

export type WireMailingTexts = Immutable<z.infer<typeof texts>>;

/** The version of the draft that its author has seen; null: there is none yet. */
const seen = version.nullable();

const mailings = defineCall({
  method: 'GET',
  path: '/api/v1/office/mailings',
  summary: 'Mailings, their drafts, and how many customers one reaches',
  text: 'The newest 50 of the last 90 days, and 50 drafts.',
  who: 'messages',
  responses: { 200: json(response) },
});

const planMailing = defineCall({
  method: 'PUT',
  path: '/api/v1/office/mailings/:id',
  summary: 'Send a mailing to the customers who agreed, now or at a time',
  text: 'The id is made by the caller: one that exists stays as it is. Between 22:00 and 09:00 a mailing waits for the morning. A language without a text gets another one. Its draft, which has the same id, ends; one that was changed meanwhile stays: 412.',
  who: 'messages',
  params: { id: z.uuid() },
  body: jsonBody(texts.extend({ sendAt: instant.nullable(), seen }), { ...example, sendAt: null, seen: null }),
  responses: { 204: empty },
  problems: ['PUBLISH_TIME_PAST', 'MAILING_CHANGED'],
});

const saveMailingDraft = defineCall({
  method: 'PUT',
  path: '/api/v1/office/mailing-drafts/:id',
  summary: 'Save the draft of a mailing',
  text: 'The id is made by the caller, and is that of the mailing afterwards. 412 where somebody else has saved, removed or sent it since.',
  who: 'messages',
  params: { id: z.uuid() },
  body: jsonBody(
    z.strictObject({
      title: z.strictObject({ ru: draftTitle, en: draftTitle, uz: draftTitle }),
      text: z.strictObject({ ru: draftText, en: draftText, uz: draftText }),
      sendAt: instant.nullable(),
      seen,
    }),
    { ...example, sendAt: null, seen: null },
  ),
  responses: { 200: json(z.strictObject({ version })) },
  problems: ['MAILING_CHANGED'],
});

const removeMailingDraft = defineCall({
  method: 'DELETE',
  path: '/api/v1/office/mailing-drafts/:id',
  summary: 'Remove the draft of a mailing',
  text: '`seen` is the version that is removed. 412 where it was changed since.',
  who: 'messages',
  params: { id: z.uuid() },
  query: {
    schema: z.object({
      seen: z
        .string()
        .regex(/^\d{1,9}$/)
        .transform(Number),
    }),
    example: { seen: '1' },
  },
  responses: { 204: empty },
  problems: ['MAILING_CHANGED'],
});

const cancelMailing = defineCall({
  method: 'DELETE',
  path: '/api/v1/office/mailings/:id',
  summary: 'Cancel a mailing, or stop one that has begun',
  text: 'What waits is not sent any more; a message that is being sent may still arrive. 409 for one that is sent.',
  who: 'messages',
  responses: { 204: empty },
  problems: ['NOT_FOUND', 'MAILING_SENT'],
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
export const mailingCalls = { mailings, planMailing, cancelMailing, saveMailingDraft, removeMailingDraft, testMailing };
