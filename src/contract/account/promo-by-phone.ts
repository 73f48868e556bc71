import { z } from 'zod';
import { defineCall, json } from '../lib/define-call.ts';
import { wirePromo } from '../shop/promo.ts';

/** `Phone` is normalized and compared with the session's phone; for any other phone the list is empty (R-PROMO-9). */
const query = z.object({ Phone: z.string().max(64) });

const response = z.array(wirePromo);

export const promoByPhone = defineCall({
  method: 'GET',
  path: '/promo/GetByPhone',
  summary: 'Promo codes that the customer can use',
  text: 'For the own phone alone, else `[]`.',
  who: 'public',
  query: { schema: query, example: { Phone: '998901112233' } },
  responses: { 200: json(response) },
});
