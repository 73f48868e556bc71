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
  | 'discount'
  | 'pointsSpent'
  | 'pointsEarned'
>;

export function toFollowedOrder(order: Order): FollowedOrder {
  const { id, number, orderTypeId, slot, status, cancelReason, history, createdAt, discount, pointsSpent, pointsEarned } = order;
  const followed = { id, number, orderTypeId, slot, status, history, createdAt, discount, pointsSpent, pointsEarned };
  return { ...followed, ...(cancelReason !== undefined && { cancelReason }) };
}
