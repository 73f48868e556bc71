import { expect, test } from 'vitest';
import type { Corner } from '../place/inside-polygon.ts';
import { parsePoints, polygonWith, readCorners, readPoint, typedCorners } from './typed-corners.ts';

const ring: Corner[] = [
  [69.2, 41.3],
  [69.31234567, 41.3],
  [69.3, 41.4],
];
const closed: Corner[] = [...ring, [69.2, 41.3]];

test('degrees may have a comma, and what is no point is rejected', () => {
  expect(readPoint({ latitude: '41,3265', longitude: ' 69.234 ' })).toEqual({ latitude: 41.3265, longitude: 69.234 });
  expect([readPoint({ latitude: '91', longitude: '69' }), readPoint({ latitude: '', longitude: '69' })]).toEqual([null, null]);
});

test('the corners of a polygon are shown without the one that closes it', () => {
  expect(typedCorners(closed)).toEqual(typedCorners(ring));
  expect(
    readCorners([
      { latitude: '41.3', longitude: '69.2' },
      { latitude: 'x', longitude: '' },
    ]),
  ).toEqual([[69.2, 41.3], null]);
});

test('a polygon that was not changed stays as exact as it was, a changed one is closed like it', () => {
  const read = readCorners(typedCorners(closed)) as Corner[];
  expect(polygonWith(read, closed)).toBe(closed);
  const moved: Corner[] = [[69.1, 41.3], ...read.slice(1)];
  expect(polygonWith(moved, closed)).toEqual([...moved, [69.1, 41.3]]);
  expect(polygonWith(moved, ring)).toEqual(moved);
});

test('points are pasted one a line, other texts are not points', () => {
  expect(parsePoints('41.31, 69.27\n41.32\t69.28\n')).toEqual([
    { latitude: '41.31', longitude: '69.27' },
    { latitude: '41.32', longitude: '69.28' },
  ]);
  expect([parsePoints('41.31'), parsePoints('Chorsu, 30'), parsePoints('')]).toEqual([null, null, null]);
});
