// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';

const fetch = vi.fn<typeof globalThis.fetch>();
vi.stubGlobal('fetch', fetch);
// biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
const signIn = (id: string) => (document.cookie = `user-id=${id}; Path=/`);
const answer = (value: unknown, status = 200) =>
  new Response(status === 204 ? null : JSON.stringify(value), { status, headers: { 'content-type': 'application/json' } });
const sent = () => fetch.mock.calls.map(([url, options]) => `${options?.method ?? 'GET'} ${new URL(String(url), location.href).pathname}`);
const open = async () => {
  vi.resetModules();
  return import('./favorites.ts');
};

beforeEach(() => {
  fetch.mockReset();
  localStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = 'user-id=; Path=/; Max-Age=0';
});

describe('favorites', () => {
  it('live in the browser while nobody is signed in', async () => {
    const { $favorites, syncFavorites, toggleFavorite } = await open();
    await toggleFavorite('1001');
    await toggleFavorite('1002');
    await syncFavorites();
    expect([$favorites.get(), fetch.mock.calls]).toEqual([['1002', '1001'], []]);
    await toggleFavorite('1001');
    expect($favorites.get()).toEqual(['1002']);
  });

  it('of an anonymous visitor are added to the account once, at sign-in', async () => {
    const anonymous = await open();
    await anonymous.toggleFavorite('1001');
    signIn('c1');
    fetch.mockImplementation(async (_, options) => (options?.method === 'GET' ? answer({ productIds: ['1002'] }) : answer(null, 204)));
    const { $favorites, syncFavorites } = await open();
    await syncFavorites();
    expect($favorites.get()).toEqual(['1001', '1002']);
    expect(sent()).toEqual(['GET /api/v1/favorites', 'PUT /api/v1/favorites/1001']);
    const later = await open();
    fetch.mockImplementation(async () => answer({ productIds: ['1002'] }));
    await later.syncFavorites();
    expect(later.$favorites.get()).toEqual(['1002']);
  });

  it('are written to the account, and a refused change is taken back', async () => {
    signIn('c1');
    fetch.mockImplementation(async () => answer(null, 204));
    const { $favorites, toggleFavorite } = await open();
    await toggleFavorite('1001');
    expect(sent()).toEqual(['PUT /api/v1/favorites/1001']);
    fetch.mockImplementation(async () => answer({ message: 'x' }, 500));
    await toggleFavorite('1001');
    expect($favorites.get()).toEqual(['1001']);
  });

  it('leave the browser with the account', async () => {
    const { $favorites, forgetFavorites, toggleFavorite } = await open();
    await toggleFavorite('1001');
    forgetFavorites();
    expect($favorites.get()).toEqual([]);
  });

  it('are read from whatever was stored', async () => {
    const { parseFavorites } = await open();
    for (const garbage of [undefined, null, 7, [], ['1'], { productIds: 'x' }, { productIds: [1, null, '\u0000'] }]) {
      expect(parseFavorites(garbage).productIds).toEqual([]);
    }
    expect(parseFavorites({ productIds: ['1', '1', '2'] }).productIds).toEqual(['1', '2']);
  });
});
