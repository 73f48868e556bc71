import { z } from 'zod';
import { defineCall, json } from '../lib/define-call.ts';

/** `pending` is null when no phone change is pending. */
export const phoneChangeResponse = z.strictObject({
  pending: z.strictObject({ phone1: z.string(), takesEffectAt: z.iso.datetime() }).nullable(),
});

export const phoneChange = defineCall({
  method: 'GET',
  path: '/api/v1/phone-change',
  summary: 'The change of phone that waits',
  who: 'customer',
  responses: { 200: json(phoneChangeResponse) },
});
