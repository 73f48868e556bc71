import { atom, type ReadableAtom } from 'nanostores';
import { api } from '../lib/api.ts';

/** How often a promo code was used, and by how many customers. */
export interface PromoUseCount {
  readonly uses: number;
  readonly customers: number;
}

type PromoUses = ReadonlyMap<string, PromoUseCount> | 'failed' | null;

const state = atom<PromoUses>(null);

/** By the codes that were used; null: not loaded yet. */
export const $promoUses: ReadableAtom<PromoUses> = state;

export async function loadPromoUses(): Promise<void> {
  const result = await api('GET /api/v1/office/promo-uses', { silent: true });
  state.set(result.ok ? new Map(result.value.uses.map(({ code, ...counts }) => [code, counts])) : 'failed');
}

/** For stories and tests. */
export function forgetPromoUses(): void {
  state.set(null);
}
