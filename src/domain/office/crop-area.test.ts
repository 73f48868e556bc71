import { expect, test } from 'vitest';
import { largestArea, moveArea, pixelsOf, resizeArea, wholePicture } from './crop-area.ts';

const wide = { width: 800, height: 400 };

test('the largest area of given proportions is in the middle of the picture', () => {
  expect(largestArea(null, wide)).toEqual(wholePicture);
  expect(largestArea(1, wide)).toEqual({ x: 25, y: 0, width: 50, height: 100 });
  expect(largestArea(1, { width: 400, height: 800 })).toEqual({ x: 0, y: 25, width: 100, height: 50 });
  expect(pixelsOf(largestArea(4 / 3, wide), wide)).toEqual({ x: 133, y: 0, width: 534, height: 400 });
});

test('an area does not leave the picture when it is moved or grows', () => {
  const area = { x: 25, y: 0, width: 50, height: 50 };
  expect(moveArea(area, { x: 90, y: -5 })).toEqual({ ...area, x: 50 });
  expect(moveArea(area, { y: 30 })).toEqual({ ...area, y: 30 });
  expect(resizeArea(area, 'width', 100, null, wide)).toEqual({ x: 0, y: 0, width: 100, height: 50 });
  expect(resizeArea(area, 'height', 0, null, wide)).toEqual({ ...area, height: 10 });
});

test('an area of given proportions keeps them, whichever side changes', () => {
  const square = largestArea(1, wide);
  expect(resizeArea(square, 'width', 30, 1, wide)).toEqual({ x: 25, y: 0, width: 30, height: 60 });
  expect(resizeArea(square, 'height', 40, 1, wide)).toEqual({ x: 25, y: 0, width: 20, height: 40 });
  expect(resizeArea(square, 'width', 100, 1, wide)).toEqual({ x: 25, y: 0, width: 50, height: 100 });
});
