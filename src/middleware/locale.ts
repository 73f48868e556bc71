import { defineMiddleware } from 'astro:middleware';
import { closuresNow } from '#server/backend/closures.ts';
import { now } from '#server/clock.ts';
import { isContentPage, splitPagePath } from '#server/http/page-path.ts';
import { previewReader } from '#server/http/preview.ts';
import { log } from '#server/log.ts';
import { draftSettings } from '#server/modules/content/preview-access.ts';
import { services } from '#server/services.ts';

/** The language comes from the path alone; a page under any other prefix than `/en` and `/uz` does not exist (contract §6). */
export const locale = defineMiddleware(async (context, next) => {
  const { locals } = context;
  const asked = new URL(context.originPathname, context.url).pathname.replace(/(.)\/$/, '$1');
  const split = splitPagePath(asked);
  const serving = await services();
  const { backend, config, isDemo, pageSettings } = serving;
  const reader = previewReader(context.request.headers);
  locals.locale = split.locale;
  locals.path = split.path;
  locals.now = now();
  locals.backend = backend;
  locals.siteUrl = config.siteUrl;
  locals.isDemo = isDemo;
  locals.keepsPages = config.serviceWorker === 'on' && reader === null;
  const [{ settings, isKnown: isSettingsKnown }, closures] = await Promise.all([
    pageSettings(),
    closuresNow(() => backend.restaurants(split.locale, locals.now), locals.now, log),
  ]);
  locals.settings = reader === null ? settings : await draftSettings(serving, context.url.searchParams.get('scheme'));
  locals.isPreview = reader === 'colleague';
  locals.isSettingsKnown = isSettingsKnown;
  locals.closures = closures;
  locals.mapStyleUrl = config.map.styleUrl;
  const prefix = context.params['locale'];
  const isKnown = prefix === undefined || prefix === 'en' || prefix === 'uz';
  const response = await (isKnown ? next() : next('/404'));
  return isSettingsKnown || !isContentPage(split.path) ? response : comeAgain(response);
});

/** A page whose texts are not known yet: shown with what is known, and not to be remembered. */
function comeAgain({ body, headers }: Response): Response {
  headers.set('retry-after', '5');
  return new Response(body, { status: 503, headers });
}
