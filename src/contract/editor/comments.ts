import { z } from 'zod';
import { locales } from '#domain/locale.ts';
import { defineCall, type Immutable, json, jsonBody } from '../lib/define-call.ts';
import { numberParams } from '../lib/number-params.ts';
import { freeText } from '../lib/scalars.ts';
import { partName } from './part-name.ts';

/** Instants are ISO 8601; `by` null: an editor without a name. */
const signed = { at: z.string(), by: z.string().nullable() };

/** What a thread is about: a page, or a field of it, or that field in one language. */
const subject = {
  page: partName,
  field: z
    .string()
    .regex(/^[\w.-]{1,80}$/, 'field')
    .nullable(),
  locale: z.enum(locales).nullable(),
};

const commentText = freeText(2_000).min(1);

/** The comments are in their order; `done` null: the thread is open. */
const wireThread = z.strictObject({
  id: z.int(),
  ...subject,
  comments: z.array(z.strictObject({ id: z.int(), text: z.string(), ...signed })),
  done: z.strictObject(signed).nullable(),
});

export type WireThread = Immutable<z.infer<typeof wireThread>>;

const threadsResponse = z.strictObject({ threads: z.array(wireThread) });

export const editorComments = defineCall({
  method: 'GET',
  path: '/api/v1/editor/comments',
  summary: 'The comments of editors in threads, open ones first',
  who: 'editor',
  responses: { 200: json(threadsResponse) },
});

const threadRequest = z.strictObject({
  page: subject.page,
  field: subject.field.default(null),
  locale: subject.locale.default(null),
  text: commentText,
});

export const startThread = defineCall({
  method: 'POST',
  path: '/api/v1/editor/comments',
  summary: 'Comment on a page',
  who: 'editor',
  body: jsonBody(threadRequest, { page: 'about', field: 'aboutUs', locale: 'uz', text: 'Is the year right?' }),
  responses: { 201: json(wireThread) },
});

const replyRequest = z.strictObject({ text: commentText });

export const replyToThread = defineCall({
  method: 'POST',
  path: '/api/v1/editor/comments/:id/replies',
  summary: 'Reply to a comment',
  text: 'A thread that is done is open again.',
  who: 'editor',
  params: numberParams,
  body: jsonBody(replyRequest, { text: 'Yes, 2012.' }),
  responses: { 201: json(wireThread) },
});

const closeRequest = z.strictObject({ isDone: z.boolean() });

export const closeThread = defineCall({
  method: 'PUT',
  path: '/api/v1/editor/comments/:id',
  summary: 'Mark a thread of comments as done, or open it again',
  who: 'editor',
  params: numberParams,
  body: jsonBody(closeRequest, { isDone: true }),
  responses: { 200: json(wireThread) },
});
