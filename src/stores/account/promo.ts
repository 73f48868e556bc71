import type { WirePromo } from '#contract/shop/promo.ts';
import { type ApiResult, api } from '../lib/api.ts';
import { setCheckout } from '../shop/checkout.ts';

export type { WirePromo } from '#contract/shop/promo.ts';

/** The codes that this customer can still use; none when the request fails (specification §8: silent). */
export async function loadPromos(phone: string): Promise<readonly WirePromo[]> {
  const result = await api('GET /promo/GetByPhone', { query: { Phone: phone }, silent: true });
  return result.ok && Array.isArray(result.value) ? result.value : [];
}

/** Looks up a code without the cart; a failure is shown in a toast (specification §8). */
export function findPromo(name: string): Promise<ApiResult<WirePromo>> {
  return api('GET /api/promo/GetByName', { query: { Name: name } });
}

/** Sets the code, which the next quote checks with the cart. '' removes it. */
export function applyPromo(code: string): void {
  setCheckout({ promoCode: code });
}

/** `null`: none. */
export function spendPoints(points: number | null): void {
  setCheckout({ pointsToSpend: points });
}
