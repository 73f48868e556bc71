import { promoByPhoneQuery } from '#contract/account/promo-by-phone.ts';
import { calls } from '#contract/calls.ts';
import { promoByNameQuery, toWirePromo, unknownPromo } from '#contract/shop/promo-by-name.ts';
import { parsePhone } from '#domain/customer/phone.ts';
import type { Api, ApiContext } from './context.ts';
import { findSession } from './identity.ts';
import { readQuery } from './read-input.ts';
import { route } from './route.ts';

export function addPromo(api: Api): void {
  route(api, calls.promoByPhone, promosByPhone);
  route(api, calls.promoByName, promoByName);
}

/** For the session's own phone the codes that its customer can still use; for any other phone and for nobody none (contract §2). */
async function promosByPhone(context: ApiContext): Promise<Response> {
  const { Phone } = readQuery(context, promoByPhoneQuery);
  const session = await findSession(context);
  if (session?.customerId == null || parsePhone(Phone) !== session.phone1) return context.json([]);
  const offers = await context.get('services').backend.account.promos(session.customerId, context.get('locale'), context.get('now'));
  return context.json(offers.map(({ promo, reason }) => toWirePromo(promo, reason, context.get('locale'))));
}

async function promoByName(context: ApiContext): Promise<Response> {
  const { Name } = readQuery(context, promoByNameQuery);
  const session = await findSession(context);
  const { account } = context.get('services').backend;
  const locale = context.get('locale');
  const offer = await account.promoByName(Name, session?.customerId ?? null, locale, context.get('now'));
  return context.json(offer === null ? unknownPromo(Name) : toWirePromo(offer.promo, offer.reason, locale));
}
