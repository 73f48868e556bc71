import { delivery } from '../fulfillment/order-type.ts';
import type { Id } from '../id.ts';
import type { Som } from '../money.ts';
import type { Order } from '../order/order.ts';
import { hasEnded, type OrderStatus } from '../order/order-status.ts';
import { minutesOf } from '../schedule/clock.ts';

/** As much of an order as the home of the office looks at. */
export type OpenOrder = Pick<
  Order,
  'id' | 'number' | 'restaurantId' | 'orderTypeId' | 'status' | 'total' | 'promised' | 'createdAt' | 'history'
> & { readonly slot: Pick<Order['slot'], 'day' | 'start'> };

/** An order that somebody has to look at now. */
interface UrgentOrder {
  readonly kind: 'unaccepted' | 'late';
  readonly id: Id;
  readonly number: number;
  readonly restaurantId: Id;
  readonly total: Som;
  /** that it has waited, or is late by; whole ones */
  readonly minutes: number;
}

/** What the kitchens have in work now. */
export interface OrdersNow {
  readonly inWork: number;
  /** accepted or being cooked */
  readonly cooking: number;
  readonly ready: number;
  readonly onWay: number;
  /** the longest first; unaccepted ones before late ones */
  readonly urgent: readonly UrgentOrder[];
}

/** The orders that are not there yet, and those that nobody has accepted or that are late (R-TODAY-1). */
export function ordersNow(orders: readonly OpenOrder[], now: number): OrdersNow {
  const open = orders.filter(({ status }) => isOpen(status));
  const count = (...statuses: OrderStatus[]) => open.filter(({ status }) => statuses.includes(status)).length;
  const urgent = open.flatMap((order) => urgencyOf(order, now) ?? []);
  return {
    inWork: open.length,
    cooking: count('confirmed', 'cooking'),
    ready: count('ready'),
    onWay: count('on_way'),
    urgent: urgent.sort(
      (one, other) => Number(other.kind === 'unaccepted') - Number(one.kind === 'unaccepted') || other.minutes - one.minutes,
    ),
  };
}

function isOpen(status: OrderStatus): boolean {
  return status !== 'awaiting_payment' && !hasEnded(status);
}

/** null: it is in time */
function urgencyOf(order: OpenOrder, now: number): UrgentOrder | null {
  const { id, number, restaurantId, total, status, orderTypeId, history, createdAt, promised } = order;
  const shown = { id, number, restaurantId, total };
  if (status === 'created') {
    // an order that was paid online is the kitchen's only from then on
    const since = Date.parse(history.find((change) => change.status === 'created')?.at ?? createdAt);
    return { ...shown, kind: 'unaccepted', minutes: wholeMinutes(now - since) };
  }
  const isThere = status === 'ready' && orderTypeId !== delivery;
  const lateMs = now - Date.parse(promised.to);
  return isThere || lateMs <= 0 ? null : { ...shown, kind: 'late', minutes: Math.max(1, wholeMinutes(lateMs)) };
}

function wholeMinutes(ms: number): number {
  return Math.max(0, Math.floor(ms / 60_000));
}

/** The sum of the orders whose slots begin in an hour of a day; 24 is the hour after its midnight. */
interface HourTotal {
  readonly hour: number;
  readonly total: Som;
}

/** What a day brings, beside the same weekday a week before (R-TODAY-2). */
export interface DaySums {
  /** sold, and still open */
  readonly total: Som;
  /** of it, still open */
  readonly open: Som;
  /** of the day a week before, its hours up to the present one */
  readonly beforeUntilNow: Som;
  /** of the whole day a week before */
  readonly before: Som;
  /** the hours in which either day has a sum, the earliest first */
  readonly hours: readonly (HourTotal & { readonly before: Som })[];
}

interface DaySumsInput {
  /** YYYY-MM-DD, today */
  readonly day: string;
  readonly sold: readonly HourTotal[];
  readonly soldBefore: readonly HourTotal[];
  readonly orders: readonly OpenOrder[];
}

/** The kept sums of what was sold, and the orders of the day that are still open, by the hours of their slots. */
export function daySums({ day, sold, soldBefore, orders }: DaySumsInput, now: number): DaySums {
  const open = orders
    .filter(({ status, slot }) => isOpen(status) && slot.day === day)
    .map(({ slot, total }) => ({ hour: Math.floor(slot.start / 60), total }));
  const present = Math.floor(minutesOf(now) / 60);
  const all = [...sold, ...open];
  const hours = [...new Set([...all, ...soldBefore].map(({ hour }) => hour))].sort((one, other) => one - other);
  return {
    total: sumOf(all),
    open: sumOf(open),
    beforeUntilNow: sumOf(soldBefore.filter(({ hour }) => hour <= present)),
    before: sumOf(soldBefore),
    hours: hours.map((hour) => ({
      hour,
      total: sumOf(all.filter((one) => one.hour === hour)),
      before: sumOf(soldBefore.filter((one) => one.hour === hour)),
    })),
  };
}

function sumOf(hours: readonly HourTotal[]): Som {
  return hours.reduce((sum, { total }) => sum + total, 0);
}
