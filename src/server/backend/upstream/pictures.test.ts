import { expect, test } from 'vitest';
import { pictureResolver } from './pictures.ts';

const resolve = pictureResolver('https://system.example', ['https://system.example'], (url) =>
  url === 'https://system.example/plov.jpg' ? '/media/stored' : url,
);

test('a picture of the upstream is shown from where it is stored, at its focal point', () => {
  expect(resolve('/plov.jpg')).toBe('/media/stored');
  expect(resolve('/plov.jpg#focus=30,70')).toBe('/media/stored#focus=30,70');
});

test('a picture of another site is not shown', () => {
  expect([resolve('https://other.example/plov.jpg#focus=30,70'), resolve(''), resolve(null)]).toEqual([null, null, null]);
});
