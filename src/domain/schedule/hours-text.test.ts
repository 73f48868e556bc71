import { expect, test } from 'vitest';
import { formatHours } from './hours-text.ts';

test('working hours are HH:MM - HH:MM, around the clock 00:00 - 24:00, unset ones empty', () => {
  expect(formatHours({ start: 540, end: 1380 })).toBe('09:00 - 23:00');
  expect(formatHours({ start: 600, end: 1500 })).toBe('10:00 - 01:00');
  expect(formatHours({ start: 1440, end: 2880 })).toBe('00:00 - 24:00');
  expect(formatHours({ start: 0, end: 1380 })).toBe('');
});
