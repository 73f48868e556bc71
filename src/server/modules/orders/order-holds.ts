import { z } from 'zod';
import type { OrderContent } from '#domain/order/order-change.ts';
import type { OrderTerms } from '#domain/order/order-terms.ts';
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
  /** null: those of an earlier version */
  readonly terms: OrderTerms | null;
  /** What becomes of the order by each answer to the change that is offered; `portions` has what any of them needs. */
  readonly offer?: OfferedOutcomes | undefined;
}

/** An order as it would be, with the portions that it would hold. */
export interface OfferedOutcome {
  readonly content: OrderContent;
  readonly portions: readonly TakenPortions[];
  readonly terms: OrderTerms | null;
}

interface OfferedOutcomes {
  readonly accept: OfferedOutcome;
  readonly leaveOut?: OfferedOutcome;
  /** the portions of the order as it is */
  readonly keep: readonly TakenPortions[];
}

/** Orders from before this column existed have none, older ones have one code in `promoCode`. */
const storedHolds = z.object({
  promoCode: z.string().nullish(),
  promoCodes: z.array(z.string()).optional(),
  portions: z.array(takenPortions).default([]),
  isSoonest: z.boolean().optional(),
  // only this module writes them
  terms: z.custom<OrderTerms>().nullish(),
  offer: z.custom<OfferedOutcomes>().optional(),
});

export function parseHolds(json: string): OrderHolds {
  const { promoCode, promoCodes, portions, terms = null, offer, isSoonest } = parseStored(storedHolds, json);
  return { promoCodes: promoCodes ?? (promoCode == null ? [] : [promoCode]), portions, terms, isSoonest, ...(offer && { offer }) };
}
