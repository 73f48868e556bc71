import { calls } from '#contract/calls.ts';
import { promoByNameQuery, unknownPromo } from '#contract/promo-by-name.ts';
import { promoByPhoneQuery } from '#contract/promo-by-phone.ts';
import type { Api } from './context.ts';
import { readQuery } from './read-input.ts';
import { route } from './route.ts';

/** Promo codes by shape only: nobody has any, and every one is unknown. */
export function addPromo(api: Api): void {
  route(api, calls.promoByPhone, (context) => {
    readQuery(context, promoByPhoneQuery);
    return context.json([]);
  });
  route(api, calls.promoByName, (context) => {
    const { Name } = readQuery(context, promoByNameQuery);
    return context.json(unknownPromo(Name));
  });
}
