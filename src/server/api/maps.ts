import { calls } from '#contract/calls.ts';
import { geocodeQuery } from '#contract/shop/geocode.ts';
import type { MapLook } from '#contract/shop/map-look.ts';
import { problem } from '#domain/problem.ts';
import { type Api, clientAddress, notFound, Refused, sharedAnswer } from './context.ts';
import { readQuery } from './read-input.ts';
import { route } from './route.ts';

/** How maps look, and the search by address; 404 while no geocoder is configured (contract §3). */
export function addMaps(api: Api): void {
  route(api, calls.mapLook, async (context) => {
    const { backend, config, geocoder } = context.get('services');
    const { marker } = await backend.siteSettings(context.get('locale'));
    const look: MapLook = { styleUrl: config.map.styleUrl, marker, hasGeocoder: geocoder !== null };
    return sharedAnswer(context, look);
  });
  route(api, calls.geocode, async (context) => {
    const { geocoder, limitGeocoding } = context.get('services');
    if (geocoder === null) throw notFound();
    const { q } = readQuery(context, geocodeQuery);
    const now = context.get('now');
    const until = await limitGeocoding(clientAddress(context), now);
    if (until !== null) throw new Refused(problem('TOO_MANY_REQUESTS', { retryAfter: Math.ceil((until - now) / 1_000) }));
    const places = await geocoder(q, context.get('locale')).catch(() => {
      throw new Refused(problem('UNAVAILABLE'));
    });
    return context.json(places);
  });
}
