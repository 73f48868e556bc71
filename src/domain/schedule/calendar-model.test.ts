import { describe, expect, test } from 'vitest';
import { random } from '../../../tests/support/builders/random.ts';
import { useTimeZone } from '../../../tests/support/builders/use-time-zone.ts';
import { hoursOn, type OpeningCalendar, type OpenSpan, openPeriods, type Weekday, weekdays } from './calendar.ts';
import { calendarProblems } from './calendar-problems.ts';
import { openingAt } from './opening.ts';
import { slotDays } from './slot-days.ts';
import { slotStartInstant } from './time-slot.ts';

const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;
const weeks = 10_000;
const zones = ['UTC', 'Asia/Tashkent', 'America/New_York', 'Pacific/Auckland'] as const;
/** Days since 1970 from 2025 on: four years with every clock change of the zones. */
const firstDay = 20_089;
/** The model knows yesterday and as many days after it. */
const modelDays = 17;

type Draw = ReturnType<typeof random>['upTo'];

describe.each(zones)('on a server in %s', (zone) => {
  useTimeZone(zone);

  test('10,000 weeks with breaks, nights and holidays do not differ from a model that looks at every minute', () => {
    const { upTo } = random(7 + zones.indexOf(zone));
    const kinds = new Set<string>();
    const differing: object[] = [];
    for (let week = 0; week < weeks; week += 1) {
      const day = firstDay + upTo(1460);
      const calendar = drawCalendar(upTo, day);
      const minute = upTo(8) === 0 ? ([0, 1, 1439][upTo(3)] ?? 0) : upTo(1440);
      const duration = [15, 20, 30, 45, 60, 100][upTo(6)] ?? 30;
      const [found, expected] = [findAll(calendar, day, minute, duration), plainAll(calendar, day, minute, duration)];
      kinds.add(expected.state + (expected.slots.length > 0 ? ' with slots' : ''));
      if (!isSame(found, expected)) differing.push({ calendar, day, minute, duration, found, expected });
    }
    expect(differing).toEqual([]);
    expect([...kinds].sort()).toEqual(['closed', 'closed with slots', 'open', 'open with slots']);
  });
});

/** Up to three spans a day; nights may last until the earliest opening of any day. */
function drawCalendar(upTo: Draw, today: number): OpeningCalendar {
  const earliest = upTo(3) === 0 ? 0 : upTo(700);
  const drawDay = (): OpenSpan[] => {
    const kind = upTo(6);
    if (kind === 0) return [];
    const isNight = upTo(3) === 0;
    if (kind === 1) return [{ start: earliest, end: earliest + 1440 }];
    const marks = new Set(Array.from({ length: 2 * (1 + upTo(3)) }, () => earliest + upTo(1440 - earliest)));
    const ordered = [...marks].sort((a, b) => a - b);
    const spans = Array.from({ length: Math.floor(ordered.length / 2) }, (_, index) => ({
      start: ordered[2 * index] ?? 0,
      end: ordered[2 * index + 1] ?? 0,
    }));
    const last = spans.at(-1);
    return last && isNight
      ? [...spans.slice(0, -1), { start: last.start, end: Math.min(1440 + upTo(earliest + 1), last.start + 1440) }]
      : spans;
  };
  const week = Object.fromEntries(weekdays.map((weekday) => [weekday, drawDay()])) as unknown as Record<Weekday, OpenSpan[]>;
  const dates = new Set(Array.from({ length: upTo(5) }, () => dateOf(today - 1 + upTo(9))));
  const calendar = { week, exceptions: Array.from(dates, (date) => ({ date, spans: drawDay(), note: null })) };
  expect(calendarProblems(calendar)).toEqual([]);
  return calendar;
}

