import { z } from 'zod';
import { defineCall, json, jsonBody } from '../lib/define-call.ts';
import { commentText, subject, wireThread } from './thread-wire.ts';

const request = z.strictObject({
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
  body: jsonBody(request, { page: 'about', field: 'aboutUs', locale: 'uz', text: 'Is the year right?' }),
  responses: { 201: json(wireThread) },
});
