import { createHash } from 'node:crypto';
import { promoKey } from '#domain/order/promo.ts';
import { giveBack, type Limit, reachedUntil, take } from '../../auth/rate-limit.ts';
import type { Connection } from '../../db/connection.ts';

/** The limit of R-PROMO-10. */
const mostUnknown = 20;
const windowMs = 10 * 60_000;

type NameAttempt =
  /** when the address may try again (ms) */
  | { readonly until: number }
  /** Call it with the result: a name that is known does not count. */
  | { readonly settle: (isKnown: boolean) => Promise<void> };

/**
 * Counts the unknown names of promo codes that a network address tries, before they are looked up, so that simultaneous ones count too. The
 * same name counts once: a cart is priced again with each change.
 */
export type PromoNameLimit = (name: string, address: string, now: number) => Promise<NameAttempt>;

export function createPromoNameLimit({ db }: Connection): PromoNameLimit {
  return async (name, address, now) => {
    const ofAddress: Limit = { key: `promo-names/${address}`, max: mostUnknown, windowMs };
    const ofName: Limit = { key: `promo-names/${address}/${hashOf(name)}`, max: 1, windowMs };
    if ((await reachedUntil(db, ofName, now)) !== null) return { settle: async () => {} };
    const until = await take(db, ofAddress, now);
    if (until !== null) return { until };
    return {
      async settle(isKnown) {
        const isCounted = !isKnown && (await take(db, ofName, now)) === null;
        if (!isCounted) await giveBack(db, ofAddress, now);
      },
    };
  };
}

function hashOf(name: string): string {
  return createHash('sha256').update(promoKey(name)).digest('base64url').slice(0, 22);
}
