import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mapPicture, placeInLargePicture, placeInPicture } from './map-picture.ts';

test('the middle of Tashkent is in the middle of its picture, and a place north-east of it above it on the right', () => {
  expect(placeInPicture({ longitude: 69.2795, latitude: 41.3112 })).toEqual({ x: 320, y: 136 });
  const { x = 0, y = 0 } = placeInPicture({ longitude: 69.3288, latitude: 41.3262 }) ?? {};
  expect(x).toBeGreaterThan(320);
  expect(y).toBeLessThan(136);
});

test('a place of another city is not in the picture', () => {
  expect(placeInPicture({ longitude: 66.9757, latitude: 39.655 })).toBeNull();
});

test('the large picture shows the surroundings of the city, and no other city', () => {
  const near = { longitude: 69.45, latitude: 41.47 };
  expect(placeInPicture(near)).toBeNull();
  const { x = 0, y = 0 } = placeInLargePicture(near) ?? {};
  expect([Math.round(x), Math.round(y)]).toEqual([511, -100]);
  expect(placeInLargePicture({ longitude: 66.9757, latitude: 39.655 })).toBeNull();
});

test('both pictures have this size', () => {
  for (const name of ['map', 'map-dark']) {
    const picture = readFileSync(new URL(`../../../public/brand/${name}.svg`, import.meta.url), 'utf8');
    expect(picture).toContain(`width="${mapPicture.width}" height="${mapPicture.height}"`);
  }
});
