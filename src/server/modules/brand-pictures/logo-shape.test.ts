import sharp from 'sharp';
import { expect, test } from 'vitest';
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
  const none = async () => null;
  expect(await isWordmark('/brand/logo.svg', none)).toBe(false);
  expect(await isWordmark('https://elsewhere.example/logo.png', none)).toBe(false);
  expect(await isWordmark('/media/gone.webp', none)).toBe(false);
  expect(await isWordmark('/media/text.webp', async () => new TextEncoder().encode('text'))).toBe(false);
});
