import { delivery, type OrderType } from '../fulfillment/order-type.ts';

/** What a kitchen can do, as far as its owner says it. */
export interface Kitchen {
  /** minutes of one order of this type without a queue: the duration of its slots */
  readonly durationMinutes: number;
  /** orders that a slot takes; null: not said */
  readonly slotCapacity: number | null;
}

const minuteMs = 60_000;
/** The share of a delivery's duration that passes in the kitchen; the rest is the way. */
const kitchenShare = 0.6;
/** Orders per slot of a kitchen whose owner sets no capacity. */
const usualCapacity = 12;
/** How far the time of an order may be from its estimate, as a share of its minutes. */
const spread = 0.22;
const leastSpreadMinutes = 5;
const stepMs = 5 * minuteMs;

/**
 * The minutes from now until an order is ready or delivered (R-SLOT-15): its duration, and before it the time until the kitchen has a
 * place for it.
 * @param ahead how many orders are in work
 */
export function estimateMinutes({ durationMinutes, slotCapacity }: Kitchen, orderType: OrderType, ahead: number): number {
  const capacity = Math.max(1, slotCapacity ?? usualCapacity);
  const atOnce = Math.max(1, capacity * (orderType === delivery ? kitchenShare : 1));
  const queue = Math.max(0, ahead + 1 - atOnce);
  return Math.round(durationMinutes + (queue * durationMinutes) / capacity);
}

/** A range of time; both ISO 8601. */
export interface TimeRange {
  readonly from: string;
  readonly to: string;
}

/** The range in which something is expected that takes about so many minutes, in whole steps of five minutes. */
export function rangeAfter(start: number, minutes: number): TimeRange {
  const around = Math.max(leastSpreadMinutes, minutes * spread);
  return toRange(
    Math.floor((start + (minutes - around) * minuteMs) / stepMs) * stepMs,
    Math.ceil((start + (minutes + around) * minuteMs) / stepMs) * stepMs,
  );
}

export function toRange(from: number, to: number): TimeRange {
  return { from: new Date(from).toISOString(), to: new Date(to).toISOString() };
}
