import type { Id } from '../id.ts';
import { instantOf } from '../schedule/clock.ts';
import type { SlotChoice } from '../schedule/time-slot.ts';
import { isFinal, type OrderStatus } from './order-status.ts';

/** How many unpaid orders a customer may have open, and place within an hour; 0: any number. */
export interface OrderLimits {
  readonly open: number;
  readonly perHour: number;
}

export const noOrderLimits: OrderLimits = { open: 0, perHour: 0 };

/** The most open orders in one slot of one restaurant. */
const openInOneSlot = 3;
export const orderHourMs = 60 * 60_000;

/** An unpaid order of a customer, with the fields that the limits need. */
export interface CountedOrder {
  readonly status: OrderStatus;
  readonly restaurantId: Id;
  readonly slot: SlotChoice;
  /** milliseconds since the epoch */
  readonly createdAt: number;
}

/** The reached limit, its value, and when it ends; null: the time is unknown. */
export interface ReachedLimit {
  readonly limit: 'open' | 'hour' | 'slot';
  readonly figure: number;
  /** milliseconds since the epoch */
  readonly opensAt: number | null;
}

/** The order to place: `slot` is absent for "as soon as possible", `restaurantId` is null while no restaurant is known. */
export interface WantedOrder {
  readonly restaurantId: Id | null;
  readonly slot: SlotChoice | undefined;
}

/**
 * The first limit that one more order would exceed (R-ORDER-5); null when it may be placed.
 * @param orders the customer's unpaid ones: the open ones, and those of the last hour in any status
 */
export function reachedLimit(orders: readonly CountedOrder[], limits: OrderLimits, wanted: WantedOrder, now: number): ReachedLimit | null {
  const open = orders.filter(({ status }) => !isFinal(status));
  if (limits.open > 0 && open.length >= limits.open) return { limit: 'open', figure: limits.open, opensAt: firstSlotEnd(open, now) };
  const recent = orders.map(({ createdAt }) => createdAt + orderHourMs).filter((until) => until > now);
  const last = recent.sort((a, b) => a - b)[recent.length - limits.perHour];
  if (limits.perHour > 0 && last !== undefined) return { limit: 'hour', figure: limits.perHour, opensAt: last };
  const { restaurantId, slot } = wanted;
  if (restaurantId === null || slot === undefined || !isCrowded(orders, limits, restaurantId, slot)) return null;
  return { limit: 'slot', figure: openInOneSlot, opensAt: null };
}

/** Whether the customer's open orders in this slot have reached the maximum. */
export function isCrowded(orders: readonly CountedOrder[], limits: OrderLimits, restaurantId: Id, { day, start }: SlotChoice): boolean {
  const inSlot = orders.filter(
    (order) => !isFinal(order.status) && order.restaurantId === restaurantId && order.slot.day === day && order.slot.start === start,
  );
  return limits.open > 0 && inSlot.length >= openInOneSlot;
}

/** The end of the first slot that has not passed; null when all have passed. */
function firstSlotEnd(open: readonly CountedOrder[], now: number): number | null {
  const ends = open.map(({ slot }) => instantOf(slot.day, slot.end)).filter((end) => end > now);
  return ends.length === 0 ? null : Math.min(...ends);
}
