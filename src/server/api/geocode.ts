import { calls } from '#contract/calls.ts';
import { geocodeQuery } from '#contract/geocode.ts';
import { problem } from '#domain/problem.ts';
import { type Api, notFound, Refused } from './context.ts';
import { readQuery } from './read-input.ts';
import { route } from './route.ts';

/** The search by address; 404 while no geocoder is configured (contract §3). */
export function addGeocode(api: Api): void {
  route(api, calls.geocode, async (context) => {
    const { geocoder } = context.get('services');
    if (geocoder === null) throw notFound();
    const { q } = readQuery(context, geocodeQuery);
    const places = await geocoder(q, context.get('locale')).catch(() => {
      throw new Refused(problem('UNAVAILABLE'));
    });
    return context.json(places);
  });
}
