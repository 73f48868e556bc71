// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { mockBackend } from '../../../../../tests/support/mock-backend.ts';

const server = mockBackend();
const { useLibrary } = await import('./use-library.ts');
const { shownToasts, dismissToast } = await import('#stores/lib/toasts.ts');
afterEach(() => {
  cleanup();
  server.reset();
  for (const { id } of shownToasts()) dismissToast(id);
});

const alt = { ru: '', en: '', uz: '' };
const picture = (hash: string) => ({
  hash,
  image: '/media/abcdefghijklmnop-p1280x720-aabbcc',
  width: 1280,
  height: 720,
  alt,
  focus: { x: 50, y: 50 },
  uploadedAt: '2026-11-21T07:00:00.000Z',
  by: null,
  uses: [],
});
const hashes = ({ found }: ReturnType<typeof useLibrary>) => (typeof found === 'string' ? found : found.pictures.map(({ hash }) => hash));

test('more pictures of a query that was changed meanwhile are not shown', async () => {
  const more = Promise.withResolvers<void>();
  server.respond(calls.libraryPictures, async ({ query: { q = '', offset = 0 } }) => {
    if (Number(offset) > 0) await more.promise;
    return { pictures: [picture(`${q}${offset}`)], total: 9 };
  });
  const { result } = renderHook(useLibrary);
  await waitFor(() => expect(hashes(result.current)).toEqual(['0']));
  let loading = Promise.resolve();
  act(() => {
    loading = result.current.showMore();
    result.current.setSearch('osh');
  });
  await waitFor(() => expect(hashes(result.current)).toEqual(['osh0']));
  more.resolve();
  await act(() => loading);
  expect(hashes(result.current)).toEqual(['osh0']);
});

test('a failure to read more pictures is reported, and the list stays', async () => {
  server.respond(calls.libraryPictures, { pictures: [picture('a')], total: 9 });
  const { result } = renderHook(useLibrary);
  await waitFor(() => expect(hashes(result.current)).toEqual(['a']));
  server.reject(calls.libraryPictures, { code: 'UNAVAILABLE' });
  await act(() => result.current.showMore());
  expect([hashes(result.current), shownToasts().map(({ kind }) => kind)]).toEqual([['a'], ['error']]);
});
