import { z } from 'zod';
import { defineCall, json } from '../lib/define-call.ts';

const numbers = z.array(z.int());

export const counter = defineCall({
  method: 'GET',
  path: '/api/v1/counter/:id',
  summary: 'Numbers to call at a counter',
  text: 'Of orders to be picked up, the oldest first: no names, no sums. `:id` is the secret of a screen, which the board opens.',
  who: 'public',
  responses: { 200: json(z.strictObject({ cooking: numbers, ready: numbers })) },
  problems: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
});
