import { defineMiddleware } from 'astro:middleware';
import { now } from '#server/clock.ts';
import { splitPagePath } from '#server/http/page-path.ts';
import { services } from '#server/services.ts';

/** The language comes from the path alone; a page under any other prefix than `/en` and `/uz` does not exist (contract §6). */
export const locale = defineMiddleware(async (context, next) => {
  const { locals } = context;
  const asked = new URL(context.originPathname, context.url).pathname.replace(/(.)\/$/, '$1');
  const split = splitPagePath(asked);
  const { backend, config, isDemo } = await services();
  locals.locale = split.locale;
  locals.path = split.path;
  locals.now = now();
  locals.backend = backend;
  locals.siteUrl = config.siteUrl;
  locals.isDemo = isDemo;
  locals.settings = await backend.siteSettings();
  const restaurants = await backend.restaurants(split.locale, locals.now);
  locals.closures = restaurants.filter(({ closedUntil }) => closedUntil !== null && Date.parse(closedUntil) > locals.now);
  locals.mapStyleUrl = config.map.styleUrl;
  const prefix = context.params['locale'];
  const isKnown = prefix === undefined || prefix === 'en' || prefix === 'uz';
  return isKnown ? next() : next('/404');
});
