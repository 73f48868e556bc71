import { describe, expect, test } from 'vitest';
import type { Corner } from '../place/inside-polygon.ts';
import { commonPoint, openRing, polygonProblems } from './polygon.ts';

const square = (west: number, south: number, size = 0.1): Corner[] => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
];
/** An outline without repeated shapes, as the border of a district. */
const outline = (corners: number, west = 0): Corner[] =>
  Array.from({ length: corners }, (_, at) => {
    const [angle, distance] = [(at / corners) * 2 * Math.PI, 0.1 + 0.001 * Math.sin(at * 0.7) + 0.0005 * Math.sin(at * 2.3)];
    return [69 + west + distance * Math.cos(angle), 41 + distance * Math.sin(angle)];
  });
const rulesOf = (polygon: readonly Corner[]) => polygonProblems(polygon).map(({ rule, corner }) => [rule, corner]);

describe('the form of a polygon', () => {
  test('is valid whether its ring is closed or not', () => {
    const closed = [...square(69.2, 41.3), [69.2, 41.3] as const];
    expect(polygonProblems(square(69.2, 41.3))).toEqual([]);
    expect(polygonProblems(closed)).toEqual([]);
    expect(openRing(closed)).toEqual(square(69.2, 41.3));
  });

  test('needs three different corners', () => {
    expect(rulesOf([])).toEqual([['corners', null]]);
    expect(rulesOf(square(69.2, 41.3).slice(0, 2))).toEqual([['corners', null]]);
    expect(
      rulesOf([
        [1, 1],
        [2, 2],
        [2, 2],
        [1, 1],
      ]),
    ).toEqual([['corners', null]]);
  });

  test('does not come back to a corner', () => {
    const [a, b, c, d] = square(69.2, 41.3) as [Corner, Corner, Corner, Corner];
    expect(rulesOf([a, b, c, d, b])).toEqual([['repeated', 4]]);
  });

  test('may name a corner several times in a row, and the places of others remain', () => {
    const [a, b, c, d] = square(69.2, 41.3) as [Corner, Corner, Corner, Corner];
    expect(rulesOf([a, b, b, b, c, d, d, a, a])).toEqual([]);
    expect(rulesOf([a, b, b, c, d, b])).toEqual([['repeated', 5]]);
    expect(rulesOf([d, d, a, a, c, b])).toEqual([['crossing', 2]]);
  });

  test('has as many corners as the outline of a district, and no more', () => {
    expect(rulesOf(outline(5_000))).toEqual([]);
    expect(rulesOf(outline(5_001))).toEqual([['tooMany', null]]);
  });

  test('is checked in time that hardly grows with the square of its corners, alone and beside others', () => {
    const took = [1, 2, 3].map(() => {
      const begin = performance.now();
      expect(rulesOf(outline(2_000))).toEqual([]);
      expect(commonPoint(outline(2_000), outline(2_000, 0.1999))).not.toBeNull();
      return performance.now() - begin;
    });
    expect(Math.min(...took)).toBeLessThan(300);
  });

  test('does not cross itself, and the crossing is a point', () => {
    const [a, b, c, d] = square(0, 0, 2) as [Corner, Corner, Corner, Corner];
    expect(polygonProblems([a, c, b, d])).toEqual([{ rule: 'crossing', corner: 0, point: [1, 1] }]);
  });

  test('does not touch itself: a corner on another edge, an edge back on itself, all corners on one line', () => {
    const touching: Corner[] = [
      [0, 0],
      [4, 0],
      [4, 4],
      [2, 0],
      [0, 4],
    ];
    expect(rulesOf(touching)).toEqual([['crossing', 0]]);
    const spike: Corner[] = [
      [0, 0],
      [4, 0],
      [4, 4],
      [4, 2],
      [0, 2],
    ];
    expect(rulesOf(spike)[0]).toEqual(['crossing', 1]);
    expect(
      rulesOf([
        [0, 0],
        [1, 0],
        [3, 0],
      ])[0]?.[0],
    ).toBe('crossing');
  });

  test('may have corners on a straight line', () => {
    expect(
      polygonProblems([
        [0, 0],
        [1, 0],
        [2, 0],
        [2, 2],
        [0, 2],
      ]),
    ).toEqual([]);
  });
});

describe('two polygons have in common', () => {
  const first = square(69.2, 41.3);

  test.each([
    ['apart', square(69.4, 41.3)],
    ['beside each other, with one border', square(69.3, 41.3)],
    ['with a common corner', square(69.3, 41.4)],
    ['with borders less than a meter into each other', square(69.299999, 41.35)],
    [
      'in a bay of the other',
      [
        [69.1, 41.2],
        [69.5, 41.2],
        [69.5, 41.5],
        [69.3, 41.5],
        [69.3, 41.3],
        [69.2, 41.3],
        [69.2, 41.5],
        [69.1, 41.5],
      ] as Corner[],
    ],
  ])('nothing when they are %s', (_, other) => {
    expect(commonPoint(first, other)).toBeNull();
    expect(commonPoint(other, first)).toBeNull();
  });

  test.each([
    ['crossing each other', square(69.25, 41.35)],
    ['one inside the other', square(69.22, 41.32, 0.01)],
    ['one inside the other, with a common border', square(69.2, 41.3, 0.05)],
    ['the same', square(69.2, 41.3)],
    ['the same, drawn from another corner in the other direction', square(69.2, 41.3).toReversed()],
    [
      'crossing as a cross, without a corner inside',
      [
        [69.1, 41.33],
        [69.4, 41.33],
        [69.4, 41.36],
        [69.1, 41.36],
      ] as Corner[],
    ],
    [
      'crossing through corners only',
      [
        [69.2, 41.3],
        [69.3, 41.4],
        [69.1, 41.5],
      ] as Corner[],
    ],
  ])('a point when they are %s', (_, other) => {
    for (const point of [commonPoint(first, other), commonPoint(other, first)]) {
      expect(point?.[0]).toBeGreaterThanOrEqual(69.2);
      expect(point?.[0]).toBeLessThanOrEqual(69.3);
      expect(point?.[1]).toBeGreaterThanOrEqual(41.3);
      expect(point?.[1]).toBeLessThanOrEqual(41.4);
    }
  });
});
