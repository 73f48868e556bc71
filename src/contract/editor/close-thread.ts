import { z } from 'zod';
import { defineCall, json, jsonBody } from '../lib/define-call.ts';
import { numberParams } from '../lib/number-params.ts';
import { wireThread } from './thread-wire.ts';

const request = z.strictObject({ isDone: z.boolean() });

export const closeThread = defineCall({
  method: 'PUT',
  path: '/api/v1/editor/comments/:id',
  summary: 'Mark a thread of comments as done, or open it again',
  who: 'editor',
  params: numberParams,
  body: jsonBody(request, { isDone: true }),
  responses: { 200: json(wireThread) },
});
