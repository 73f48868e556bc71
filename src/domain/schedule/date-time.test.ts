import { expect, test } from 'vitest';
import { formatDateTime } from './date-time.ts';

test('an instant is formatted in UTC+5 regardless of the time zone of the server or visitor', () => {
  expect(formatDateTime('2026-11-21T13:31:00Z', 'ru')).toBe('21 ноября, 18:31');
  expect(formatDateTime('2026-11-21T19:00:00.000Z', 'en')).toBe('22 November, 00:00');
  expect(formatDateTime('yesterday', 'en')).toBe('');
});
