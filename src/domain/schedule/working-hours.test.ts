import { expect, test } from 'vitest';
import { instantOf } from './clock.ts';
import { isAroundTheClock, isOpenAt, normalizeHours, opensAt } from './working-hours.ts';

const at = (minutes: number) => instantOf('2026-11-21', minutes);

test('zero means "not set": without opening or closing there is no shift', () => {
  expect(normalizeHours({ start: 0, end: 600 })).toBeNull();
  expect(normalizeHours({ start: 600, end: 0 })).toBeNull();
  expect(normalizeHours({ start: 600, end: 540 })).toBeNull();
});

test('1440 to 2880 are both reduced by 1440 after the zero check', () => {
  expect(normalizeHours({ start: 1440, end: 2880 })).toEqual({ start: 0, end: 1440 });
  expect(normalizeHours({ start: 1440, end: 2040 })).toEqual({ start: 0, end: 600 });
  expect(normalizeHours({ start: 600, end: 1500 })).toEqual({ start: 600, end: 1500 });
});

test('a restaurant with the hours 1440 to 2880 never closes', () => {
  expect(isAroundTheClock({ start: 1440, end: 2880 })).toBe(true);
  expect(isAroundTheClock({ start: 600, end: 2040 })).toBe(true);
  expect(isAroundTheClock({ start: 540, end: 1380 })).toBe(false);
  expect(isAroundTheClock({ start: 0, end: 1440 })).toBe(false);
  for (const minutes of [0, 1, 720, 1439]) expect(isOpenAt({ start: 1440, end: 2880 }, at(minutes))).toBe(true);
});

test('a shift past midnight is open on the next day until its end', () => {
  const hours = { start: 600, end: 1500 };
  expect(isOpenAt(hours, at(0))).toBe(true);
  expect(isOpenAt(hours, at(59))).toBe(true);
  expect(isOpenAt(hours, at(60))).toBe(false);
  expect(isOpenAt(hours, at(599))).toBe(false);
  expect(isOpenAt(hours, at(600))).toBe(true);
});

test('the next opening is later today or tomorrow', () => {
  expect(opensAt({ start: 540, end: 1380 }, at(539))).toBe(at(540));
  expect(opensAt({ start: 540, end: 1380 }, at(540))).toBe(at(1440 + 540));
  expect(opensAt({ start: 0, end: 1380 }, at(539))).toBeNull();
});
