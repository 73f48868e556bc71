import type { WireZone } from '#contract/shop/zones.ts';
import type { Som } from '#domain/money.ts';

/** The delivery fees of the region's zones, the cheapest first; a zone's tier is the index of its fee in this list. */
export function zoneFees(zones: readonly Pick<WireZone, 'deliveryFee'>[]): readonly Som[] {
  return [...new Set(zones.map(({ deliveryFee }) => deliveryFee))].sort((a, b) => a - b);
}
