import { expect, test } from 'vitest';
import { geocoderKinds } from '../config/geocoder-kind.ts';
import { readAnswer } from './geocoder-answers.ts';

/** The forms that the services document, with places of Tashkent. */
const nominatim = [{ display_name: 'Навои, 30, Ташкент', lat: '41.3265', lon: '69.234', class: 'building' }];
const photon = {
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [69.234, 41.3265] },
      properties: { osm_id: 1, street: 'Навои', housenumber: '30', city: 'Ташкент', country: 'Узбекистан', type: 'house' },
    },
  ],
};
const twoGis = {
  meta: { api_version: '3.0.426762', code: 200, issue_date: '20260506' },
  result: {
    items: [{ id: '1', type: 'building', name: 'Навои, 30', full_name: 'Навои, 30, Ташкент', point: { lat: 41.3265, lon: 69.234 } }],
    total: 1,
  },
};
const yandex = {
  response: {
    GeoObjectCollection: {
      metaDataProperty: { GeocoderResponseMetaData: { request: 'Навои 30', found: '1', results: '10' } },
      featureMember: [
        {
          GeoObject: {
            metaDataProperty: { GeocoderMetaData: { kind: 'house', text: 'Навои, 30, Ташкент', precision: 'exact' } },
            Point: { pos: '69.234 41.3265' },
          },
        },
      ],
    },
  },
};
const answers = { nominatim, photon, '2gis': twoGis, yandex };

test.each(geocoderKinds)('an answer of %s has the text and the point of an address', (kind) => {
  const [found, ...others] = readAnswer[kind](answers[kind]);
  expect([found?.text, Number(found?.longitude), Number(found?.latitude), others]).toEqual(['Навои, 30, Ташкент', 69.234, 41.3265, []]);
});

test.each(geocoderKinds)('what is no address among those of %s is left out', (kind) => {
  const odd: readonly unknown[] = [null, {}, 'Навои', 5, [], { properties: {} }, { GeoObject: {} }, { full_name: 'Навои' }];
  const withOdd = {
    nominatim: [...odd, ...nominatim],
    photon: { features: [...odd, ...photon.features] },
    '2gis': { ...twoGis, result: { items: [...odd, ...twoGis.result.items] } },
    yandex: {
      response: { GeoObjectCollection: { featureMember: [...odd, ...yandex.response.GeoObjectCollection.featureMember] } },
    },
  };
  expect(readAnswer[kind](withOdd[kind])).toHaveLength(1);
});

test.each(geocoderKinds)('an answer of another service is a failure of %s', (kind) => {
  for (const other of geocoderKinds.filter((one) => one !== kind)) expect(() => readAnswer[kind](answers[other])).toThrow();
  for (const broken of [null, 'text', {}, { error: 'forbidden' }]) expect(() => readAnswer[kind](broken)).toThrow();
});

test('2GIS answers with a code: 404 is that nothing was found, another one a failure', () => {
  const meta = (code: number) => ({ meta: { code, error: { message: 'Results not found', type: 'itemNotFound' } } });
  expect(readAnswer['2gis'](meta(404))).toEqual([]);
  expect(() => readAnswer['2gis'](meta(403))).toThrow('403');
});

test('an address of a point is one entry of Nominatim, which may have none there', () => {
  expect(readAnswer.nominatim({ place_id: 1, ...nominatim[0] })).toEqual([
    { text: 'Навои, 30, Ташкент', longitude: '69.234', latitude: '41.3265' },
  ]);
  expect(readAnswer.nominatim({ error: 'Unable to geocode' })).toEqual([]);
});
