import type { Map as MapLibreMap } from 'maplibre-gl';
import { expect, test } from 'vitest';
import { isInside, lineSpots, overlap, pointSpots } from './label-spots.ts';

/** A map of 400 × 300 pixels, whose places are given in pixels. */
const map = {
  project: ([x = 0, y = 0]: readonly number[]) => ({ x, y }),
  getContainer: () => ({ clientWidth: 400 }),
} as unknown as MapLibreMap;
const size = { width: 100, height: 20 };
const nameAt = (longitude: number, kind: 'place' | 'district' = 'place') => ({ name: 'A', kind, longitude, latitude: 150 });

test('the name of a marker may stand below, there a little aside, right, left or above, and never on the marker', () => {
  const marker = { left: 178, top: 98, right: 222, bottom: 150 };
  const spots = pointSpots(map, nameAt(200), size);
  expect(new Set(spots.map(({ offset }) => offset.join())).size).toBe(6);
  for (const { covers } of spots) expect(covers.every((box) => !overlap(box, marker))).toBe(true);
});

test('the name of a marker near an edge moves inside the map; other names have one spot', () => {
  const [asUsual, moved] = pointSpots(map, nameAt(380), size);
  expect(asUsual?.covers.every((box) => isInside(box, 400, 300))).toBe(false);
  expect(moved?.covers.every((box) => isInside(box, 400, 300))).toBe(true);
  expect(pointSpots(map, nameAt(200, 'district'), size)).toHaveLength(1);
});

test('a name along a line begins in its middle, is not upside down and covers no more than its text', () => {
  const down = Array.from({ length: 21 }, (_, index): [number, number] => [300 - 10 * index, 10 * index]);
  const [middle] = lineSpots(map, down, size);
  expect(middle?.at).toEqual([200, 100]);
  expect(middle?.angle).toBeCloseTo(-45);
  expect(middle?.covers.some((box) => overlap(box, { left: 160, top: 60, right: 165, bottom: 65 }))).toBe(false);
  expect(middle?.covers.some((box) => overlap(box, { left: 165, top: 130, right: 170, bottom: 135 }))).toBe(true);
});

test('a line shorter than the name has no spot for it', () => {
  expect(
    lineSpots(
      map,
      [
        [0, 0],
        [40, 0],
        [80, 0],
      ],
      size,
    ),
  ).toEqual([]);
});
