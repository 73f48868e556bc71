// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';

const open = async () => {
  vi.resetModules();
  return import('./last-searches.ts');
};
const store = (value: unknown) => localStorage.setItem('searches', JSON.stringify({ version: 1, savedAt: Date.now(), value }));

beforeEach(() => localStorage.clear());

test('the last five searches are stored in the browser, newest first and each once in any case', async () => {
  const { $lastSearches, rememberSearch } = await open();
  for (const text of ['плов', 'самса', ' чай ', 'Плов', 'нон', 'манты', 'лагман']) rememberSearch(text);
  expect($lastSearches.get()).toEqual(['лагман', 'манты', 'нон', 'Плов', 'чай']);
  expect((await open()).$lastSearches.get()).toEqual(['лагман', 'манты', 'нон', 'Плов', 'чай']);
});

test('the searches can be cleared', async () => {
  const { $lastSearches, rememberSearch, forgetSearches } = await open();
  rememberSearch('плов');
  forgetSearches();
  expect($lastSearches.get()).toEqual([]);
  expect(localStorage.getItem('searches')).not.toContain('плов');
});

test('searches leave the browser with the account', async () => {
  const { rememberSearch } = await open();
  const { signOut } = await import('../account/sign-out.ts');
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
  rememberSearch('плов');
  await signOut(false);
  expect((await open()).$lastSearches.get()).toEqual([]);
});

test.each([[{}], ['плов'], [[1, '', ' ', 'я'.repeat(101), null]]])(
  'a stored value that does not parse counts as absent: %j',
  async (value) => {
    store(value);
    expect((await open()).$lastSearches.get()).toEqual([]);
  },
);
