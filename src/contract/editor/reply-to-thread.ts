import { z } from 'zod';
import { defineCall, json, jsonBody } from '../lib/define-call.ts';
import { numberParams } from '../lib/number-params.ts';
import { commentText, wireThread } from './thread-wire.ts';

const request = z.strictObject({ text: commentText });

export const replyToThread = defineCall({
  method: 'POST',
  path: '/api/v1/editor/comments/:id/replies',
  summary: 'Reply to a comment',
  text: 'A thread that is done is open again.',
  who: 'editor',
  params: numberParams,
  body: jsonBody(request, { text: 'Yes, 2012.' }),
  responses: { 201: json(wireThread) },
});
