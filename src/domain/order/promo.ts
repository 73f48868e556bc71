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
  /** Minutes from midnight, UTC+5; `toMinute` may exceed 1440 and is not inside. */
  readonly fromMinute: number;
  readonly toMinute: number;
  /** Milliseconds since the epoch; `endsAt` is not inside. */
  readonly startsAt: number | null;
  readonly endsAt: number | null;
  /** Where an upstream judges and counts this code: its word, null when nothing speaks against it. */
  readonly checkedByUpstream?: { readonly rejection: PromoRejection | null };
}

/** What was counted before: uses in all, uses by this customer, and whether they have an order that was not cancelled. */
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

/** Codes are told by mouth: surrounding space and case do not count. */
export function promoKey(code: string): string {
  return code.trim().toUpperCase();
}

/** Why nobody, or not this customer, can use a code any more; needs no cart (contract §2, `GetByName`). */
export function rejectionWithoutCart(promo: PromoCode, uses: PromoUses, at: number): PromoRejection | null {
  if (promo.checkedByUpstream !== undefined) return promo.checkedByUpstream.rejection;
  if (promo.endsAt !== null && at >= promo.endsAt) return 'expired';
  if (promo.startsAt !== null && at < promo.startsAt) return 'not_started';
  if (promo.totalLimit !== null && uses.total >= promo.totalLimit) return 'used_up';
  if (promo.perCustomerLimit !== null && uses.byCustomer >= promo.perCustomerLimit) return 'used_by_you';
  return promo.isFirstOrderOnly && uses.hasOrdered ? 'first_order_only' : null;
}

/**
 * Why a code takes nothing off a cart, null when it does (contract §3). What a customer can mend comes last.
 * @param at the slot's start, by which all times are judged
 */
export function rejectionOf(promo: PromoCode, uses: PromoUses, cart: PromoCart, at: number): PromoRejection | null {
  const rejection = rejectionWithoutCart(promo, uses, at);
  if (rejection !== null) return rejection;
  if (!promo.orderTypes.includes(cart.orderType)) return 'order_type';
  if (!isWithinHours(promo, at)) return 'wrong_time';
  return cart.itemsTotal < promo.minOrderSum ? 'min_sum' : null;
}

/** Hours that pass midnight belong to the weekday on which they began. */
function isWithinHours({ weekdays, fromMinute, toMinute }: PromoCode, at: number): boolean {
  return [0, dayMinutes].some((earlier) => {
    const minute = minutesOf(at) + earlier;
    const weekday = new Date(`${dayOf(at - earlier * minuteMs)}T00:00:00Z`).getUTCDay();
    return minute >= fromMinute && minute < toMinute && (weekdays === null || weekdays.includes(weekday));
  });
}

/** What a valid code takes off the items, whole som, never more than they cost; free delivery takes nothing off them. */
export function promoDiscount({ type, value, maxDiscount }: PromoCode, itemsTotal: Som): Som {
  if (type === 'free_delivery') return 0;
  const discount = type === 'fixed' ? value : Math.floor((itemsTotal * value) / 100);
  return Math.min(itemsTotal, discount, maxDiscount ?? Number.POSITIVE_INFINITY);
}
