import { delivery, type OrderType } from '../fulfillment/order-type.ts';

/** `awaiting_payment`: placed, to be paid online, and unknown to the kitchen until then (R-PAY-1). */
export type OrderStatus =
  | 'awaiting_payment'
  | 'created'
  | 'confirmed'
  | 'cooking'
  | 'ready'
  | 'on_way'
  | 'delivered'
  | 'picked_up'
  | 'completed'
  | 'cancelled';

/** Who changes the status of an order; `system` completes delivered and picked up orders (R-STATUS-4), and creates those that are paid. */
export type OrderActor = 'customer' | 'staff' | 'system';

const deliverySteps: readonly OrderStatus[] = ['created', 'confirmed', 'cooking', 'ready', 'on_way', 'delivered', 'completed'];
const pickupSteps: readonly OrderStatus[] = ['created', 'confirmed', 'cooking', 'ready', 'picked_up', 'completed'];

/**
 * After it the board alarms and customers see a phone to call; delivered and picked up orders complete automatically (R-STATUS-4,
 * R-STATUS-5).
 */
export const acceptTimeoutMs = 15 * 60_000;
export const completesAfterMs = 2 * 60 * 60_000;

export const handedOverStatuses: readonly OrderStatus[] = ['delivered', 'picked_up'];
/** The statuses of active orders that the kitchen knows. */
export const liveStatuses: readonly OrderStatus[] = ['created', 'confirmed', 'cooking', 'ready', 'on_way', ...handedOverStatuses];

/** The statuses of orders that hold a slot, portions and points. */
export const heldStatuses: readonly OrderStatus[] = ['awaiting_payment', ...liveStatuses];

/** The steps of an order that is not cancelled, in their order (R-STATUS-1). */
export function orderSteps(orderType: OrderType): readonly OrderStatus[] {
  return orderType === delivery ? deliverySteps : pickupSteps;
}

/** A status that an order reaches after it was created. */
export type LaterStatus = Exclude<OrderStatus, 'awaiting_payment' | 'created' | 'cancelled'>;

/** The step after this one; null at the end and for a cancelled order. */
export function nextStep(status: OrderStatus, orderType: OrderType): LaterStatus | null {
  const steps = orderSteps(orderType);
  const index = steps.indexOf(status);
  return index < 0 ? null : ((steps[index + 1] as LaterStatus | undefined) ?? null);
}

/**
 * Whether an order may change from one status to another (R-STATUS-2, R-STATUS-3): forward only, staff may skip steps; cancelled from any
 * status before delivered or picked up, by the customer, and by the system when the money goes back, only while created or confirmed; the
 * system completes. An order that waits for its payment is created or cancelled by the system, or cancelled by the customer (R-PAY-1).
 */
export function canMove(from: OrderStatus, to: OrderStatus, by: OrderActor, orderType: OrderType): boolean {
  if (from === 'awaiting_payment') return (to === 'created' && by === 'system') || (to === 'cancelled' && by !== 'staff');
  if (to === 'cancelled') return canCancel(from, by, orderType);
  const steps = orderSteps(orderType);
  const isForward = steps.includes(from) && steps.indexOf(to) > steps.indexOf(from);
  if (by === 'system') return to === 'completed' && isHandedOver(from) && isForward;
  return by === 'staff' && isForward;
}

function canCancel(from: OrderStatus, by: OrderActor, orderType: OrderType): boolean {
  if (by !== 'staff') return from === 'created' || from === 'confirmed';
  return orderSteps(orderType).includes(from) && !isHandedOver(from) && from !== 'completed';
}

/** Whether the office may cancel it after the customer had it (R-STATUS-10). */
export function canCancelAfterwards(from: OrderStatus): boolean {
  return isHandedOver(from) || from === 'completed';
}

function isHandedOver(status: OrderStatus): boolean {
  return handedOverStatuses.includes(status);
}

/** Whether the status is final: completed or cancelled. */
export function isFinal(status: OrderStatus): boolean {
  return status === 'completed' || status === 'cancelled';
}

/** Whether the customer has the order, or will not get it anymore: then it can be ordered again. */
export function hasEnded(status: OrderStatus): boolean {
  return isFinal(status) || isHandedOver(status);
}

/** Whether an order has not been accepted for 15 minutes. @param createdAt ISO 8601 */
export function isUnanswered({ status, createdAt }: { status: OrderStatus; createdAt: string }, now: number): boolean {
  return status === 'created' && now - Date.parse(createdAt) >= acceptTimeoutMs;
}

/** The order waits at the restaurant for the customer. */
export function isReadyToPickUp({ status, orderTypeId }: { readonly status: OrderStatus; readonly orderTypeId: OrderType }): boolean {
  return status === 'ready' && orderTypeId !== delivery;
}
