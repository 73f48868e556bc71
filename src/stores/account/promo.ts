import type { WirePromo } from '#contract/shop/promo.ts';
import { type ApiResult, api } from '../lib/api.ts';
import { setCheckout } from '../shop/checkout.ts';

export type { WirePromo } from '#contract/shop/promo.ts';

/** Looks up a code without the cart; a failure is shown in a toast (specification §8). */
export function findPromo(name: string): Promise<ApiResult<WirePromo>> {
  return api('GET /api/promo/GetByName', { query: { Name: name } });
}

/** Sets the code, which the next quote checks with the cart. */
export function applyPromo(code: string): void {
  setCheckout({ promoCode: code, isPromoOff: false });
}

/** Removes the code; the server chooses none until another one is applied or the order is placed. */
export function removePromo(): void {
  setCheckout({ promoCode: '', isPromoOff: true });
}

/** `null`: none. */
export function spendPoints(points: number | null): void {
  setCheckout({ pointsToSpend: points });
}
