import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { ProblemBody } from '#contract/lib/problem-body.ts';
import { createGeocoder } from '#server/modules/geocoder.ts';
import { useApi } from './open-api.ts';

describe('maps and address search', () => {
  const tested = useApi('sqlite', { MAP_STYLE_URL: 'https://maps.example/{version}/style.json?lang={lang}&key={key}', MAP_API_KEY: 'k' });
  const search = '/api/v1/geocode?q=%D0%9D%D0%B0%D0%B2%D0%BE%D0%B8';
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
    });
  });

  test('address search is 404 while no geocoder is configured', async () => {
    const response = await tested.visitor().get(search);
    expect([response.status, (response.body as { code: string }).code]).toEqual([404, 'NOT_FOUND']);
  });

  test('a configured geocoder returns places; a text that is too short is 400, a malformed response 503', async () => {
    Object.assign(tested.services, { geocoder: createGeocoder(template) });
    const visitor = tested.visitor();
    const response = await visitor.get(search);
    expect(calls.geocode.responses[200].json.parse(response.body)).toEqual([{ text: 'Навои, 30', latitude: 41.3265, longitude: 69.234 }]);
    expect((await visitor.get('/api/v1/geocode?q=ab')).status).toBe(400);
    expect((await visitor.get(`/api/v1/geocode?q=${encodeURIComponent('12 -.,!')}`)).status).toBe(400);
    isBroken = true;
    expect((await visitor.get(search)).status).toBe(503);
    expect(tested.failures).toMatchObject([{ error: expect.stringContaining('JSON'), call: '/api/v1/geocode' }]);
    isBroken = false;
  });

  test('an address has thirty requests a minute, without affecting others', async () => {
    Object.assign(tested.services, { geocoder: async () => [] });
    const visitor = tested.visitor();
    for (let turn = 0; turn < 30; turn += 1) expect((await visitor.get(`${search}${turn}`)).status).toBe(200);
    tested.now += 20_000;
    const rejected = await visitor.get<ProblemBody>(search);
    expect([rejected.status, rejected.body.code, rejected.headers.get('retry-after')]).toEqual([429, 'TOO_MANY_REQUESTS', '40']);
    expect((await tested.visitor().get(search)).status).toBe(200);
    tested.now += 40_000;
    expect((await visitor.get(search)).status).toBe(200);
  });
});
