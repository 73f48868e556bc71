import { z } from 'zod';
import { defineCall, json } from '../lib/define-call.ts';
import { wireThread } from './thread-wire.ts';

const response = z.strictObject({ threads: z.array(wireThread) });

export const editorComments = defineCall({
  method: 'GET',
  path: '/api/v1/editor/comments',
  summary: 'The comments of editors in threads, open ones first',
  who: 'editor',
  responses: { 200: json(response) },
});
