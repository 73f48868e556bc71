import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, dayOf, endOfDay, instantOf, minutesOf } from './clock.ts';

test('time is UTC+5: the day begins at 19:00 UTC of the previous day', () => {
  expect(dayOf(Date.parse('2026-11-20T18:59:59.999Z'))).toBe('2026-11-20');
  expect(dayOf(Date.parse('2026-11-20T19:00:00Z'))).toBe('2026-11-21');
  expect(minutesOf(Date.parse('2026-11-20T19:00:00Z'))).toBe(0);
  expect(minutesOf(Date.parse('2026-11-20T18:59:59.999Z'))).toBe(1439);
});

test('days are added across the ends of months, leap days and years', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
});

test('minutes above 1440 belong to the next day', () => {
  expect(instantOf('2026-11-21', 1470)).toBe(instantOf('2026-11-22', 30));
  expect(instantOf('2026-11-21', 0)).toBe(Date.parse('2026-11-20T19:00:00Z'));
});

test('day and minutes of an instant convert back to its minute', () => {
  const instants = fc.integer({ min: 0, max: 4_000_000_000_000 });
  fc.assert(
    fc.property(instants, (now) => {
      expect(instantOf(dayOf(now), minutesOf(now))).toBe(now - (now % 60_000));
    }),
  );
});

test('a day ends at midnight of UTC+5, that which begins then as well', () => {
  const midnight = Date.parse('2026-11-20T19:00:00Z');
  expect(endOfDay(midnight - 1)).toBe(midnight);
  expect(endOfDay(midnight)).toBe(midnight + 86_400_000);
});
