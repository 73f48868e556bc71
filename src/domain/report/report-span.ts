import { addDays } from '../schedule/clock.ts';

export const reportSpans = ['day', 'week', 'month', 'year'] as const;
export type ReportSpan = (typeof reportSpans)[number];

/** Days YYYY-MM-DD, both included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** The day, the week from Monday, the month or the year with a day in it (R-REPORT-6). */
export function rangeOf(span: ReportSpan, day: string): DayRange {
  if (span === 'day') return { from: day, to: day };
  if (span === 'week') {
    const from = addDays(day, -((weekdayOf(day) + 6) % 7));
    return { from, to: addDays(from, 6) };
  }
  if (span === 'month') return { from: `${day.slice(0, 7)}-01`, to: lastOfMonth(day.slice(0, 7)) };
  return { from: `${day.slice(0, 4)}-01-01`, to: `${day.slice(0, 4)}-12-31` };
}

/** 0: Sunday … 6: Saturday. */
function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

function lastOfMonth(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}

/** A day in the span beside this one. @param side −1: the one before, 1: the one after */
export function neighborOf({ from, to }: DayRange, side: -1 | 1): string {
  return side < 0 ? addDays(from, -1) : addDays(to, 1);
}

/**
 * What a span is compared with (R-REPORT-6): a day with the same weekday a week before, the others with the one before. While it goes on,
 * it is compared with as many days of that.
 * @param today the day it is, YYYY-MM-DD
 */
export function rangeBefore(span: ReportSpan, { from, to }: DayRange, today: string): DayRange {
  if (span === 'day') return { from: addDays(from, -7), to: addDays(from, -7) };
  const before = rangeOf(span, addDays(from, -1));
  if (today < from || today >= to) return before;
  const sameDay = span === 'year' ? lastYear(today) : addDays(before.from, daysBetween(from, today));
  return { from: before.from, to: sameDay < before.to ? sameDay : before.to };
}

/** The same day a year before; of 29 February the 28th. */
function lastYear(day: string): string {
  const year = Number(day.slice(0, 4)) - 1;
  return `${String(year).padStart(4, '0')}-${day.endsWith('-02-29') ? '02-28' : day.slice(5)}`;
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

/** Every day of a range. */
export function daysOf({ from, to }: DayRange): string[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));
}

/** The days (YYYY-MM-DD) or, for the months of a year that are whole, the months (YYYY-MM) whose sums a range is made of. */
export function periodsOf(span: ReportSpan, range: DayRange): string[] {
  if (span !== 'year') return daysOf(range);
  const months = [...new Set(daysOf(range).map((day) => day.slice(0, 7)))];
  return months.flatMap((month) => (lastOfMonth(month) <= range.to ? month : daysOf({ from: `${month}-01`, to: range.to })));
}

/** As `periodsOf`, for what is not divided by days: a month that is whole is one period. */
export function undividedPeriodsOf(span: ReportSpan, range: DayRange): string[] {
  return periodsOf(span === 'month' ? 'year' : span, range);
}

/** Monday 1 … Sunday 7. */
export function weekdayNumber(day: string): number {
  return weekdayOf(day) || 7;
}
