import type { Locale } from '#domain/locale.ts';
import type { PromoOffer } from '../../ports/account.ts';
import type { UpstreamCalls } from './calls.ts';
import { resultOf } from './parse-response.ts';

/** An upstream's promo code; null: it does not exist or can't be applied. */
export async function promoNamed(calls: UpstreamCalls, name: string, locale: Locale): Promise<PromoOffer | null> {
  const received = await resultOf(() => calls.promoByName(name, locale));
  return received.ok ? received.value : null;
}
