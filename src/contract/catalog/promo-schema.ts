import { z } from 'zod';
import { offeredToValues } from '#domain/order/promo.ts';
import { som } from '../lib/scalars.ts';
import { minutes } from './calendar-schema.ts';
import { localized } from './localized-schema.ts';

/** A promo code, or an automatic discount. */
export const promoCode = z.strictObject({
  code: z.string().regex(/^\P{Cc}{1,64}$/u),
  title: localized,
  type: z.enum(['percent', 'fixed', 'free_delivery']),
  value: som,
  maxDiscount: som.nullish(),
  minOrderSum: som,
  orderTypes: z.array(z.union([z.literal(0), z.literal(200)])),
  firstOrderOnly: z.boolean().optional(),
  perCustomerLimit: z.int().min(1).nullish(),
  totalLimit: z.int().min(1).nullish(),
  /** 0 is Sunday */
  weekdays: z.array(z.int().min(0).max(6)).optional(),
  fromMinute: minutes.optional(),
  toMinute: minutes.optional(),
  startsAt: z.iso.datetime({ offset: true }).optional(),
  endsAt: z.iso.datetime({ offset: true }).optional(),
  /** absent: a code; an automatic discount applies by itself, and its code is only its name */
  kind: z.enum(['code', 'automatic']).optional(),
  /** whom a code is shown to; absent: nobody, it has to be entered */
  offeredTo: z.enum(offeredToValues).optional(),
  /** with `named`: whom */
  phones: z
    .array(z.string().regex(/^998\d{9}$/, 'must be 998 and nine digits'))
    .max(1000)
    .optional(),
  /** whether a code may stand beside an automatic discount; absent: no */
  combines: z.boolean().optional(),
});
