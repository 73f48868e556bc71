import { z } from 'zod';
import { defineCall, json } from '../lib/define-call.ts';

/**
 * Canceled orders do not count. Codes without uses are absent, codes that are no longer in the catalog are not. `stillOffered`: the codes
 * that an update left offered, because they had been used.
 */
const response = z.strictObject({
  uses: z.array(z.strictObject({ code: z.string(), uses: z.int().min(1), customers: z.int().min(0) })),
  stillOffered: z.array(z.string()),
});

export const promoUses = defineCall({
  method: 'GET',
  path: '/api/v1/office/promo-uses',
  summary: 'How often each promo code was used, and by how many customers',
  who: 'catalog',
  responses: { 200: json(response) },
  problems: ['PUBLISHED_ELSEWHERE'],
});
