import { describe, expect, test } from 'vitest';
import { hoursOn, openPeriods, spansOn, weekdayOf } from './calendar.ts';
import { calendarProblems } from './calendar-problems.ts';
import { addDays, instantOf } from './clock.ts';
import { openingAt } from './opening.ts';
import { sampleCalendar } from './sample-calendar.ts';
import { slotDays } from './slot-days.ts';
import { weekRows } from './week-rows.ts';

const [saturday, sunday, monday, holiday, newYear] = ['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24', '2026-12-31'] as const;
const at = (day: string, minutes: number) => instantOf(day, minutes);
const iso = (instant: number) => new Date(instant).toISOString();
const allDay = [{ start: 0, end: 1440 }];
const always = {
  week: { monday: allDay, tuesday: allDay, wednesday: allDay, thursday: allDay, friday: allDay, saturday: allDay, sunday: allDay },
  exceptions: [],
};
const never = {
  week: { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] },
  exceptions: [],
};
const openingOf = (now: number, calendar = sampleCalendar, closedUntil: number | null = null) =>
  openingAt(
    {
      hours: hoursOn(calendar, '2026-11-21'),
      openPeriods: openPeriods(calendar, now, closedUntil),
      closedUntil: closedUntil === null ? null : iso(closedUntil),
    },
    now,
  );

describe('the hours of a date', () => {
  test('are those of its weekday, an exception has its own', () => {
    expect([saturday, sunday, holiday].map(weekdayOf)).toEqual(['saturday', 'sunday', 'tuesday']);
    expect(spansOn(sampleCalendar, monday)).toHaveLength(2);
    expect(spansOn(sampleCalendar, holiday)).toEqual([]);
    expect(spansOn(sampleCalendar, newYear)).toEqual([{ start: 600, end: 1080 }]);
  });

  test('are one pair on the wire: from the first opening to the last closing, zero on a closed day', () => {
    expect(hoursOn(sampleCalendar, monday)).toEqual({ start: 600, end: 1320 });
    expect(hoursOn(sampleCalendar, saturday)).toEqual({ start: 600, end: 1560 });
    expect(hoursOn(sampleCalendar, sunday)).toEqual({ start: 0, end: 0 });
  });

  test('from midnight on are 1440 and more on the wire, and only a day without a break is around the clock', () => {
    const nights = [
      { start: 0, end: 60 },
      { start: 600, end: 1440 },
    ];
    expect(hoursOn(always, monday)).toEqual({ start: 1440, end: 2880 });
    expect(hoursOn({ ...never, week: { ...never.week, monday: nights } }, monday)).toEqual({ start: 1440, end: 2879 });
  });
});

describe('a restaurant with a calendar', () => {
  test('is closed in the break and opens after it', () => {
    expect(openingOf(at(monday, 779)).state).toBe('open');
    expect(openingOf(at(monday, 780))).toEqual({ state: 'closed', opensAt: at(monday, 840) });
    expect(openingOf(at(monday, 840)).state).toBe('open');
  });

  test('stays open after midnight on a day that is closed', () => {
    expect(openingOf(at(sunday, 119)).state).toBe('open');
    expect(openingOf(at(sunday, 120))).toEqual({ state: 'closed', opensAt: at(monday, 600) });
  });

  test('opens after a holiday', () => {
    expect(openingOf(at(monday, 1320))).toEqual({ state: 'closed', opensAt: at(addDays(holiday, 1), 600) });
  });

  test('that never closes is open for a whole period, and one without hours does not open', () => {
    expect(openPeriods(always, at(monday, 600))).toHaveLength(1);
    expect(openingOf(at(monday, 600), always)).toEqual({ state: 'open', opensAt: null });
    expect(openingOf(at(monday, 600), never)).toEqual({ state: 'closed', opensAt: null });
  });

  test('opens on a date of the calendar beyond the week', () => {
    const once = { ...never, exceptions: sampleCalendar.exceptions };
    expect(openingOf(at(monday, 600), once)).toEqual({ state: 'closed', opensAt: at(newYear, 600) });
  });

  test('opens after a pause by its calendar, also when the pause is longer than a week', () => {
    expect(openingOf(at(monday, 600), sampleCalendar, at(monday, 800))).toEqual({ state: 'paused', opensAt: at(monday, 840) });
    expect(openingOf(at(monday, 600), sampleCalendar, at(newYear, 1200))).toEqual({ state: 'paused', opensAt: at('2027-01-01', 600) });
  });

  test('offers slots in no break and on no holiday', () => {
    const now = at(monday, 0);
    const days = slotDays({ hours: { start: 600, end: 1320 }, calendar: sampleCalendar, durationMinutes: 60, preorderDays: 3, now });
    expect(days.map(({ slots }) => slots.length)).toEqual([11, 0, 11]);
    expect(days[0]?.slots.map(({ start }) => start).slice(0, 4)).toEqual([600, 660, 720, 840]);
  });
});

