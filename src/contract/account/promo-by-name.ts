import { z } from 'zod';
import { maxPromoCodeLength } from '#domain/order/promo-reason.ts';
import { defineCall, json } from '../lib/define-call.ts';
import { codeText } from '../lib/scalars.ts';
import { wirePromo } from '../shop/promo.ts';

const query = z.object({ Name: codeText(maxPromoCodeLength).min(1) });

export const promoByName = defineCall({
  method: 'GET',
  path: '/api/promo/GetByName',
  summary: 'A promo code, checked as far as that needs no cart',
  text: 'A network address may try 20 unknown names in 10 minutes; the quote and orders count too.',
  who: 'public',
  query: { schema: query, example: { Name: 'SALOM' } },
  responses: { 200: json(wirePromo) },
  problems: ['TOO_MANY_PROMO_NAMES'],
});
