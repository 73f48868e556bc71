import { delivery, type OrderType } from '../fulfillment/order-type.ts';
import type { MissingWish } from './order-change.ts';

/** What a customer asks for besides the dishes (R-ORDER-9); absent: nothing was said. */
export interface OrderWishes {
  /** for how many people, 0..20; 0: none is wanted */
  readonly cutlery?: number;
  /** of a delivery */
  readonly leaveAtDoor?: true;
  /** of a delivery: the courier calls by phone */
  readonly dontRing?: true;
  /** when a dish is missing; absent: `call` */
  readonly missing?: MissingWish;
}

export const mostCutlery = 20;

/** The wishes that an order keeps: at a pickup there is no door. */
export function wishesFor(orderType: OrderType, wishes: OrderWishes = {}): { readonly wishes?: OrderWishes } {
  const { leaveAtDoor: _door, dontRing: _bell, ...ofPickup } = wishes;
  const kept = orderType === delivery ? wishes : ofPickup;
  return Object.keys(kept).length === 0 ? {} : { wishes: kept };
}