test('weekdays in a row with the same hours are one row', () => {
  expect(weekRows(sampleCalendar).map(({ first, last, spans }) => [first, last, spans.length])).toEqual([
    ['monday', 'thursday', 2],
    ['friday', 'saturday', 1],
    ['sunday', 'sunday', 0],
  ]);
  expect(weekRows(always)).toHaveLength(1);
});

describe('the problems of a calendar', () => {
  const ofMonday = (...spans: [start: number, end: number][]) => {
    const monday = spans.map(([start, end]) => ({ start, end }));
    return calendarProblems({ ...never, week: { ...never.week, monday } }).map(({ at: where, span, rule }) => [where, span, rule]);
  };

  test('are none in a valid one', () => {
    expect([sampleCalendar, always, never].flatMap(calendarProblems)).toEqual([]);
    expect(ofMonday([600, 780], [780, 2040])).toEqual([]);
  });

  test('name the weekday, the span and the rule', () => {
    expect(ofMonday([1440, 1500])).toEqual([['monday', 0, 'start']]);
    expect(ofMonday([600.5, 700])).toEqual([['monday', 0, 'start']]);
    expect(ofMonday([600, 600])).toEqual([['monday', 0, 'end']]);
    expect(ofMonday([600, 2041])).toEqual([['monday', 0, 'length']]);
    expect(ofMonday([600, 780], [779, 900])).toEqual([['monday', 1, 'order']]);
  });

  test('are a night that continues into the hours of the next day, of a weekday and of a date', () => {
    const until = (end: number) => [{ start: 600, end }];
    expect(calendarProblems({ ...always, week: { ...always.week, sunday: until(1441) } })).toEqual([
      { at: 'sunday', span: 0, rule: 'night' },
    ]);
    const exceptions = [{ date: sunday, spans: allDay, note: null }];
    expect(calendarProblems({ ...sampleCalendar, exceptions })).toEqual([{ at: 0, span: 0, rule: 'night' }]);
    const late = [{ date: sunday, spans: until(2100), note: null }];
    expect(calendarProblems({ ...sampleCalendar, exceptions: late })[0]).toMatchObject({ at: 0, rule: 'length' });
    const nightly = [{ date: sunday, spans: [{ start: 720, end: 2100 }], note: null }];
    expect(calendarProblems({ ...sampleCalendar, exceptions: nightly })).toEqual([{ at: 0, span: 0, rule: 'night' }]);
  });

  test('are a date that does not exist or is there twice', () => {
    const on = (...dates: string[]) => calendarProblems({ ...never, exceptions: dates.map((date) => ({ date, spans: [], note: null })) });
    expect(on('2026-02-29', '2026-1-1', '2028-02-29')).toEqual([
      { at: 0, span: null, rule: 'date' },
      { at: 1, span: null, rule: 'date' },
    ]);
    expect(on(newYear, newYear)).toEqual([{ at: 1, span: null, rule: 'repeated' }]);
  });
});
