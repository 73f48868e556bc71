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

/** The words of each wish, in the order in which they are read. */
export type WishWord = 'wish_noCutlery' | 'wish_cutlery' | 'wish_leaveAtDoor' | 'wish_dontRing' | 'wish_replace' | 'wish_leaveOut';

/** What is shown of the wishes: the key of each text, and its number. */
export function shownWishes({
  cutlery,
  leaveAtDoor,
  dontRing,
  missing,
}: OrderWishes): readonly { readonly word: WishWord; readonly count: number }[] {
  return [
    ...(cutlery === undefined ? [] : [{ word: cutlery === 0 ? ('wish_noCutlery' as const) : ('wish_cutlery' as const), count: cutlery }]),
    ...(leaveAtDoor ? [{ word: 'wish_leaveAtDoor' as const, count: 1 }] : []),
    ...(dontRing ? [{ word: 'wish_dontRing' as const, count: 1 }] : []),
    ...(missing && missing !== 'call'
      ? [{ word: missing === 'replace' ? ('wish_replace' as const) : ('wish_leaveOut' as const), count: 1 }]
      : []),
  ];
}

/** The wishes that an order keeps: at a pickup there is no door. */
export function wishesFor(orderType: OrderType, wishes: OrderWishes = {}): { readonly wishes?: OrderWishes } {
  const { leaveAtDoor: _door, dontRing: _bell, ...ofPickup } = wishes;
  const kept = orderType === delivery ? wishes : ofPickup;
  return Object.keys(kept).length === 0 ? {} : { wishes: kept };
}
