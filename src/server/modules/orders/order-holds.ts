import { z } from 'zod';
import { parseStored } from '../../db/parse-stored.ts';

/** Portions that an order reserved of a limited item. */
const takenPortions = z.object({ kind: z.enum(['product', 'option']), id: z.string(), portions: z.int() });
export type TakenPortions = Readonly<z.infer<typeof takenPortions>>;

/** What a cancellation returns besides the points and the slot, which are part of the order. */
export interface OrderHolds {
  /** the codes and discounts whose uses are counted, in the order in which their rows are locked */
  readonly promoCodes: readonly string[];
  /** in the order in which stock rows are locked */
  readonly portions: readonly TakenPortions[];
  /** Ordered as soon as possible and paid online: what is promised depends on when it is paid. */
  readonly isSoonest?: boolean | undefined;
}

/** Orders from before this column existed have none, older ones have one code in `promoCode`. */
const storedHolds = z.object({
  promoCode: z.string().nullish(),
  promoCodes: z.array(z.string()).optional(),
  portions: z.array(takenPortions).default([]),
  isSoonest: z.boolean().optional(),
});

export function parseHolds(json: string): OrderHolds {
  const { promoCode, promoCodes, portions, isSoonest } = parseStored(storedHolds, json);
  return { promoCodes: promoCodes ?? (promoCode == null ? [] : [promoCode]), portions, isSoonest };
}
