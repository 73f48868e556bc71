import type { CartLine } from '../cart/cart-line.ts';
import type { OrderType } from '../fulfillment/order-type.ts';
import type { Id } from '../id.ts';
import type { Som } from '../money.ts';
import type { PaymentProvider } from '../payment/provider.ts';
import type { Pause } from '../schedule/opening.ts';
import type { SlotChoice, TimeSlot } from '../schedule/time-slot.ts';
import type { LaidTable } from '../table/table.ts';
import type { TimeRange } from './estimate.ts';
import type { Contact, OrderAddress, PaymentMethod } from './order.ts';
import type { PricedLine, Totals, UnavailableItem } from './types.ts';
import type { OrderWishes } from './wishes.ts';

/** The browser's request for a price (R-PRICE-1). */
export interface QuoteRequest {
  readonly orderTypeId: OrderType;
  readonly regionId: Id;
  readonly restaurantId?: Id;
  readonly longitude?: number;
  readonly latitude?: number;
  /** absent: as soon as possible */
  readonly slot?: SlotChoice;
  readonly lines: readonly CartLine[];
  readonly promoCode?: string;
  /** Lists the codes that the shop offers to this customer, or to a visitor who is not signed in. */
  readonly listsOffers?: boolean;
  /** The code of a link that this browser has opened, which is listed like an offered one. */
  readonly linkedCode?: string;
  /** Lists lines that are not in the menu any more as unavailable, in place of a rejection. */
  readonly listsUnknown?: boolean;
  /** Someone who has an account, but no session any more: nothing for a first order applies. */
  readonly isReturning?: boolean;
  readonly pointsToSpend?: Som;
}

/** Why the order could not be placed as it is; a warning in the quote, an error when the order is placed. */
export type QuoteWarning =
  | 'MENU_ERROR'
  | 'OUT_OF_ZONE'
  | 'RESTAURANT_PAUSED'
  | 'SLOT_UNAVAILABLE'
  | 'ITEMS_UNAVAILABLE'
  | 'ITEMS_OFF_HOURS'
  | 'MIN_ORDER_SUM'
  | 'ORDER_MAX_SUM';

export interface QuotedPromo {
  readonly code: string;
  readonly title: string;
  readonly valid: boolean;
  readonly reason?: PromoRejection;
  /** The discount on the items, or on the fee for free delivery. */
  readonly discount: Som;
  /** The sum that is not reached: with `min_sum` that of the code, with `zone_minimum` that of the address. */
  readonly minOrderSum?: Som;
}

export type PromoRejection =
  | 'unknown'
  | 'expired'
  | 'not_started'
  | 'min_sum'
  | 'order_type'
  | 'used_up'
  | 'used_by_you'
  | 'first_order_only'
  | 'wrong_time'
  /** A better automatic discount applies, or a code in its place. */
  | 'other_discount'
  /** With it the order would be below the minimum of its address. */
  | 'zone_minimum'
  /** the system that has the codes does not respond */
  | 'unavailable';

export interface Quote extends Totals {
  readonly lines: readonly PricedLine[];
  readonly restaurantId: Id | null;
  /** The chosen slot, or the first free one; null when there is none. */
  readonly slot: TimeSlot | null;
  /** minutes from now, with what the kitchen has in work */
  readonly deliveryDuration: number;
  /** when the order would be there; absent without a slot (R-SLOT-13) */
  readonly expectedAt?: TimeRange;
  /** With `MENU_ERROR`: why the menu of this place has no dishes, as its system says it. */
  readonly menuError?: string;
  /** The restaurant is currently paused; later slots may still be open. */
  readonly paused?: Pause;
  readonly promo?: QuotedPromo;
  /** The automatic discounts that this customer can still get: the one that applies first, then those that do not. */
  readonly automatic?: readonly QuotedPromo[];
  /** What makes up `discount`, by its titles; absent without one. */
  readonly discountTitle?: string;
  /** The codes that are offered to the customer, if the request lists them. */
  readonly offers?: readonly QuotedPromo[];
  /** The maximum sum of one order; absent without a limit. */
  readonly orderMaxSum?: Som;
  /** The most points this cart accepts; absent for a visitor who is not signed in and without loyalty. */
  readonly maxPoints?: Som;
  /** The points that this cart earns when the order is completed; absent for a visitor who is not signed in and without loyalty. */
  readonly pointsToEarn?: Som;
  readonly unavailable: readonly UnavailableItem[];
  /** With `ITEMS_OFF_HOURS`: the first free slot at whose start every dish is served; null: there is none. */
  readonly servedSlot?: TimeSlot | null;
  readonly suggestions: readonly Id[];
  /** The providers through which this cart can be paid; absent: it is paid at the door. */
  readonly payOnline?: readonly PaymentProvider[];
  readonly warnings: readonly QuoteWarning[];
  /** Changes whenever a sum, a line or the restaurant changes. */
  readonly hash: string;
}

/** What of a cart decides where it is cooked. */
export type PlaceRequest = Pick<QuoteRequest, 'orderTypeId' | 'regionId' | 'restaurantId' | 'longitude' | 'latitude' | 'slot'>;

export interface OrderRequest extends Omit<QuoteRequest, 'listsOffers' | 'listsUnknown' | 'linkedCode' | 'isReturning'> {
  readonly contact: Contact;
  readonly address?: Omit<OrderAddress, 'longitude' | 'latitude'>;
  readonly payment: { readonly method: PaymentMethod; readonly changeFrom?: Som };
  readonly comment?: string;
  readonly wishes?: OrderWishes;
  readonly expectedTotal: Som;
  readonly hash?: string;
  /** The shared table that it is placed from, as the server knows it. */
  readonly table?: LaidTable;
}
