import type { Order } from './order.ts';
import type { OrderChange } from './order-change.ts';
import { providerOf } from './payment-text.ts';

/** The parts of an order that change while it is active, and the texts to show them. */
export type FollowedOrder = Pick<
  Order,
  | 'id'
  | 'number'
  | 'orderTypeId'
  | 'slot'
  | 'status'
  | 'cancelReason'
  | 'history'
  | 'createdAt'
  | 'promised'
  | 'expectedAt'
  | 'discount'
  | 'pointsSpent'
  | 'pointsEarned'
> &
  // of an order that is paid online
  Partial<Pick<Order, 'payment' | 'total'>> &
  Pick<Order, 'changes' | 'courier' | 'delays'>;

export function toFollowedOrder(order: Order): FollowedOrder {
  const { id, number, orderTypeId, slot, status, cancelReason, history, createdAt, promised, expectedAt } = order;
  const { discount, pointsSpent, pointsEarned, changes, courier, delays } = order;
  const times = { slot, createdAt, promised, expectedAt };
  const followed = { id, number, orderTypeId, status, history, ...times, discount, pointsSpent, pointsEarned };
  const paid = providerOf(order) === null ? {} : { payment: order.payment, total: order.total };
  return {
    ...followed,
    ...paid,
    ...(courier && { courier }),
    ...(cancelReason !== undefined && { cancelReason }),
    ...(delays && { delays }),
    ...(changes && { changes: changes.map(withoutBefore) }),
  };
}

/** The order as it was is drawn by the server. */
function withoutBefore({ before: _, ...change }: OrderChange): OrderChange {
  return change;
}
