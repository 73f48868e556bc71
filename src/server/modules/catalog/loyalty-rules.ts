import type { LoyaltyRules } from '#domain/customer/loyalty.ts';
import { withFallbacks } from '#domain/localized-text.ts';
import type { CatalogRecords } from './catalog-rows.ts';

/** The loyalty rules of the catalog; null when points are neither earned nor spent. */
export function toLoyaltyRules({ loyalty }: CatalogRecords): LoyaltyRules | null {
  if (loyalty === null) return null;
  const tiers = loyalty.tiers.map((tier) => ({ ...tier, id: String(tier.id), name: withFallbacks(tier.name) }));
  return { ...loyalty, tiers: tiers.sort((a, b) => a.fromSpent - b.fromSpent) };
}
