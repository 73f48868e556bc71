import type { RejectedPromo } from '#domain/order/promo-reason.ts';
import { api } from '../lib/api.ts';
import { setCheckout } from '../shop/checkout.ts';

/**
 * Looks up a typed code without the cart and applies it if it is valid. Returns why it is not; `'applied'`; or `'failed'`, which a toast
 * reports (R-ERROR-4).
 */
export async function tryPromo(name: string): Promise<RejectedPromo | 'applied' | 'failed'> {
  const result = await api('GET /api/promo/GetByName', { query: { Name: name } });
  if (!result.ok) return 'failed';
  const { code, valid, reason, minOrderSum } = result.value;
  if (!valid) return { reason, minOrderSum };
  applyPromo(code);
  return 'applied';
}

/** Sets the code, which the next quote checks with the cart. */
export function applyPromo(code: string): void {
  setCheckout({ promoCode: code, isPromoOff: false });
}

/** Removes the code, also that of a link: none counts until another one is applied or the order is placed. */
export function removePromo(): void {
  setCheckout({ promoCode: '', isPromoOff: true });
}

/** `null`: none. */
export function spendPoints(points: number | null): void {
  setCheckout({ pointsToSpend: points });
}
