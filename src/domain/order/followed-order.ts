import type { Order } from './order.ts';

/** What of an order changes while it is on its way, and what it is told with. */
export type FollowedOrder = Pick<
  Order,
  'id' | 'number' | 'orderTypeId' | 'slot' | 'status' | 'cancelReason' | 'history' | 'createdAt' | 'pointsEarned'
>;

export function toFollowedOrder(order: Order): FollowedOrder {
  const { id, number, orderTypeId, slot, status, cancelReason, history, createdAt, pointsEarned } = order;
  return { id, number, orderTypeId, slot, status, history, createdAt, pointsEarned, ...(cancelReason !== undefined && { cancelReason }) };
}
