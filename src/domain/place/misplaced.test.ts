import { expect, test } from 'vitest';
import { knownRegions } from './known-regions.ts';
import { type Misplaced, misplacedPoints, type PlacedCatalog } from './misplaced.ts';

const tashkent = { latitude: 41.31, longitude: 69.28 };
const swapped = { latitude: 69.28, longitude: 41.31 };
const london = { latitude: 51.5, longitude: -0.1 };
const square: PlacedCatalog['zones'][number]['polygon'] = [
  [69.2, 41.3],
  [69.3, 41.3],
  [69.3, 41.4],
  [69.2, 41.4],
];
const catalog: PlacedCatalog = {
  regions: [{ id: '1', ...tashkent }],
  districts: [{ id: '2', regionId: '1', ...tashkent }],
  restaurants: [{ id: '3', regionId: '1', ...tashkent }],
  zones: [{ id: '4', restaurantId: '3', polygon: square }],
};
const wrong = (change: Partial<PlacedCatalog>) => misplacedPoints({ ...catalog, ...change }).map(line);
const line = ({ section, id, corner, rule }: Misplaced) => `${section} ${id}${corner === null ? '' : ` corner ${corner}`}: ${rule}`;

test('points near what they belong to are right', () => {
  expect(wrong({})).toEqual([]);
});

test('latitude and longitude that are exchanged are found in every kind of place', () => {
  expect(wrong({ districts: [{ id: '2', regionId: '1', ...swapped }] })).toEqual(['districts 2: swapped']);
  expect(wrong({ zones: [{ id: '4', restaurantId: '3', polygon: square.map(([x, y]) => [y, x] as const) }] })).toEqual([
    'zones 4 corner 0: swapped',
  ]);
});

test('what belongs to a place that is exchanged is held against the right point', () => {
  expect(wrong({ regions: [{ id: '1', ...swapped }] })).toEqual(['regions 1: swapped']);
  expect(wrong({ restaurants: [{ id: '3', regionId: '1', ...swapped }] })).toEqual(['restaurants 3: swapped']);
});

test('a single wrong corner of a zone is found', () => {
  const [first = [0, 0], ...others] = square;
  expect(wrong({ zones: [{ id: '4', restaurantId: '3', polygon: [first, [41.3, 69.3], ...others] }] })).toEqual([
    'zones 4 corner 1: swapped',
  ]);
});

test('a point that is far either way is not where its region or its restaurant is', () => {
  expect(wrong({ districts: [{ id: '2', regionId: '1', ...london }] })).toEqual(['districts 2: farFromRegion']);
  expect(wrong({ restaurants: [{ id: '3', regionId: '1', latitude: 14.3, longitude: 69.28 }], zones: [] })).toEqual([
    'restaurants 3: farFromRegion',
  ]);
  expect(wrong({ zones: [{ id: '4', restaurantId: '3', polygon: square.map(([x, y]) => [x + 10, y] as const) }] })).toEqual([
    'zones 4 corner 0: farFromRestaurant',
  ]);
});

test('a region abroad with its restaurants is right, and one that names no known region is not held against anything', () => {
  const abroad = { regions: [{ id: '1', ...london }], districts: [], restaurants: [{ id: '3', regionId: '1', ...london }], zones: [] };
  expect(wrong(abroad)).toEqual([]);
  expect(wrong({ regions: [] })).toEqual([]);
});

test('no region of Uzbekistan is wrong, and each is found exchanged', () => {
  const none = { districts: [], restaurants: [], zones: [] };
  const placed = knownRegions.map(({ id, latitude, longitude }) => ({ id: String(id), latitude, longitude }));
  expect(wrong({ ...none, regions: placed })).toEqual([]);
  const turned = placed.map(({ id, latitude, longitude }) => ({ id, latitude: longitude, longitude: latitude }));
  expect(wrong({ ...none, regions: turned })).toHaveLength(knownRegions.length);
});
