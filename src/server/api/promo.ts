import { calls } from '#contract/calls.ts';
import { toWirePromo, unknownPromo } from '#contract/shop/promo.ts';
import { parsePhone } from '#domain/customer/phone.ts';
import type { Api } from './context.ts';
import { type HandlerInput, handle } from './handle.ts';
import { findSession } from './identity.ts';
import { isUnknownOffer, withinNameLimit } from './promo-names.ts';

export function addPromo(api: Api): void {
  handle(api, calls.promoByPhone, promosByPhone);
  handle(api, calls.promoByName, promoByName);
}

/** For the session's own phone the codes that its customer can still use; none for any other phone or without a session (R-PROMO-9). */
async function promosByPhone({ context, services, locale, now, query }: HandlerInput<typeof calls.promoByPhone>) {
  const session = await findSession(context);
  if (session?.customerId == null || parsePhone(query.Phone) !== session.phone) return [];
  const offers = await services.backend.account.promos(session.customerId, locale, now);
  return offers.map(({ promo, reason }) => toWirePromo(promo, reason, locale));
}

async function promoByName({ context, services, locale, now, query }: HandlerInput<typeof calls.promoByName>) {
  const session = await findSession(context);
  const lookUp = () => services.backend.account.promoByName(query.Name, session?.customerId ?? null, locale, now);
  const offer = await withinNameLimit(context, query.Name, lookUp, isUnknownOffer);
  return offer === null ? unknownPromo(query.Name) : toWirePromo(offer.promo, offer.reason, locale);
}
