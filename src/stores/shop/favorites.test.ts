// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import { mockBackend } from '../../../tests/support/mock-backend.ts';

const server = mockBackend();
// biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
const signIn = (id: string) => (document.cookie = `user-id=${id}; Path=/`);
const sent = () => server.requests().map(({ method, url }) => `${method} ${url.pathname}`);
const open = async () => {
  vi.resetModules();
  return import('./favorites.ts');
};

beforeEach(() => {
  server.reset();
  server.respond(calls.favorites, { productIds: ['1002'] });
  server.respond(calls.addFavorite, undefined);
  localStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = 'user-id=; Path=/; Max-Age=0';
});

describe('favorites', () => {
  it('are stored in the browser while the visitor is not signed in', async () => {
    const { $favorites, syncFavorites, toggleFavorite } = await open();
    await toggleFavorite('1001');
    await toggleFavorite('1002');
    await syncFavorites();
    expect([$favorites.get(), sent()]).toEqual([['1002', '1001'], []]);
    await toggleFavorite('1001');
    expect($favorites.get()).toEqual(['1002']);
  });

  it('of an anonymous visitor are added to the account once, at sign-in', async () => {
    const anonymous = await open();
    await anonymous.toggleFavorite('1001');
    signIn('c1');
    const { $favorites, syncFavorites } = await open();
    await syncFavorites();
    expect($favorites.get()).toEqual(['1001', '1002']);
    expect(sent()).toEqual(['GET /api/v1/favorites', 'PUT /api/v1/favorites/1001']);
    const later = await open();
    await later.syncFavorites();
    expect(later.$favorites.get()).toEqual(['1002']);
  });

  it('are added to the account in their order, once even if several parts of a page ask for it', async () => {
    const anonymous = await open();
    for (const id of ['1001', '1003']) await anonymous.toggleFavorite(id);
    signIn('c1');
    const { $favorites, syncFavorites } = await open();
    await Promise.all([syncFavorites(), syncFavorites()]);
    expect($favorites.get()).toEqual(['1003', '1001', '1002']);
    expect(sent()).toEqual(['GET /api/v1/favorites', 'PUT /api/v1/favorites/1001', 'PUT /api/v1/favorites/1003']);
  });

  it('are written to the account, and a rejected change is undone', async () => {
    signIn('c1');
    const { $favorites, toggleFavorite } = await open();
    await toggleFavorite('1001');
    expect(sent()).toEqual(['PUT /api/v1/favorites/1001']);
    server.reject(calls.removeFavorite, { code: 'INTERNAL' });
    await toggleFavorite('1001');
    expect($favorites.get()).toEqual(['1001']);
  });

  it('are removed from the browser with the account', async () => {
    const { $favorites, forgetFavorites, toggleFavorite } = await open();
    await toggleFavorite('1001');
    forgetFavorites();
    expect($favorites.get()).toEqual([]);
  });

  it('are parsed from any stored value', async () => {
    const { parseFavorites } = await open();
    for (const garbage of [undefined, null, 7, [], ['1'], { productIds: 'x' }, { productIds: [1, null, '\u0000'] }]) {
      expect(parseFavorites(garbage).productIds).toEqual([]);
    }
    expect(parseFavorites({ productIds: ['1', '1', '2'] }).productIds).toEqual(['1', '2']);
  });
});