function findAll(calendar: OpeningCalendar, day: number, minute: number, durationMinutes: number) {
  const midnight = midnightOf(day);
  const now = midnight + minute * minuteMs;
  const restaurant = { hours: hoursOn(calendar, dateOf(day)), openPeriods: openPeriods(calendar, now), closedUntil: null };
  const { state, opensAt } = openingAt(restaurant, now);
  const isKnown = opensAt !== null && opensAt < midnight + (modelDays - 1) * dayMs;
  const open: Uint8Array = new Uint8Array(7 * 1440);
  for (const { start, end } of restaurant.openPeriods) {
    open.fill(1, Math.max(0, (Date.parse(start) - now) / minuteMs), Math.max(0, (Date.parse(end) - now) / minuteMs));
  }
  const days = slotDays({ ...restaurant, calendar, durationMinutes, preorderDays: 3, now });
  return {
    state,
    opensIn: isKnown ? (opensAt - now) / minuteMs : null,
    hours: restaurant.hours,
    open,
    slots: days.flatMap(({ slots }, index) => slots.map((slot) => `${index} ${(slotStartInstant(slot) - midnight) / minuteMs}`)),
  };
}

function isSame({ open, ...found }: ReturnType<typeof findAll>, { open: plain, ...expected }: ReturnType<typeof findAll>): boolean {
  return Buffer.compare(open, plain) === 0 && JSON.stringify(found) === JSON.stringify(expected);
}

/** The same from what is open in each minute, counted from the midnight of yesterday. */
function plainAll(calendar: OpeningCalendar, day: number, minute: number, duration: number): ReturnType<typeof findAll> {
  const open: Uint8Array = new Uint8Array((modelDays + 1) * 1440);
  for (let index = 0; index < modelDays; index += 1) {
    for (const { start, end } of plainSpans(calendar, day - 1 + index)) {
      for (let at = start; at < end; at += 1) open[index * 1440 + at] = 1;
    }
  }
  const now = 1440 + minute;
  const next = open.subarray(0, modelDays * 1440).indexOf(1, now);
  return {
    state: open[now] === 1 ? 'open' : 'closed',
    opensIn: open[now] === 1 || next === -1 ? null : next - now,
    hours: plainHours(plainSpans(calendar, day)),
    open: open.subarray(now, now + 7 * 1440),
    slots: [-1, 0, 1, 2].flatMap((index) => plainSlots(plainSpans(calendar, day + index), index, minute, duration)),
  };
}

function plainSpans({ week, exceptions }: OpeningCalendar, day: number): readonly OpenSpan[] {
  const holiday = exceptions.filter(({ date }) => date === dateOf(day))[0];
  // 1 January 1970 was a Thursday
  const names = ['thursday', 'friday', 'saturday', 'sunday', 'monday', 'tuesday', 'wednesday'] as const;
  return holiday ? holiday.spans : week[names[day % 7] ?? 'monday'];
}

function plainHours(spans: readonly OpenSpan[]) {
  if (spans.length === 0) return { start: 0, end: 0 };
  const start = Math.min(...spans.map((span) => span.start));
  const end = Math.max(...spans.map((span) => span.end));
  const shown = spans.length > 1 && end - start >= 1440 ? start + 1439 : end;
  return start === 0 ? { start: 1440, end: shown + 1440 } : { start, end: shown };
}

function plainSlots(spans: readonly OpenSpan[], index: number, now: number, duration: number): string[] {
  const slots: string[] = [];
  for (const { start, end } of spans) {
    for (let minute = start; minute < end; minute += 1) {
      const isOnGrid = (minute - start) % duration === 0 && minute + duration <= end;
      const isLate = index === 2 && minute + duration > 1440;
      if (isOnGrid && !isLate && index * 1440 + minute > now) slots.push(`${Math.max(0, index)} ${index * 1440 + minute}`);
    }
  }
  return slots;
}

function dateOf(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10);
}

/** Midnight in UTC+5. */
function midnightOf(day: number): number {
  return day * dayMs - 5 * 60 * minuteMs;
}
