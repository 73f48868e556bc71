import type { Som } from '../money.ts';
import type { DeliveryZone } from './zone.ts';

/** The delivery terms of a zone; an upstream's response has only a fee: no minimum, never free (R-UPSTREAM-4). */
export type DeliveryTerms = Pick<DeliveryZone, 'deliveryFee' | 'minOrderSum' | 'freeDeliveryFrom'>;

/** The fee for a sum of items minus discount; 0 once the zone's limit for free delivery is reached (R-ZONE-5). */
export function deliveryFeeFor(zone: DeliveryTerms, itemsAfterDiscount: Som): Som {
  return zone.freeDeliveryFrom !== null && itemsAfterDiscount >= zone.freeDeliveryFrom ? 0 : zone.deliveryFee;
}

/** The amount missing for free delivery; 0 when it is free, null when it is never free. */
export function freeDeliveryLeft(zone: DeliveryTerms, itemsAfterDiscount: Som): Som | null {
  if (zone.freeDeliveryFrom === null) return null;
  return zone.deliveryFee === 0 ? 0 : Math.max(0, zone.freeDeliveryFrom - itemsAfterDiscount);
}
