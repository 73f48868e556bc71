import type { OrderType } from '../fulfillment/order-type.ts';
import type { StatusChange } from './order.ts';
import { type OrderStatus, orderSteps } from './order-status.ts';

/** How long a wrong press can be taken back. */
export const stepBackMs = 2 * 60_000;

/** What is handed over is paid and counted, and is not taken back. */
const returnable: readonly OrderStatus[] = ['confirmed', 'cooking', 'ready', 'on_way'];

interface SteppedOrder {
  readonly status: OrderStatus;
  readonly orderTypeId: OrderType;
  readonly history: readonly Pick<StatusChange, 'status' | 'at' | 'by'>[];
}

/**
 * The status that an order had before the last step of staff, as long as that step can be taken back (R-STATUS-12); null: it can't. A step
 * back is the last step of the history, so that it is not taken back itself.
 */
export function statusBefore({ status, orderTypeId, history }: SteppedOrder, now: number): OrderStatus | null {
  const [before, last] = [history.at(-2), history.at(-1)];
  if (before === undefined || last?.status !== status || !returnable.includes(status)) return null;
  const isOfStaff = last.by === 'staff' || last.by.startsWith('staff:');
  if (!isOfStaff || now - Date.parse(last.at) >= stepBackMs || !isStepBack(last.status, before.status, orderTypeId)) return null;
  return before.status;
}

/** Whether a change of status goes against the order of the steps. */
export function isStepBack(from: OrderStatus, to: OrderStatus, orderType: OrderType): boolean {
  const steps = orderSteps(orderType);
  return steps.includes(to) && steps.indexOf(to) < steps.indexOf(from);
}

/** The history without the steps that were taken back, and without their taking back. */
export function standingSteps<Step extends { readonly status: OrderStatus }>(
  history: readonly Step[],
  orderType: OrderType,
): readonly Step[] {
  const standing: Step[] = [];
  for (const step of history) {
    const last = standing.at(-1);
    if (last !== undefined && isStepBack(last.status, step.status, orderType)) standing.pop();
    else standing.push(step);
  }
  return standing;
}
