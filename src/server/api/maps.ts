import { calls } from '#contract/calls.ts';
import { problem } from '#domain/problem.ts';
import { type Api, clientAddress, notFound, ProblemError } from './context.ts';
import { type HandlerInput, handle } from './handle.ts';

/** The style of maps, and the search by address; 404 while no geocoder is configured (contract §3). */
export function addMaps(api: Api): void {
  handle(api, calls.mapLook, async ({ services: { backend, config, geocoder }, locale }) => {
    const { marker } = await backend.siteSettings(locale);
    return { styleUrl: config.map.styleUrl, marker, hasGeocoder: geocoder !== null };
  });
  handle(api, calls.geocode, geocode, {
    before(context) {
      if (context.get('services').geocoder === null) throw notFound();
    },
  });
}

async function geocode({ context, services, locale, now, query }: HandlerInput<typeof calls.geocode>) {
  const { geocoder, limitGeocoding } = services;
  if (geocoder === null) throw notFound();
  const until = await limitGeocoding(clientAddress(context), now);
  if (until !== null) throw new ProblemError(problem('TOO_MANY_REQUESTS', { retryAfter: Math.ceil((until - now) / 1_000) }));
  return geocoder(query.q, locale).catch(() => {
    throw new ProblemError(problem('UNAVAILABLE'));
  });
}
