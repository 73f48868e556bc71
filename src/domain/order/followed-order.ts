import type { Order } from './order.ts';

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
>;

export function toFollowedOrder(order: Order): FollowedOrder {
  const { id, number, orderTypeId, slot, status, cancelReason, history, createdAt, promised, expectedAt } = order;
  const { discount, pointsSpent, pointsEarned } = order;
  const times = { slot, createdAt, promised, expectedAt };
  const followed = { id, number, orderTypeId, status, history, ...times, discount, pointsSpent, pointsEarned };
  return { ...followed, ...(cancelReason !== undefined && { cancelReason }) };
}
