import { defineMiddleware } from 'astro:middleware';
import { parseLocale } from '#domain/locale.ts';
import { splitLocale } from '#domain/routes.ts';
import { isReservedByRouter } from '#server/http/cache-policy.ts';
import { handedVisit } from '#server/pages/handed-visit.ts';

/** The language comes only from the path; a page under any prefix other than `/en` and `/uz` does not exist (R-LANG-3, R-LANG-4). */
export const locale = defineMiddleware(({ locals, originPathname, params, url }, next) => {
  const requested = new URL(originPathname, url).pathname.replace(/(.)\/$/, '$1');
  const { locale, path } = handedVisit()?.view ?? splitLocale(requested);
  locals.locale = locale;
  locals.path = path;
  const prefix = params['locale'];
  const isKnown = (prefix === undefined || (prefix !== 'ru' && parseLocale(prefix) !== null)) && !isReservedByRouter(requested);
  return isKnown ? next() : next('/404');
});
