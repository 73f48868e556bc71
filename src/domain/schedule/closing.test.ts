import { expect, test } from 'vitest';
import { closesAt } from './closing.ts';

const at = (time: string) => Date.parse(`2026-11-26T${time}:00+05:00`);
const tenToOne = { hours: { start: 600, end: 1500 }, closedUntil: null };

test('an open restaurant closes at the end of its shift, also of one that began yesterday', () => {
  expect(closesAt(tenToOne, at('12:00'))).toBe(Date.parse('2026-11-27T01:00:00+05:00'));
  expect(closesAt(tenToOne, at('00:30'))).toBe(at('01:00'));
});

test('a restaurant that is closed or never closes has no closing time', () => {
  expect(closesAt(tenToOne, at('09:59'))).toBeNull();
  expect(closesAt(tenToOne, at('01:00'))).toBeNull();
  expect(closesAt({ hours: { start: 0, end: 0 }, closedUntil: null }, at('12:00'))).toBeNull();
  expect(closesAt({ hours: { start: 1440, end: 2880 }, closedUntil: null }, at('12:00'))).toBeNull();
});

test('with a calendar it closes at the end of the running period', () => {
  const openPeriods = [
    { start: '2026-11-26T09:00:00+05:00', end: '2026-11-26T14:00:00+05:00' },
    { start: '2026-11-26T17:00:00+05:00', end: '2026-11-26T22:00:00+05:00' },
  ];
  expect(closesAt({ ...tenToOne, openPeriods }, at('18:00'))).toBe(at('22:00'));
  expect(closesAt({ ...tenToOne, openPeriods }, at('15:00'))).toBeNull();
});
