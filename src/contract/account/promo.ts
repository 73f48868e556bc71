import { z } from 'zod';
import { maxPromoCodeLength } from '#domain/order/promo-reason.ts';
import { defineCall, json } from '../lib/define-call.ts';
import { codeText } from '../lib/scalars.ts';
import { wirePromo } from '../shop/promo.ts';

/** `Phone` is normalized and compared with the session's phone; for any other phone the list is empty (R-PROMO-9). */
const phoneQuery = z.object({ Phone: z.string().max(64) });

const phoneResponse = z.array(wirePromo);

export const promoByPhone = defineCall({
  method: 'GET',
  path: '/promo/GetByPhone',
  summary: 'Promo codes that the customer can use',
  text: 'For the own phone alone, else `[]`.',
  who: 'public',
  query: { schema: phoneQuery, example: { Phone: '998901112233' } },
  responses: { 200: json(phoneResponse) },
});

const nameQuery = z.object({ Name: codeText(maxPromoCodeLength).min(1) });

export const promoByName = defineCall({
  method: 'GET',
  path: '/api/promo/GetByName',
  summary: 'A promo code, checked as far as that needs no cart',
  text: 'A network address may try 20 unknown names in 10 minutes; the quote and orders count too.',
  who: 'public',
  query: { schema: nameQuery, example: { Name: 'SALOM' } },
  responses: { 200: json(wirePromo) },
  problems: ['TOO_MANY_PROMO_NAMES'],
});
