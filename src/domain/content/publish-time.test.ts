import { expect, test } from 'vitest';
import { earliestLocalTime, isAhead } from './publish-time.ts';

const noon = Date.parse('2026-11-21T12:00:00+05:00');

test('a publication is scheduled at least a minute from now', () => {
  expect([noon - 1, noon, noon + 59_999].map((at) => isAhead(at, noon))).toEqual([false, false, false]);
  expect([noon + 60_000, noon + 86_400_000].map((at) => isAhead(at, noon))).toEqual([true, true]);
});

test('the earliest time that the field offers is in the future, in Tashkent time', () => {
  for (const now of [noon, noon + 1, noon + 59_999, Date.parse('2026-11-21T23:59:30+05:00')]) {
    expect(isAhead(Date.parse(`${earliestLocalTime(now)}:00+05:00`), now)).toBe(true);
  }
  expect(earliestLocalTime(noon)).toBe('2026-11-21T12:01');
  expect(earliestLocalTime(Date.parse('2026-11-21T23:59:30+05:00'))).toBe('2026-11-22T00:01');
});
