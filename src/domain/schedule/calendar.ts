import type { LocalizedText } from '../locale.ts';
import { addDays, dayOf, instantOf } from './clock.ts';
import { noEnd, type OpenPeriod } from './opening.ts';
import type { WorkingHours } from './working-hours.ts';

/** A week begins on Monday. */
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof weekdays)[number];

/** Minutes from the midnight of the day it begins on, UTC+5: `start` 0..1439, `end` after it by at most 1440. Zero is midnight. */
export type OpenSpan = WorkingHours;

/** The hours of one date, in place of those of its weekday. */
interface DateHours {
  /** YYYY-MM-DD */
  readonly date: string;
  /** empty: closed */
  readonly spans: readonly OpenSpan[];
}

export interface CalendarException extends DateHours {
  /** the reason that customers read; null: none */
  readonly note: LocalizedText | null;
}

/**
 * The opening hours of a restaurant. A span belongs to the day on which it begins, so that one past midnight continues on a day that is
 * closed. Without overlaps (`calendarProblems`); the spans of a day are in order.
 */
export interface OpeningCalendar extends CalendarHours {
  readonly exceptions: readonly CalendarException[];
}

/** The hours alone. */
export interface CalendarHours {
  /** the spans of each weekday between which it is closed; an empty list: closed that day */
  readonly week: Readonly<Record<Weekday, readonly OpenSpan[]>>;
  readonly exceptions: readonly DateHours[];
}

const dayMinutes = 1440;
const weekMs = 7 * dayMinutes * 60_000;
/** An opening that is further away is unknown. */
const daysAhead = 366;

export function weekdayOf(day: string): Weekday {
  return weekdays[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'monday';
}

/** The spans that begin on a day YYYY-MM-DD. */
export function spansOn({ week, exceptions }: CalendarHours, day: string): readonly OpenSpan[] {
  return (exceptions.find(({ date }) => date === day) ?? { spans: week[weekdayOf(day)] }).spans;
}

/**
 * The two fields of the wire for a day: from its first opening to its last closing, by the rules of the two fields (R-HOURS-4). Both
 * zero: closed. 1440 and more: it opens at midnight. Shorter than a day, unless the restaurant has no break that day.
 */
export function hoursOn(calendar: OpeningCalendar, day: string): WorkingHours {
  const spans = spansOn(calendar, day);
  const [first, last] = [spans[0], spans.at(-1)];
  if (first === undefined || last === undefined) return { start: 0, end: 0 };
  const end = first === last ? last.end : Math.min(last.end, first.start + dayMinutes - 1);
  const later = first.start === 0 ? dayMinutes : 0;
  return { start: first.start + later, end: end + later };
}

/**
 * The periods of a week from an instant on, the running one included, earliest first; when none begins in that week, also the next one
 * within a year. Spans that follow each other without a gap are one period.
 * @param pausedUntil milliseconds: the end of a pause, from which on another week is added
 */
export function openPeriods(calendar: OpeningCalendar, now: number, pausedUntil: number | null = null): OpenPeriod[] {
  const soon = periodsFrom(calendar, now);
  const known = soon.at(-1)?.end ?? now;
  const later = pausedUntil !== null && pausedUntil < noEnd && pausedUntil >= known ? periodsFrom(calendar, pausedUntil) : [];
  return [...soon, ...later].map(({ start, end }) => ({ start: new Date(start).toISOString(), end: new Date(end).toISOString() }));
}

interface Period {
  readonly start: number;
  readonly end: number;
}

function periodsFrom(calendar: OpeningCalendar, now: number): Period[] {
  const periods: Period[] = [];
  const today = dayOf(now);
  for (let offset = -1; offset <= daysAhead; offset += 1) {
    const latest = periods.at(-1);
    if (offset > 7 && latest !== undefined && (latest.start > now || latest.end >= now + weekMs)) break;
    const day = addDays(today, offset);
    for (const span of spansOn(calendar, day)) add(periods, { start: instantOf(day, span.start), end: instantOf(day, span.end) });
  }
  return periods.filter(({ end }) => end > now);
}

/** Adds a period that begins no earlier than those before, or extends the last one. */
function add(periods: Period[], { start, end }: Period): void {
  const latest = periods.at(-1);
  if (latest === undefined || start > latest.end) periods.push({ start, end });
  else periods[periods.length - 1] = { start: latest.start, end: Math.max(latest.end, end) };
}
