import { calls } from '#contract/calls.ts';
import { searchPlaces } from '../modules/place-search.ts';
import { type Api, type ApiContext, clientAddress } from './context.ts';
import { type HandlerInput, handle } from './handle.ts';

type Report = (error: unknown, context: ApiContext) => void;

/** The style of maps, and the search for places (R-MAP-7). */
export function addMaps(api: Api, report: Report): void {
  handle(api, calls.mapSettings, async ({ services: { backend, config, geocoder }, locale }) => {
    const { marker } = await backend.siteSettings(locale);
    return { styleUrl: config.map.styleUrl, marker, hasGeocoder: geocoder !== null };
  });
  handle(api, calls.geocode, async (input) => {
    const { services, locale, now, query } = input;
    const { addresses, hasFailed } = await addressesFor(input, report);
    const question = { text: query.q, regionId: query.RegionId ?? null, addresses, locale, now };
    return { ...(await searchPlaces(services.backend, question)), hasFailed };
  });
  handle(api, calls.reverseGeocode, ({ services, locale, query }) => services.backend.areaAt(query, locale));
}

/** What the geocoder finds; without it, or when it fails or was asked too often, null. */
async function addressesFor({ context, services, locale, now, query }: HandlerInput<typeof calls.geocode>, report: Report) {
  const { geocoder, limitGeocoding } = services;
  if (geocoder === null) return { addresses: null, hasFailed: false };
  if ((await limitGeocoding(clientAddress(context), now)) !== null) return { addresses: null, hasFailed: true };
  try {
    return { addresses: await geocoder(query.q, locale), hasFailed: false };
  } catch (error) {
    report(error, context);
    return { addresses: null, hasFailed: true };
  }
}
