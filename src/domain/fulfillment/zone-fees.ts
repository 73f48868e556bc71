import type { Som } from '../money.ts';

interface PricedZone {
  readonly deliveryFee: Som;
}

/** The delivery fees of the region's zones, the cheapest first; a zone's tier is the index of its fee in this list. */
export function zoneFees(zones: readonly PricedZone[]): readonly Som[] {
  return [...new Set(zones.map(({ deliveryFee }) => deliveryFee))].sort((a, b) => a - b);
}
