import { expect, test } from 'vitest';
import type { Corner } from '../place/inside-polygon.ts';
import { type ZoneDraft, zoneProblems } from './zone-problems.ts';

const square = (west: number): Corner[] => [
  [west, 41],
  [west + 1, 41],
  [west + 1, 42],
  [west, 42],
];
const zone = (id: string, changes: Partial<ZoneDraft> = {}): ZoneDraft => ({
  id,
  restaurantId: 'r1',
  priority: 1,
  polygon: square(69),
  minOrderSum: 50_000,
  freeDeliveryFrom: null,
  ...changes,
});
const found = (...zones: ZoneDraft[]) => zoneProblems(zones).map(({ rule, zoneId, otherId }) => [rule, zoneId, otherId]);

test('two zones of a restaurant with one priority do not overlap', () => {
  expect(found(zone('a'), zone('b', { polygon: square(69.5) }), zone('c', { polygon: square(70.5) }))).toEqual([['overlap', 'b', 'a']]);
});

test('zones with other priorities or of other restaurants may overlap, since the rules choose one of them', () => {
  expect(found(zone('a'), zone('b', { priority: 2 }), zone('c', { restaurantId: 'r2' }))).toEqual([]);
});

test('a polygon that crosses itself is wrong by itself and is not compared with others', () => {
  const [a, b, c, d] = square(69) as [Corner, Corner, Corner, Corner];
  expect(found(zone('a', { polygon: [a, c, b, d] }), zone('b'))).toEqual([['crossing', 'a', null]]);
});

test('free delivery does not begin below the minimum sum', () => {
  const from = (freeDeliveryFrom: number | null) => found(zone('a', { freeDeliveryFrom }));
  expect([from(49_999), from(50_000), from(null)]).toEqual([[['freeFrom', 'a', null]], [], []]);
});
