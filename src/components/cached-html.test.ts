import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cachedHtml, partMark } from './cached-html.ts';

beforeEach(() => vi.stubEnv('DEV', false));
afterEach(() => vi.unstubAllEnvs());

test('HTML is rendered once for each name of an object, also for concurrent calls', async () => {
  const menu = {};
  const render = vi.fn(async () => '<p>Плов</p>');
  expect(await Promise.all([cachedHtml(menu, 'ru', render), cachedHtml(menu, 'ru', render)])).toEqual([
    [{ html: '<p>Плов</p>' }],
    [{ html: '<p>Плов</p>' }],
  ]);
  expect(await cachedHtml(menu, 'ru', render)).toEqual([{ html: '<p>Плов</p>' }]);
  expect(render).toHaveBeenCalledOnce();
  await cachedHtml(menu, 'uz', render);
  await cachedHtml({}, 'ru', render);
  expect(render).toHaveBeenCalledTimes(3);
});

test('a part that is not cached stands between two pieces of the cached HTML', async () => {
  const render = async () => `<ul>${partMark}</ul>`;
  expect(await cachedHtml({}, 'ru', render)).toEqual([{ html: '<ul>' }, { html: '</ul>' }]);
});

test('a failed render is tried again', async () => {
  const menu = {};
  await expect(cachedHtml(menu, 'ru', () => Promise.reject(new Error('no dish')))).rejects.toThrow('no dish');
  expect(await cachedHtml(menu, 'ru', async () => '<p>Плов</p>')).toEqual([{ html: '<p>Плов</p>' }]);
});

test('in development HTML is rendered each time, so that an edit shows', async () => {
  vi.stubEnv('DEV', true);
  const render = vi.fn(async () => '<p>Плов</p>');
  const menu = {};
  await cachedHtml(menu, 'ru', render);
  await cachedHtml(menu, 'ru', render);
  expect(render).toHaveBeenCalledTimes(2);
});
