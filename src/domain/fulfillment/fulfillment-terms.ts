import type { Id } from '../id.ts';
import type { Som } from '../money.ts';
import type { Coordinates } from '../place/coordinates.ts';
import type { Pause } from '../schedule/opening.ts';
import type { DeliveryTerms } from './delivery-fee.ts';
import { delivery, type OrderType } from './order-type.ts';

/** Where an order of any content would go. */
export interface TermsQuery {
  readonly orderType: OrderType;
  readonly regionId: Id;
  /** null: none is chosen */
  readonly restaurantId: Id | null;
  readonly coordinates: Coordinates | null;
}

/** What delivery to a place, or pickup from it, costs and how long it takes, whatever is ordered. The names are the wire's. */
export interface FulfillmentTerms {
  /** null: the place is outside all delivery zones */
  readonly restaurantId: Id | null;
  /** 0 for pickup; null for a delivery without coordinates */
  readonly deliveryFee: Som | null;
  readonly minOrderSum: Som;
  /** null: delivery is never free here */
  readonly freeDeliveryFrom: Som | null;
  readonly durationMinutes: number;
  /** The name of the district around the coordinates; absent when none is near. */
  readonly district?: string;
  /** The landmark or station beside the coordinates; absent when none is near. */
  readonly landmark?: string;
  /** null: the restaurant is not paused */
  readonly paused: Pause | null;
}

/** The sums among the terms. @param zone null for pickup, and for a delivery without coordinates */
export function termsOfZone(
  orderType: OrderType,
  zone: DeliveryTerms | null,
): Pick<FulfillmentTerms, 'deliveryFee' | 'minOrderSum' | 'freeDeliveryFrom'> {
  if (orderType !== delivery) return { deliveryFee: 0, minOrderSum: 0, freeDeliveryFrom: null };
  if (zone === null) return { deliveryFee: null, minOrderSum: 0, freeDeliveryFrom: null };
  const { deliveryFee, minOrderSum, freeDeliveryFrom } = zone;
  return { deliveryFee, minOrderSum, freeDeliveryFrom: freeDeliveryFrom === null || deliveryFee > 0 ? freeDeliveryFrom : 0 };
}
