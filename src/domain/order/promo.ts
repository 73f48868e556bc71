import type { OrderType } from '../fulfillment/order-type.ts';
import type { LocalizedText } from '../locale.ts';
import type { Som } from '../money.ts';
import { dayOf, minutesOf } from '../schedule/clock.ts';
import type { PromoRejection } from './quote.ts';

export interface PromoCode {
  readonly code: string;
  readonly title: LocalizedText;
  readonly type: 'percent' | 'fixed' | 'free_delivery';
  /** percents or som; nothing for free delivery */
  readonly value: number;
  readonly maxDiscount: Som | null;
  readonly minOrderSum: Som;
  readonly orderTypes: readonly OrderType[];
  readonly isFirstOrderOnly: boolean;
  readonly perCustomerLimit: number | null;
  readonly totalLimit: number | null;
  /** 0 is Sunday; null: every day */
  readonly weekdays: readonly number[] | null;
  /** Minutes from midnight, UTC+5; `toMinute` may exceed 1440 and is exclusive. */
  readonly fromMinute: number;
  readonly toMinute: number;
  /** Milliseconds since the epoch; `endsAt` is exclusive. */
  readonly startsAt: number | null;
  readonly endsAt: number | null;
  /** The result of an upstream that checks and counts this code; null when it accepts the code. */
  readonly checkedByUpstream?: { readonly rejection: PromoRejection | null };
}

/** The earlier uses: in all, by this customer, and whether the customer has an order that was not cancelled. */
export interface PromoUses {
  readonly total: number;
  readonly byCustomer: number;
  readonly hasOrdered: boolean;
}

export interface PromoCart {
  readonly itemsTotal: Som;
  readonly orderType: OrderType;
}

const dayMinutes = 1440;
const minuteMs = 60_000;

/** Normalizes a code: surrounding whitespace and case are ignored, because customers often get codes by word of mouth. */
export function promoKey(code: string): string {
  return code.trim().toUpperCase();
}

/** Why a code is invalid for every customer or for this one, regardless of the cart (contract §2, `GetByName`). */
export function rejectionWithoutCart(promo: PromoCode, uses: PromoUses, at: number): PromoRejection | null {
  if (promo.checkedByUpstream !== undefined) return promo.checkedByUpstream.rejection;
  if (promo.endsAt !== null && at >= promo.endsAt) return 'expired';
  if (promo.startsAt !== null && at < promo.startsAt) return 'not_started';
  if (promo.totalLimit !== null && uses.total >= promo.totalLimit) return 'used_up';
  if (promo.perCustomerLimit !== null && uses.byCustomer >= promo.perCustomerLimit) return 'used_by_you';
  return promo.isFirstOrderOnly && uses.hasOrdered ? 'first_order_only' : null;
}

/**
 * Why a code gives no discount on a cart, null when it does (contract §3). Reasons that the customer can fix come last.
 * @param at the slot's start, at which all times are checked
 */
export function rejectionOf(promo: PromoCode, uses: PromoUses, cart: PromoCart, at: number): PromoRejection | null {
  const rejection = rejectionWithoutCart(promo, uses, at);
  if (rejection !== null) return rejection;
  if (!promo.orderTypes.includes(cart.orderType)) return 'order_type';
  if (!isWithinHours(promo, at)) return 'wrong_time';
  return cart.itemsTotal < promo.minOrderSum ? 'min_sum' : null;
}

/** Hours past midnight belong to the weekday on which they began. */
function isWithinHours({ weekdays, fromMinute, toMinute }: PromoCode, at: number): boolean {
  return [0, dayMinutes].some((earlier) => {
    const minute = minutesOf(at) + earlier;
    const weekday = new Date(`${dayOf(at - earlier * minuteMs)}T00:00:00Z`).getUTCDay();
    return minute >= fromMinute && minute < toMinute && (weekdays === null || weekdays.includes(weekday));
  });
}

/** The discount of a valid code on the items, whole som, never more than they cost; 0 for free delivery. */
export function promoDiscount({ type, value, maxDiscount }: PromoCode, itemsTotal: Som): Som {
  if (type === 'free_delivery') return 0;
  const discount = type === 'fixed' ? value : Math.floor((itemsTotal * value) / 100);
  return Math.min(itemsTotal, discount, maxDiscount ?? Number.POSITIVE_INFINITY);
}

/** A cart with one code, or without any. */
export interface PricedWithPromo {
  readonly total: Som;
  readonly minOrderLeft: Som;
}

/**
 * The code that makes a cart cheapest; of two equal ones the first. A discount may cost more than it saves, because the minimum sum and
 * free delivery apply to the sum after it: null when no code is cheaper than none.
 */
export function cheapestPromo<Promo>(
  candidates: readonly Promo[],
  without: PricedWithPromo,
  priceWith: (promo: Promo) => PricedWithPromo,
): Promo | null {
  let best: { readonly promo: Promo | null; readonly total: Som } = { promo: null, total: without.total };
  for (const promo of candidates) {
    const { total, minOrderLeft } = priceWith(promo);
    const isPossible = minOrderLeft === 0 || without.minOrderLeft > 0;
    if (isPossible && total < best.total) best = { promo, total };
  }
  return best.promo;
}
