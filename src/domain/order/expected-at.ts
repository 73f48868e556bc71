import { delivery, type OrderType } from '../fulfillment/order-type.ts';
import { type SlotChoice, slotEndInstant, slotStartInstant } from '../schedule/time-slot.ts';
import { rangeAfter, type TimeRange, toRange } from './estimate.ts';
import { delaysSince, laterBy } from './order-delay.ts';
import type { OrderStatus } from './order-status.ts';
import { promiseOf } from './promised-time.ts';
import { standingSteps } from './step-back.ts';

const minuteMs = 60_000;

export interface ExpectedOrder {
  readonly slot: SlotChoice;
  readonly orderTypeId: OrderType;
  /** ISO 8601 */
  readonly createdAt: string;
  readonly history: readonly { readonly status: OrderStatus; readonly at: string }[];
  readonly delays?: readonly string[];
}

/** How much of the duration is left when an order reaches a status. A delivery that is on its way no longer waits for a courier. */
const shareLeft: Readonly<Record<'delivery' | 'pickup', Readonly<Partial<Record<OrderStatus, number>>>>> = {
  delivery: { cooking: 0.95, ready: 0.4, on_way: 0.3 },
  pickup: { cooking: 0.95 },
};

/**
 * When an order is expected by its last status: as promised until it is cooked, then what is left of the duration from that moment. A
 * slot lasts the duration (R-SLOT-1). An order for later does not come earlier than its slot. Steps that were taken back don't count
 * (R-STATUS-12), time that was added since does (R-STATUS-13).
 */
export function expectedAt({ slot, orderTypeId, history, ...order }: ExpectedOrder, promised: TimeRange): TimeRange {
  const shares = shareLeft[orderTypeId === delivery ? 'delivery' : 'pickup'];
  const moved = standingSteps(history, orderTypeId).findLast(({ status }) => shares[status] !== undefined);
  if (moved === undefined) return promised;
  const [start, end] = [slotStartInstant(slot), slotEndInstant(slot)];
  const estimate = rangeAfter(Date.parse(moved.at), ((end - start) / minuteMs) * (shares[moved.status] ?? 0));
  const { from, to } = laterBy(estimate, delaysSince(order, Date.parse(moved.at)));
  const isForLater = Date.parse(promised.from) >= start;
  return isForLater ? toRange(Math.max(start, Date.parse(from)), Math.max(start, Date.parse(to))) : { from, to };
}

/** The promise of an order that was stored without one: the duration of its slot from when it was placed, or its slot. */
export function promiseBySlot({ slot, createdAt }: Pick<ExpectedOrder, 'slot' | 'createdAt'>): TimeRange {
  const minutes = slot.end - slot.start;
  return promiseOf({ slot, minutes, isSoonest: true, opensAt: null, now: Date.parse(createdAt) });
}
