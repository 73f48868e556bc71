import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { createGeocoder } from '#server/modules/geocoder.ts';
import { useApi } from './open-api.ts';

describe('maps and address search', () => {
  const tested = useApi('sqlite', { MAP_STYLE_URL: 'https://maps.example/{version}/style.json?lang={lang}&key={key}', MAP_API_KEY: 'k' });
  let isBroken = false;
  const server = createServer((_, response) => {
    response.end(isBroken ? '<html>' : JSON.stringify([{ display_name: 'Навои, 30', lat: '41.3265', lon: '69.234' }]));
  });
  let template = '';

  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    template = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/?q={q}`;
  });
  afterAll(() => {
    server.close();
  });

  test('maps use the configured style and the marker of the settings', async () => {
    const { body } = await tested.visitor().get('/api/v1/map');
    expect(calls.mapSettings.responses[200].json.parse(body)).toEqual({
      styleUrl: 'https://maps.example/v3/style.json?lang=ru_RU&key=k',
      marker: '/brand/marker.svg',
      hasGeocoder: false,
      hasReverseGeocoder: false,
    });
  });

  const placesFor = async (text: string, visitor = tested.visitor()) => {
    const response = await visitor.get(`/api/v1/geocode?RegionId=1&q=${encodeURIComponent(text)}`);
    return calls.geocode.responses[200].json.parse(response.body);
  };

  test('without a geocoder the gazetteer answers: places with the terms of a delivery, "from" where the point is not certain (R-MAP-7)', async () => {
    const { places, isStreet, hasFailed } = await placesFor('Юнусабад 4 квартал 12');
    expect([isStreet, hasFailed]).toEqual([false, false]);
    expect(places[0]).toMatchObject({ kind: 'quarter', title: 'Юнусабад, 4-й квартал', regionId: '1', isElsewhere: false });
    expect(places[0]?.terms).toMatchObject({ hasDelivery: true, mayCostMore: true });
    expect(places.at(-1)?.isElsewhere).toBe(true);
    const street = await placesFor('Пекинская 12');
    const served = street.places.map(({ terms }) => terms?.hasDelivery);
    expect([street.isStreet, served.indexOf(false) > served.lastIndexOf(true)]).toEqual([true, true]);
    expect((await placesFor('ц-1')).places).toHaveLength(3);
  });

  test('a point has a district and a landmark; without a point the call is 400', async () => {
    const reverse = (search: string) => tested.visitor().get(`/api/v1/geocode/reverse${search}`);
    const { body } = await reverse('?Longitude=69.2885&Latitude=41.3535');
    expect(calls.reverseGeocode.responses[200].json.parse(body)).toEqual({
      district: 'Юнусабадский район',
      landmark: 'метро Шахристан',
      address: '',
    });
    expect((await reverse('')).status).toBe(400);
  });

  test('a point has the address that a configured geocoder gives it, and the rest when that fails', async () => {
    Object.assign(tested.services, { reverseGeocoder: createGeocoder(template.replace('{q}', '{lon},{lat}'), 'nominatim') });
    const areaAt = async () => {
      const { body } = await tested.visitor().get('/api/v1/geocode/reverse?Longitude=69.2885&Latitude=41.3535');
      return calls.reverseGeocode.responses[200].json.parse(body);
    };
    expect(await areaAt()).toEqual({ district: 'Юнусабадский район', landmark: 'метро Шахристан', address: 'Навои, 30' });
    isBroken = true;
    expect(await areaAt()).toMatchObject({ district: 'Юнусабадский район', address: '' });
    expect(tested.failures).toMatchObject([{ error: expect.stringContaining('JSON'), call: '/api/v1/geocode/reverse' }]);
    isBroken = false;
    tested.failures.length = 0;
    Object.assign(tested.services, { reverseGeocoder: null });
  });

  test('a configured geocoder adds addresses; a text that is too short is 400, a malformed response leaves the known places', async () => {
    Object.assign(tested.services, { geocoder: createGeocoder(template, 'nominatim') });
    const { places, hasFailed } = await placesFor('Навои 30');
    expect([hasFailed, places.map(({ kind, text }) => [kind, text])]).toEqual([false, [['address', 'Навои, 30']]]);
    expect(places[0]?.terms?.mayCostMore).toBe(false);
    const visitor = tested.visitor();
    expect((await visitor.get('/api/v1/geocode?q=a')).status).toBe(400);
    expect((await visitor.get(`/api/v1/geocode?q=${encodeURIComponent('1 -.,!')}`)).status).toBe(400);
    isBroken = true;
    const known = await placesFor('Чорсу');
    expect([known.hasFailed, known.places[0]?.title]).toEqual([true, 'Базар Чорсу']);
    expect(tested.failures).toMatchObject([{ error: expect.stringContaining('JSON'), call: '/api/v1/geocode' }]);
    isBroken = false;
  });

  test('for a network address the geocoder is asked thirty times a minute, without affecting others', async () => {
    Object.assign(tested.services, { geocoder: async () => [] });
    const visitor = tested.visitor();
    for (let turn = 0; turn < 30; turn += 1) expect((await placesFor(`Чорсу ${turn}`, visitor)).hasFailed).toBe(false);
    expect((await placesFor('Чорсу', visitor)).hasFailed).toBe(true);
    expect((await placesFor('Чорсу')).hasFailed).toBe(false);
    tested.now += 60_000;
    expect((await placesFor('Чорсу', visitor)).hasFailed).toBe(false);
  });
});
