import { z } from 'zod';
import { pointsReasons } from '#domain/customer/loyalty.ts';
import { defineCall, json } from '../lib/define-call.ts';
import { cardNumber } from './customer.ts';

/** An invalid cursor returns the first page, the newest entries. */
const query = z.object({ cursor: z.string().optional() });

const tier = { id: z.string(), name: z.string(), fromSpent: z.int(), accrualPercent: z.number() };

const response = z.strictObject({
  balance: z.int().min(0),
  cardNumber,
  spent: z.int(),
  tier: z.strictObject(tier).nullable(),
  nextTier: z.strictObject({ ...tier, left: z.int() }).nullable(),
  tiers: z.array(z.strictObject(tier)),
  rules: z
    .strictObject({
      maxRedeemPercent: z.int(),
      minRedeem: z.int(),
      roundTo: z.int(),
      welcomeBonus: z.int(),
      birthdayBonus: z.int(),
    })
    .nullable(),
  entries: z.array(
    z.strictObject({
      id: z.string(),
      points: z.int(),
      balance: z.int().min(0),
      reason: z.enum(pointsReasons),
      orderId: z.string().nullable(),
      orderNumber: z.int().nullable(),
      at: z.iso.datetime(),
    }),
  ),
  nextCursor: z.string().nullable(),
});

export const loyalty = defineCall({
  method: 'GET',
  path: '/api/v1/loyalty',
  summary: 'Points, tier and where the points came from',
  who: 'customer',
  query: { schema: query, example: {} },
  responses: { 200: json(response) },
});
