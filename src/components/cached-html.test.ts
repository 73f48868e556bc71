import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cachedHtml } from './cached-html.ts';

beforeEach(() => vi.stubEnv('DEV', false));
afterEach(() => vi.unstubAllEnvs());

test('HTML is rendered once for each name of an object, also for concurrent calls', async () => {
  const menu = {};
  const render = vi.fn(async () => '<p>Плов</p>');
  expect(await Promise.all([cachedHtml(menu, 'ru', render), cachedHtml(menu, 'ru', render)])).toEqual(['<p>Плов</p>', '<p>Плов</p>']);
  expect(await cachedHtml(menu, 'ru', render)).toBe('<p>Плов</p>');
  expect(render).toHaveBeenCalledOnce();
  await cachedHtml(menu, 'uz', render);
  await cachedHtml({}, 'ru', render);
  expect(render).toHaveBeenCalledTimes(3);
});

test('a failed render is tried again', async () => {
  const menu = {};
  await expect(cachedHtml(menu, 'ru', () => Promise.reject(new Error('no dish')))).rejects.toThrow('no dish');
  expect(await cachedHtml(menu, 'ru', async () => '<p>Плов</p>')).toBe('<p>Плов</p>');
});

test('in development HTML is rendered each time, so that an edit shows', async () => {
  vi.stubEnv('DEV', true);
  const render = vi.fn(async () => '<p>Плов</p>');
  const menu = {};
  await cachedHtml(menu, 'ru', render);
  await cachedHtml(menu, 'ru', render);
  expect(render).toHaveBeenCalledTimes(2);
});
