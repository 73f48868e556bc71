import type { WireZone } from '#contract/shop/zones.ts';
import type { Som } from '#domain/money.ts';

/** One delivery fee of the region: the smallest minimum and time that come with it. */
export interface PriceTier {
  readonly deliveryFee: Som;
  readonly minOrderSum: Som;
  readonly durationMinutes: number;
}

/** The zones' fees, cheapest first; a zone's tier is the index of its fee in this list. */
export function priceTiers(zones: readonly WireZone[]): readonly PriceTier[] {
  const fees = [...new Set(zones.map(({ deliveryFee }) => deliveryFee))].sort((a, b) => a - b);
  return fees.map((deliveryFee) => {
    const same = zones.filter((zone) => zone.deliveryFee === deliveryFee);
    return {
      deliveryFee,
      minOrderSum: Math.min(...same.map(({ minOrderSum }) => minOrderSum)),
      durationMinutes: Math.min(...same.map(({ deliveryDuration }) => deliveryDuration)),
    };
  });
}
