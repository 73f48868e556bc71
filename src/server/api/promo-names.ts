import { problem } from '#domain/problem.ts';
import type { PromoOffer } from '../ports/account.ts';
import { type ApiContext, clientAddress, ProblemError } from './context.ts';

/**
 * Looks up the name of a promo code within the limit of unknown names (R-PROMO-10). Codes that the shop shows to
 * every new customer are not limited.
 * @param isUnknown whether the result says that there is no such code; a lookup that fails says nothing of the name
 */
export async function withinNameLimit<Value>(
  context: ApiContext,
  name: string,
  lookUp: () => Promise<Value>,
  isUnknown: (value: Value) => boolean | Promise<boolean>,
): Promise<Value> {
  const { backend, limitPromoNames } = context.get('services');
  const now = context.get('now');
  if (name.trim() === '' || (await backend.isPublicCode(name))) return lookUp();
  const attempt = await limitPromoNames(name, clientAddress(context), now);
  if ('until' in attempt) throw new ProblemError(problem('TOO_MANY_PROMO_NAMES', { retryAfter: Math.ceil((attempt.until - now) / 1_000) }));
  let isKnown = true;
  try {
    const value = await lookUp();
    isKnown = !(await isUnknown(value));
    return value;
  } finally {
    await attempt.settle(isKnown);
  }
}

export function isUnknownOffer(offer: PromoOffer | null): boolean {
  return offer === null || offer.reason === 'unknown';
}
