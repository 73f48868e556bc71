import { expect, test } from 'vitest';
import { metersToZones } from './zone-distance.ts';

/** About 8.4 km by 11.1 km around the middle of Tashkent. */
const square = [
  [69.2, 41.3],
  [69.3, 41.3],
  [69.3, 41.4],
  [69.2, 41.4],
] as const;
const at = (longitude: number, latitude: number) => metersToZones({ longitude, latitude }, [square]);

test('the distance to a zone is that to its nearest edge', () => {
  expect(at(69.25, 41.41)).toBeCloseTo(1112, 0);
  expect(at(69.31, 41.35)).toBeCloseTo(835, 0);
  expect(at(69.19, 41.35)).toBeCloseTo(835, 0);
});

test('beyond a corner it is the distance to the corner', () => {
  expect(at(69.31, 41.41)).toBeCloseTo(Math.hypot(834, 1112), 0);
});

test('inside a zone and on its edge it is zero', () => {
  expect(at(69.25, 41.35)).toBe(0);
  expect(at(69.3, 41.35)).toBe(0);
});

test('of several zones the nearest counts, and a closed ring is the same as an open one', () => {
  const far = square.map(([x, y]) => [x + 1, y] as const);
  const point = { longitude: 69.25, latitude: 41.41 };
  expect(metersToZones(point, [far, square])).toBe(metersToZones(point, [square]));
  expect(metersToZones(point, [[...square, square[0]]])).toBe(metersToZones(point, [square]));
});

test('without zones there is no distance', () => {
  expect(metersToZones({ longitude: 69, latitude: 41 }, [])).toBeNull();
  expect(metersToZones({ longitude: 69, latitude: 41 }, [[]])).toBeNull();
});
