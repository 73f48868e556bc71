import { defineMiddleware } from 'astro:middleware';
import type { APIContext } from 'astro';
import { problemStatus } from '#domain/problem.ts';
import { type VisitorPlace, visitorPlace } from '#server/backend/visitor-place.ts';
import { now } from '#server/clock.ts';
import { isDatabaseAway } from '#server/db/db-errors.ts';
import { lastResort } from '#server/http/fallback-error-page.ts';
import { previewReader } from '#server/http/preview.ts';
import { isContentPage, isRoutersOwn, splitPagePath } from '#server/lib/page-path.ts';
import { log } from '#server/log.ts';
import { isWordmark } from '#server/modules/brand-pictures/logo-shape.ts';
import { draftSettings } from '#server/page-data/preview-access.ts';
import { UpstreamFailure } from '#server/ports/upstream-failure.ts';
import { services } from '#server/services.ts';
import { readChoices } from './visitor-preferences.ts';

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
  // the development server has no built worker
  locals.keepsPages = config.serviceWorker === 'on' && reader === null && !import.meta.env.DEV;
  locals.choices = readChoices(context.cookies);
  const ask = { regions: () => backend.regions(split.locale), restaurants: () => backend.restaurants(split.locale, locals.now) };
  const [{ settings, isKnown: isSettingsKnown }, place] = await Promise.all([
    pageSettings(split.locale),
    visitorPlace(ask, locals.choices, locals.now, log),
  ]);
  forgetGone(context, place);
  locals.settings = reader === null ? settings : await draftSettings(serving, context.url.searchParams.get('scheme'));
  locals.hasRemotePictures = config.imageOrigins.length > 0;
  locals.isWordmark = await isWordmark(locals.settings.logo, serving.content.image);
  locals.isPreview = reader === 'colleague';
  locals.isSettingsKnown = isSettingsKnown;
  locals.closures = place.paused;
  locals.mapStyleUrl = config.map.styleUrl;
  const prefix = context.params['locale'];
  const isKnown = (prefix === undefined || prefix === 'en' || prefix === 'uz') && !isRoutersOwn(asked);
  const response = await orProblemPage(context, () => (isKnown ? next() : next('/404')));
  return isSettingsKnown || !isContentPage(split.path) ? response : comeAgain(response);
});

/** A region or restaurant that is gone counts as absent (contract §5), also for the browser; what caches share and what is only fetched ahead sets no cookie. */
function forgetGone({ cookies, locals, request }: APIContext, { gone }: VisitorPlace): void {
  if (isContentPage(locals.path) || request.headers.has('sec-purpose')) return;
  for (const name of gone) cookies.delete(name, { path: '/' });
}

/** A page that an upstream or the database did not answer: told with the status that it deserves. */
async function orProblemPage(context: APIContext, next: () => Promise<Response>): Promise<Response> {
  try {
    return await next();
  } catch (error) {
    if (isDatabaseAway(error)) return lastResort(context.url.pathname);
    if (!(error instanceof UpstreamFailure)) throw error;
    context.locals.problemStatus = problemStatus[error.problem.code];
    const { body, headers } = await context.rewrite('/500');
    return new Response(body, { status: context.locals.problemStatus, headers });
  }
}

/** A page whose texts are not known yet: shown with what is known, and not to be remembered. */
function comeAgain({ body, headers }: Response): Response {
  headers.set('retry-after', '5');
  return new Response(body, { status: 503, headers });
}
