import type { LoyaltyRules } from '#domain/customer/loyalty.ts';
import type { CatalogRecords } from './catalog-rows.ts';
import { toLocalizedText } from './localized-text.ts';

/** The loyalty rules of the catalog; null when points are neither earned nor spent. */
export function toLoyaltyRules({ loyalty }: CatalogRecords): LoyaltyRules | null {
  if (loyalty === null) return null;
  const tiers = loyalty.tiers.map((tier) => ({ ...tier, id: String(tier.id), name: toLocalizedText(tier.name) }));
  return { ...loyalty, tiers: tiers.sort((a, b) => a.fromSpent - b.fromSpent) };
}
