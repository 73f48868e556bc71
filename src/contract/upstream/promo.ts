import { z } from 'zod';
import type { OrderType } from '#domain/fulfillment/order-type.ts';
import type { PromoCode } from '#domain/order/promo.ts';
import type { PromoRejection } from '#domain/order/quote.ts';
import { promoRejection, wirePromo } from '../shop/promo.ts';
import { type LeaveOut, usableRecords } from './records.ts';
import { flag, listOf, name, number, optional, text } from './scalars.ts';

const sum = optional(number.pipe(z.number().min(0)));
const orderType = number.pipe(z.union([z.literal(0), z.literal(200)]));

/** One with type and value can be applied (R-UPSTREAM-8); a `valid` that can't be read is no. */
const promo = z
  .object({
    code: name,
    title: optional(name),
    type: z.enum(wirePromo.shape.type.options),
    value: sum,
    maxDiscount: sum,
    minOrderSum: sum,
    orderTypes: listOf(orderType),
    valid: flag.nullish().catch(false),
    reason: optional(text),
  })
  .refine(({ type, value }) => type === 'free_delivery' || value !== null, { path: ['value'] });

/** A code with the other system's own check. */
interface ReadPromo {
  readonly promo: PromoCode;
  readonly reason: PromoRejection | null;
}

/** null: it can't be applied */
export function readPromo(response: unknown): ReadPromo | null {
  const read = promo.safeParse(response);
  return read.success ? toPromo(read.data) : null;
}

/** null: it is no list */
export function readPromos(response: unknown, leaveOut: LeaveOut): ReadPromo[] | null {
  return Array.isArray(response) ? usableRecords(response, promo, 'promo', leaveOut).map(toPromo) : null;
}

function toPromo(read: z.output<typeof promo>): ReadPromo {
  const { code, type, value, maxDiscount, minOrderSum, orderTypes } = read;
  const title = read.title ?? code;
  const rejection = rejectionOf(read);
  const every: readonly OrderType[] = [0, 200];
  return {
    promo: {
      code,
      title: { ru: title, en: title, uz: title },
      type,
      value: Math.round(value ?? 0),
      maxDiscount: maxDiscount === null ? null : Math.round(maxDiscount),
      minOrderSum: Math.round(minOrderSum ?? 0),
      orderTypes: orderTypes?.length ? orderTypes : every,
      isFirstOrderOnly: false,
      perCustomerLimit: null,
      totalLimit: null,
      weekdays: null,
      fromMinute: 0,
      toMinute: 1440,
      startsAt: null,
      endsAt: null,
      offeredTo: 'all',
      phones: [],
      combines: false,
      checkedByUpstream: { rejection },
    },
    reason: rejection,
  };
}

function rejectionOf({ valid, reason }: z.output<typeof promo>): PromoRejection | null {
  if (valid !== false) return null;
  return promoRejection.safeParse(reason).data ?? 'unknown';
}
