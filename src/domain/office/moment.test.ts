import { expect, test } from 'vitest';
import { formatMoment } from './moment.ts';

const now = Date.parse('2026-12-31T18:59:00Z');

test('an instant of this year, which is that of UTC+5, has no year', () => {
  expect(formatMoment('2026-12-31T18:30:00Z', 'ru', now)).toBe('31 декабря, 23:30');
  expect(formatMoment('2027-12-31T18:30:00Z', 'ru', now + 60_000)).toBe('31 декабря, 23:30');
});

test('an instant of another year has it in each language', () => {
  expect(formatMoment('2026-12-31T19:00:00Z', 'ru', now)).toBe('1 января 2027, 00:00');
  expect(formatMoment('2025-11-21T13:31:00Z', 'en', now)).toBe('21 November 2025, 18:31');
  expect(formatMoment('2027-11-21T13:31:00Z', 'uz', now)).toBe('2027-yil 21-noyabr, 18:31');
  expect(formatMoment('tomorrow', 'en', now)).toBe('');
});
