import { z } from 'zod';
import { defineCall, json } from '../lib/define-call.ts';
import { promoResponse, wirePromo } from '../shop/promo.ts';

/** `Phone` is compared with the session's own after normalization; any other is answered with none (contract §2). */
const query = z.object({ Phone: z.string().max(64) });

const response = z.array(wirePromo);

/** The same answered by an upstream. */
export const promosResponse = z.array(promoResponse);

export const promoByPhone = defineCall({
  method: 'GET',
  path: '/promo/GetByPhone',
  summary: 'Promo codes that the customer can use',
  text: 'For the own phone alone, else `[]`.',
  who: 'anybody',
  query: { schema: query, example: { Phone: '998901112233' } },
  responses: { 200: json(response) },
});
