import type { Locale } from '#domain/locale.ts';
import type { PromoOffer } from '../../ports/account.ts';
import type { UpstreamCalls } from './calls.ts';
import { resultOf } from './parse-response.ts';

/** What an upstream says of a promo code; null: nobody gave it out, or it can't be applied. */
export async function promoNamed(calls: UpstreamCalls, name: string, locale: Locale): Promise<PromoOffer | null> {
  const received = await resultOf(() => calls.promoByName(name, locale));
  return received.ok ? received.value : null;
}
