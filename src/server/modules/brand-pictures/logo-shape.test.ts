import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { log } from '../../log.ts';
import { isWordmark } from './logo-shape.ts';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .webp()
    .toBuffer();

test('a logo more than twice as wide as high is a wordmark', async () => {
  expect(await isWordmark('/media/wide.webp', () => picture(300, 100))).toBe(true);
  expect(await isWordmark('/media/twice.webp', () => picture(200, 100))).toBe(false);
  expect(await isWordmark('/media/square.webp', () => picture(100, 100))).toBe(false);
});

test('the built-in logo, an external one, a missing one and an invalid one are not wordmarks', async () => {
  vi.spyOn(log, 'warn').mockReturnValue();
  const none = async () => null;
  expect(await isWordmark('/brand/logo.svg', none)).toBe(false);
  expect(await isWordmark('https://elsewhere.example/logo.png', none)).toBe(false);
  expect(await isWordmark('/media/gone.webp', none)).toBe(false);
  expect(await isWordmark('/media/text.webp', async () => new TextEncoder().encode('text'))).toBe(false);
});

test('a logo that cannot be loaded is reported and loaded again for the next page', async () => {
  const warn = vi.spyOn(log, 'warn').mockReturnValue();
  const find = vi
    .fn()
    .mockRejectedValueOnce(new Error('the database is away'))
    .mockImplementation(() => picture(300, 100));
  expect(await isWordmark('/media/later.webp', find)).toBe(false);
  expect(await isWordmark('/media/later.webp', find)).toBe(true);
  expect(warn.mock.calls).toEqual([[{ reason: 'Error: the database is away' }, 'the logo cannot be loaded']]);
});

test('a logo that is no picture is reported once', async () => {
  const warn = vi.spyOn(log, 'warn').mockReturnValue();
  for (let page = 0; page < 3; page += 1) await isWordmark('/media/notes.webp', async () => new TextEncoder().encode('text'));
  expect(warn).toHaveBeenCalledOnce();
});
