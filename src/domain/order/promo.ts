import type { OrderType } from '../fulfillment/order-type.ts';
import type { LocalizedText } from '../locale.ts';
import type { Som } from '../money.ts';
import { dayOf, minutesOf } from '../schedule/clock.ts';
import type { PromoRejection } from './quote.ts';

/** `first_order`: everybody without an order. `named`: the customers with the listed phones, and nobody else may use it. */
export const offeredToValues = ['nobody', 'all', 'first_order', 'named'] as const;
export type OfferedTo = (typeof offeredToValues)[number];

/** A code, which counts when a customer enters it, or an automatic discount, whose code is only its name in the catalog (R-PROMO-1). */
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
  /** Whom a code is shown to. Who was told it can type it all the same, unless it is for named customers. */
  readonly offeredTo: OfferedTo;
  /** With `named`: the phones of those customers. */
  readonly phones: readonly string[];
  /** A code that may stand beside an automatic discount. */
  readonly combines: boolean;
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

/** Why a code is invalid for every customer or for this one, regardless of the cart (R-PROMO-8). */
export function rejectionWithoutCart(promo: PromoCode, uses: PromoUses, at: number): PromoRejection | null {
  if (promo.checkedByUpstream !== undefined) return promo.checkedByUpstream.rejection;
  if (promo.endsAt !== null && at >= promo.endsAt) return 'expired';
  if (promo.startsAt !== null && at < promo.startsAt) return 'not_started';
  if (promo.totalLimit !== null && uses.total >= promo.totalLimit) return 'used_up';
  if (promo.perCustomerLimit !== null && uses.byCustomer >= promo.perCustomerLimit) return 'used_by_you';
  return promo.isFirstOrderOnly && uses.hasOrdered ? 'first_order_only' : null;
}

/**
 * Why a code gives no discount on a cart, null when it does (R-PROMO-5). Reasons that the customer can fix come last.
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

/** Whether there is such a code for a customer (R-PROMO-13). @param phone null: a visitor who is not signed in */
export function existsFor({ offeredTo, phones }: PromoCode, phone: string | null): boolean {
  return offeredTo !== 'named' || (phone !== null && phones.includes(phone));
}

/** Whether the shop shows a code to a customer. @param phone null: a visitor who is not signed in */
export function isOffered(promo: PromoCode, phone: string | null, { hasOrdered }: Pick<PromoUses, 'hasOrdered'>): boolean {
  const { offeredTo } = promo;
  if (offeredTo === 'named') return existsFor(promo, phone);
  return offeredTo === 'all' || (offeredTo === 'first_order' && !hasOrdered);
}
