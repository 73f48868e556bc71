// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';

const regions = [
  { id: 1, name: 'Ташкент', latitude: 41.3, longitude: 69.2 },
  { id: 9, name: 'Самарканд', latitude: 39.6, longitude: 66.9 },
];
const restaurants = [
  {
    id: 8,
    name: 'Регистан',
    address: '',
    latitude: 39.6,
    longitude: 66.9,
    isActive: true,
    startOfWorkingTime: 540,
    endOfWorkingTime: 1380,
    regionId: 9,
  },
];
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const answer = async (url: unknown) => json(String(url).includes('regions') ? regions : restaurants);
const fetch = vi.fn<typeof globalThis.fetch>();
vi.stubGlobal('fetch', fetch);

async function open(region = '') {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  document.cookie = `region=${region}; Path=/${region ? '' : '; Max-Age=0'}`;
  vi.resetModules();
  return import('./places.ts');
}

beforeEach(() => {
  fetch.mockReset();
  fetch.mockImplementation(answer);
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
    fetch.mockImplementation(async () => json({ code: 'INTERNAL', message: { ru: 'x' } }, 400));
    expect((await loadPlaces()).status).toBe('error');
    fetch.mockReset();
    fetch.mockImplementation(answer);
    await Promise.all([loadPlaces(), loadPlaces()]);
    expect((await loadPlaces()).status).toBe('success');
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});
