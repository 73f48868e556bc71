import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { createGeocoder } from './geocoder.ts';

const open: { close(): void }[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

async function serve(response: RequestListener): Promise<string> {
  const server = createServer(response).listen(0, '127.0.0.1');
  open.push(server);
  await once(server, 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/search?q={q}&accept-language={lang}`;
}

test('text and language are filled into the URL, and places are returned with numeric coordinates', async () => {
  let requested = '';
  const template = await serve((request, response) => {
    requested = request.url ?? '';
    response.end(JSON.stringify([{ display_name: 'Навои, 30', lat: '41.3265123', lon: '69.234', class: 'house' }]));
  });
  expect(await createGeocoder(template, 'nominatim')({ q: 'Навои & 30' }, 'ru')).toEqual([
    { text: 'Навои, 30', latitude: 41.32651, longitude: 69.234 },
  ]);
  expect(requested).toBe(`/search?q=${encodeURIComponent('Навои & 30')}&accept-language=ru`);
});

test('a place without coordinates is omitted', async () => {
  const template = await serve((_, response) => response.end(JSON.stringify([{ display_name: 'x', lat: '0', lon: 'y' }])));
  expect(await createGeocoder(template, 'nominatim')({ q: 'Навои' }, 'uz')).toEqual([]);
});

const named = { display_name: 'Навои, 30', lat: '41.3265', lon: '69.234' };
test.each([
  ['null', null],
  ['a text', 'Навои'],
  ['a list', [named]],
  ['an empty object', {}],
  ['a name that is null', { ...named, display_name: null }],
  ['a name that is a number', { ...named, display_name: 30 }],
  ['an empty name', { ...named, display_name: ' ' }],
  ['a latitude that is null', { ...named, lat: null }],
  ['a longitude that is an object', { ...named, lon: {} }],
])('%s among the places is left out, and the others stay', async (_, odd) => {
  const template = await serve((_request, response) => response.end(JSON.stringify([odd, named])));
  expect(await createGeocoder(template, 'nominatim')({ q: 'Навои' }, 'ru')).toEqual([
    { text: 'Навои, 30', latitude: 41.3265, longitude: 69.234 },
  ]);
});

const broken: readonly (readonly [string, RequestListener])[] = [
  ['an error', (_, response) => response.writeHead(500).end()],
  ['markup', (_, response) => response.end('<html>')],
  ['another shape', (_, response) => response.end('{"features":[]}')],
  ['null', (_, response) => response.end('null')],
  ['nothing', (_, response) => response.end()],
  ['too much', (_, response) => response.end(`["${'x'.repeat(300_000)}"]`)],
  ['a redirect', (_, response) => response.writeHead(302, { location: '/elsewhere' }).end()],
];
test.each(broken)('%s is a failure', async (_, response) => {
  await expect(createGeocoder(await serve(response), 'nominatim')({ q: 'Навои' }, 'ru')).rejects.toThrow();
});
