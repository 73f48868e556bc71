import { expect, it } from 'vitest';
import { changeNotes } from './change-notes.ts';

it.each([
  [132_000, [140_000, 150_000, 200_000]],
  [200_000, []],
  [190_000, [200_000]],
  [1_000, [10_000, 50_000, 100_000, 200_000]],
  [0, []],
])('offers change for %d from %j', (total, sums) => expect(changeNotes(total)).toEqual(sums));
