import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { useTimeZone } from '../../../tests/support/builders/use-time-zone.ts';
import { dayOf, minutesOf } from './clock.ts';
import { slotDays } from './slot-days.ts';
import { slotStartInstant } from './time-slot.ts';
import { isOpenAt, opensAt } from './working-hours.ts';

const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;
/** Offsets in minutes on New Year's Day 2026, as `getTimezoneOffset` returns them. */
const zones = [
  ['UTC', 0],
  ['Asia/Tashkent', -300],
  ['Pacific/Auckland', -780],
  ['America/Los_Angeles', 480],
] as const;

interface Hours {
  readonly start: number;
  readonly end: number;
}

const shifts = fc
  .record({ start: fc.integer({ min: 0, max: 1500 }), length: fc.integer({ min: -100, max: 1440 }) })
  .map(({ start, length }): Hours => ({ start, end: start + length }));
/** Midnights of UTC+5 from 2025 to 2029, including every clock change of the other zones. */
const midnights = fc.integer({ min: 20_089, max: 21_549 }).map((day) => day * dayMs - 5 * 60 * minuteMs);
/** Includes the minutes around midnight, where the days of two zones differ. */
const minutes = fc.oneof(fc.integer({ min: 0, max: 1439 }), fc.constantFrom(0, 1, 299, 300, 301, 1438, 1439));

describe.each(zones)('on a server in %s', (zone, offset) => {
  useTimeZone(zone);
  beforeAll(() => expect(new Date('2026-01-01T00:00:00Z').getTimezoneOffset()).toBe(offset));

  test('dates use a UTC+5 offset and the day has 1440 minutes', () => {
    fc.assert(
      fc.property(midnights, minutes, (midnight, minute) => {
        const now = midnight + minute * minuteMs;
        expect(minutesOf(now)).toBe(minute);
        expect(dayOf(now)).toBe(dayOf(midnight));
        expect(dayOf(midnight - 1)).not.toBe(dayOf(midnight));
      }),
    );
  });

  test('for every minute of every shift the offered slots are those of a direct implementation of the contract', () => {
    const queries = fc.record({
      hours: shifts,
      durationMinutes: fc.integer({ min: 0, max: 240 }),
      preorderDays: fc.integer({ min: 0, max: 4 }),
      closedFor: fc.option(fc.integer({ min: 0, max: 3000 })),
    });
    fc.assert(
      fc.property(queries, midnights, minutes, ({ closedFor, ...query }, midnight, minute) => {
        const now = midnight + minute * minuteMs;
        const closedUntil = closedFor === null ? null : new Date(now + closedFor * minuteMs).toISOString();
        const found = slotDays({ ...query, now, closedUntil }).map(({ slots }) =>
          slots.map((slot) => (slotStartInstant(slot) - midnight) / minuteMs),
        );
        expect(found).toEqual(plainStarts(query.hours, query.durationMinutes, query.preorderDays, minute, closedFor));
      }),
      { numRuns: 250 },
    );
  });

  test("a restaurant is open in today's shift and in yesterday's running one, and opens next at its opening time", () => {
    fc.assert(
      fc.property(shifts, midnights, minutes, (hours, midnight, minute) => {
        const now = midnight + minute * minuteMs;
        const down = hours.start >= 1440 ? 1440 : 0;
        const [start, end] = [hours.start - down, hours.end - down];
        const isSet = hours.start !== 0 && hours.end !== 0 && end > start;
        const isRunning = (from: number) => start + from <= minute && minute < end + from;
        expect(isOpenAt(hours, now)).toBe(isSet && (isRunning(0) || isRunning(-1440)));
        const wait = start > minute ? start - minute : start + 1440 - minute;
        expect(opensAt(hours, now)).toBe(isSet ? now + wait * minuteMs : null);
      }),
    );
  });
});

/** The rules of slots applied minute by minute, counted from today's midnight. */
function plainStarts(hours: Hours, duration: number, days: number, now: number, closedFor: number | null): number[][] {
  const count = Math.max(1, days);
  const shown: number[][] = Array.from({ length: count }, () => []);
  if (hours.start === 0 || hours.end === 0 || duration === 0) return shown;
  const down = hours.start >= 1440 ? 1440 : 0;
  for (let day = -1; day < count; day += 1) {
    for (let minute = hours.start - down; minute < hours.end - down; minute += 1) {
      const start = day * 1440 + minute;
      const isOnGrid = (minute - hours.start + down) % duration === 0 && minute + duration <= hours.end - down;
      const isLate = day === count - 1 && minute + duration > 1440;
      const isOpen = closedFor === null || start >= now + closedFor;
      if (isOnGrid && !isLate && isOpen && start > now) shown[Math.max(0, day)]?.push(start);
    }
  }
  return shown;
}
