import { atom, type ReadableAtom } from 'nanostores';
import type { PromoRule } from '#domain/content/pages/lint-banners.ts';
import { api } from '../lib/api.ts';

const codes = atom<ReadonlyMap<string, PromoRule | null>>(new Map());
const requested = new Set<string>();

/** What is wrong with each promo code that was checked; null: nothing. */
export const $promoCodes: ReadableAtom<ReadonlyMap<string, PromoRule | null>> = codes;

/** Checks a promo code once; after a failure again. */
export async function checkPromoCode(code: string): Promise<void> {
  if (requested.has(code)) return;
  requested.add(code);
  const result = await api('GET /api/promo/GetByName', { query: { Name: code }, silent: true });
  if (result.ok) codes.set(new Map([...codes.get(), [code, ruleOf(result.value.reason)]]));
  else requested.delete(code);
}

/** A code that is valid later, or for some customers alone, is all right. */
function ruleOf(reason: string | undefined): PromoRule | null {
  if (reason === 'unknown') return 'promo_unknown';
  return reason === 'expired' || reason === 'used_up' ? 'promo_over' : null;
}
