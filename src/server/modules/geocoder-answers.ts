import { z } from 'zod';
import type { GeocoderKind } from '../config/geocoder-kind.ts';

/** An address as a geocoder gives it: coordinates are numbers or texts, checked by the caller. */
export interface GivenAddress {
  readonly text: string;
  readonly longitude: unknown;
  readonly latitude: unknown;
}

const name = z.string().trim().min(1);
const list = z.array(z.unknown());

/** The addresses of an answer; one of another form is left out. Throws when the whole answer has another form. */
export const readAnswer: Readonly<Record<GeocoderKind, (answer: unknown) => readonly GivenAddress[]>> = {
  nominatim: (answer) => each(nominatimAnswer.parse(answer), nominatim),
  photon: (answer) => each(z.object({ features: list }).parse(answer).features, photon),
  '2gis': readTwoGis,
  yandex: (answer) => each(yandexAnswer.parse(answer).response.GeoObjectCollection.featureMember, yandex),
};

function each(found: readonly unknown[], form: z.ZodType<GivenAddress>): readonly GivenAddress[] {
  return found.flatMap((one) => form.safeParse(one).data ?? []);
}

/** Of a point it is one address, or that there is none. */
const nominatimAnswer = z.union([
  list,
  z
    .object({ display_name: z.string() })
    .loose()
    .transform((address) => [address]),
  z.object({ error: z.literal('Unable to geocode') }).transform(() => []),
]);

const nominatim = z
  .object({ display_name: name, lat: z.unknown(), lon: z.unknown() })
  .transform(({ display_name: text, lon, lat }) => ({ text, longitude: lon, latitude: lat }));

const photon = z
  .object({
    geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]).rest(z.unknown()) }),
    properties: z.object({
      name: name.optional(),
      street: name.optional(),
      housenumber: name.optional(),
      district: name.optional(),
      city: name.optional(),
    }),
  })
  .transform(({ geometry, properties }, context) => {
    const { name: title, street, housenumber, district, city } = properties;
    const parts = [...new Set([title, street, housenumber, district, city])].filter((part) => part !== undefined);
    if (parts.length === 0) context.addIssue({ code: 'custom', message: 'no name' });
    return { text: parts.join(', '), longitude: geometry.coordinates[0], latitude: geometry.coordinates[1] };
  });

/** Nothing found is an answer with the code 404 in its `meta`; another code is a failure. */
function readTwoGis(answer: unknown): readonly GivenAddress[] {
  const { meta, result } = z.object({ meta: z.object({ code: z.int() }), result: z.object({ items: list }).optional() }).parse(answer);
  if (meta.code === 404) return [];
  if (meta.code !== 200 || result === undefined) throw new Error(`the geocoder returned the code ${meta.code}`);
  return each(result.items, twoGis);
}

const twoGis = z
  .object({ full_name: name, point: z.object({ lat: z.unknown(), lon: z.unknown() }) })
  .transform(({ full_name: text, point }) => ({ text, longitude: point.lon, latitude: point.lat }));

const yandexAnswer = z.object({ response: z.object({ GeoObjectCollection: z.object({ featureMember: list }) }) });

/** `pos` is longitude and latitude with a space between. */
const yandex = z
  .object({
    GeoObject: z.object({
      metaDataProperty: z.object({ GeocoderMetaData: z.object({ text: name }) }),
      Point: z.object({ pos: z.string() }),
    }),
  })
  .transform(({ GeoObject }) => {
    const [longitude, latitude] = GeoObject.Point.pos.split(' ');
    return { text: GeoObject.metaDataProperty.GeocoderMetaData.text, longitude, latitude };
  });
