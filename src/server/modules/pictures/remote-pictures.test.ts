import { expect, test } from 'vitest';
import { retryDelay } from './remote-pictures.ts';

test('after each failure a picture waits four times as long, at most a day', () => {
  const minutes = [1, 2, 3, 4, 5, 6, 7, 100].map((failures) => retryDelay(failures) / 60_000);
  expect(minutes).toEqual([1, 4, 16, 64, 256, 1_024, 1_440, 1_440]);
});
