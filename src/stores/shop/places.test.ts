// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import { sampleWireRestaurant } from '#contract/shop/sample-wire.ts';
import { mockBackend } from '../../../tests/support/mock-backend.ts';

const regions = [
  { id: 1, name: 'Ташкент', latitude: 41.3, longitude: 69.2 },
  { id: 9, name: 'Самарканд', latitude: 39.6, longitude: 66.9 },
];
const restaurants = [sampleWireRestaurant({ id: 8, name: 'Регистан', latitude: 39.6, longitude: 66.9, regionId: 9 })];
const server = mockBackend();

async function open(region = '') {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  document.cookie = `region=${region}; Path=/${region ? '' : '; Max-Age=0'}`;
  vi.resetModules();
  return import('./places.ts');
}

beforeEach(() => {
  server.reset();
  server.respond(calls.regionsList, regions);
  server.respond(calls.restaurantsList, restaurants);
});

describe('the places', () => {
  it.each([
    ['', '9'],
    ['77', '9'],
    ['1', '1'],
  ])('put region %j in use as %j: unknown is the first with an active restaurant', async (cookie, inUse) => {
    const { $regionInUse, loadPlaces } = await open(cookie);
    await loadPlaces();
    expect($regionInUse.get()).toBe(inUse);
  });

  it('are loaded once, and again after a failure', async () => {
    const { loadPlaces } = await open();
    server.reject(calls.regionsList, { code: 'INVALID_QUERY', details: { field: 'x', rule: 'y' } });
    expect((await loadPlaces()).status).toBe('error');
    const before = server.requests().length;
    server.respond(calls.regionsList, regions);
    await Promise.all([loadPlaces(), loadPlaces()]);
    expect((await loadPlaces()).status).toBe('success');
    expect(server.requests().slice(before)).toHaveLength(2);
  });
});
