import { calls } from '#contract/calls.ts';
import { problem } from '#domain/problem.ts';
import { type Api, type ApiContext, clientAddress, notFound, ProblemError } from './context.ts';
import { type HandlerInput, handle } from './handle.ts';

/** The style of maps, and the search by address; 404 while no geocoder is configured (R-MAP-7). */
export function addMaps(api: Api, report: (error: unknown, context: ApiContext) => void): void {
  handle(api, calls.mapSettings, async ({ services: { backend, config, geocoder }, locale }) => {
    const { marker } = await backend.siteSettings(locale);
    return { styleUrl: config.map.styleUrl, marker, hasGeocoder: geocoder !== null };
  });
  handle(api, calls.geocode, (input) => geocode(input, report), {
    before(context) {
      if (context.get('services').geocoder === null) throw notFound();
    },
  });
}

async function geocode(
  { context, services, locale, now, query }: HandlerInput<typeof calls.geocode>,
  report: (error: unknown, context: ApiContext) => void,
) {
  const { geocoder, limitGeocoding } = services;
  if (geocoder === null) throw notFound();
  const until = await limitGeocoding(clientAddress(context), now);
  if (until !== null) throw new ProblemError(problem('TOO_MANY_REQUESTS', { retryAfter: Math.ceil((until - now) / 1_000) }));
  return geocoder(query.q, locale).catch((error: unknown) => {
    report(error, context);
    throw new ProblemError(problem('UNAVAILABLE'));
  });
}
