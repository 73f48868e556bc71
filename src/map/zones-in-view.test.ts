import { expect, it } from 'vitest';
import { zonesInView } from './zones-in-view.ts';

const zone = {
  tier: 0,
  polygon: [
    [69.2, 41.3],
    [69.3, 41.3],
    [69.3, 41.4],
  ],
} as const;

it.each([
  ['around all of it', { west: 69, south: 41, east: 70, north: 42 }, true],
  ['inside it', { west: 69.24, south: 41.31, east: 69.26, north: 41.32 }, true],
  ['over an edge of it', { west: 69.29, south: 41.2, east: 69.5, north: 41.35 }, true],
  ['of another city', { west: 66.9, south: 39.6, east: 67, north: 39.7 }, false],
])('in a view %s a zone is in view: %o is %s', (_, view, isInView) => {
  expect(zonesInView([zone], view)).toBe(isInView);
});

it('without zones there are none in view', () => {
  expect(zonesInView([], { west: -180, south: -85, east: 180, north: 85 })).toBe(false);
});
