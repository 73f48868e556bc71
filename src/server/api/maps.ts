import { calls } from '#contract/calls.ts';
import type { Geocoder, GeocoderQuestion } from '../modules/geocoder.ts';
import { searchPlaces } from '../modules/place-search.ts';
import { type Api, type ApiContext, clientAddress } from './context.ts';
import { type HandlerInput, handle } from './handle.ts';

type Report = (error: unknown, context: ApiContext) => void;

/** The style of maps, and the search for places (R-MAP-7). */
export function addMaps(api: Api, report: Report): void {
  handle(api, calls.mapSettings, async ({ services: { backend, config, geocoder, reverseGeocoder }, locale }) => {
    const { marker } = await backend.siteSettings(locale);
    return { styleUrl: config.map.styleUrl, marker, hasGeocoder: geocoder !== null, hasReverseGeocoder: reverseGeocoder !== null };
  });
  handle(api, calls.geocode, async (input) => {
    const { services, locale, now, query } = input;
    const { addresses, hasFailed } = await addressesFor(input, services.geocoder, { q: query.q }, report);
    const question = { text: query.q, regionId: query.RegionId ?? null, addresses, locale, now };
    return { ...(await searchPlaces(services.backend, question)), hasFailed };
  });
  handle(api, calls.reverseGeocode, async (input) => {
    const { services, locale, query } = input;
    const { longitude, latitude } = query;
    const question = { lat: String(latitude), lon: String(longitude) };
    const [area, { addresses }] = await Promise.all([
      services.backend.areaAt(query, locale),
      addressesFor(input, services.reverseGeocoder, question, report),
    ]);
    return { ...area, address: addresses?.[0]?.text ?? '' };
  });
}

/** What a geocoder finds; without one, or when it fails or was asked too often, null. */
async function addressesFor(
  { context, services, locale, now }: HandlerInput<typeof calls.geocode> | HandlerInput<typeof calls.reverseGeocode>,
  geocoder: Geocoder | null,
  question: GeocoderQuestion,
  report: Report,
) {
  const { limitGeocoding } = services;
  if (geocoder === null) return { addresses: null, hasFailed: false };
  if ((await limitGeocoding(clientAddress(context), now)) !== null) return { addresses: null, hasFailed: true };
  try {
    return { addresses: await geocoder(question, locale), hasFailed: false };
  } catch (error) {
    report(error, context);
    return { addresses: null, hasFailed: true };
  }
}
