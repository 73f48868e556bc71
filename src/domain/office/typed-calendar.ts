import { formatClock } from '../format.ts';
import type { LocalizedText } from '../locale.ts';
import { isEmptyText, noText } from '../localized-text.ts';
import { type CalendarHours, type OpeningCalendar, type OpenSpan, type Weekday, weekdays } from '../schedule/calendar.ts';
import { type CalendarRule, calendarProblems } from '../schedule/calendar-problems.ts';
import { normalizeHours, type WorkingHours } from '../schedule/working-hours.ts';

/** Hours as typed, `HH:MM`. An end that is not after its start is on the next day; the same time twice is a whole day. */
export interface TypedSpan {
  readonly start: string;
  readonly end: string;
}

export interface TypedException {
  /** YYYY-MM-DD */
  readonly date: string;
  /** empty: closed */
  readonly spans: readonly TypedSpan[];
  readonly note: LocalizedText;
}

export interface TypedCalendar {
  readonly week: Readonly<Record<Weekday, readonly TypedSpan[]>>;
  readonly exceptions: readonly TypedException[];
}

/** What is wrong with a row: a weekday or the index of an exception, and a span of it (null: the date). `time`: not a time. */
export interface TypedProblem {
  readonly at: Weekday | number;
  readonly span: number | null;
  readonly rule: CalendarRule | 'time';
}

const dayMinutes = 1440;

/** Minutes from midnight of `9`, `930`, `9:30`, `09.30`; `24:00` is midnight. null: not a time. */
export function parseTime(text: string): number | null {
  const [, hours = '', minutes = '0'] = /^\s*(\d{1,2})(?:\s*(?:[:.-]\s*)?(\d{2}))?\s*$/.exec(text) ?? [];
  const total = hours === '' ? Number.NaN : Number(hours) * 60 + Number(minutes);
  return Number(minutes) < 60 && total <= dayMinutes ? total % dayMinutes : null;
}

/** The span of two typed times; null: one of them is not a time. */
export function readSpan({ start, end }: TypedSpan): OpenSpan | null {
  const [from, until] = [parseTime(start), parseTime(end)];
  if (from === null || until === null) return null;
  return { start: from, end: until > from ? until : until + dayMinutes };
}

function typedSpan({ start, end }: OpenSpan): TypedSpan {
  return { start: formatClock(start), end: formatClock(end) };
}

/** The two fields of a restaurant without a calendar as typed; empty where they are not set. */
export function typedHours(hours: WorkingHours): TypedSpan {
  const shift = normalizeHours(hours);
  return shift === null ? { start: '', end: '' } : typedSpan(shift);
}

/** The two fields, in which zero is "not set" and midnight is 1440 (R-HOURS-2); null: not two times. */
export function readHours(typed: TypedSpan): WorkingHours | null {
  if (typed.start.trim() === '' && typed.end.trim() === '') return { start: 0, end: 0 };
  const span = readSpan(typed);
  if (span === null) return null;
  return span.start === 0 ? { start: dayMinutes, end: span.end + dayMinutes } : span;
}

export function typedCalendar({ week, exceptions }: Pick<OpeningCalendar, 'week' | 'exceptions'>): TypedCalendar {
  return {
    week: mapWeek((weekday) => week[weekday].map(typedSpan)),
    exceptions: exceptions.map(({ date, spans, note }) => ({ date, spans: spans.map(typedSpan), note: note ?? noText })),
  };
}

/** The same hours every day. */
export function everyDay(span: TypedSpan): TypedCalendar {
  const spans = readSpan(span) === null ? [] : [span];
  return { week: mapWeek(() => spans), exceptions: [] };
}

/** A day without an hour for lunch, which is then its last span cut in two; null: no span contains that hour. */
export function withBreak(spans: readonly TypedSpan[], from = 13 * 60, until = 14 * 60): TypedSpan[] | null {
  const index = spans.findIndex((typed) => {
    const span = readSpan(typed);
    return span !== null && span.start < from && span.end > until;
  });
  const cut = spans[index];
  if (cut === undefined) return null;
  const parts = [
    { start: cut.start, end: formatClock(from) },
    { start: formatClock(until), end: cut.end },
  ];
  return [...spans.slice(0, index), ...parts, ...spans.slice(index + 1)];
}

/** The calendar that was typed, exceptions by date; rows with a problem are named as they were typed. */
export function readCalendar(typed: TypedCalendar): { readonly calendar: OpeningCalendar; readonly problems: readonly TypedProblem[] } {
  const unread = [
    ...weekdays.flatMap((weekday) => unreadSpans(weekday, typed.week[weekday])),
    ...typed.exceptions.flatMap(({ spans }, index) => unreadSpans(index, spans)),
  ];
  const hours = {
    week: mapWeek((weekday) => readSpans(typed.week[weekday])),
    exceptions: typed.exceptions.map(({ date, spans, note }) => ({ date, spans: readSpans(spans), note: isEmptyText(note) ? null : note })),
  };
  const problems = unread.length > 0 ? [...unread, ...datesOnly(hours)] : calendarProblems(hours);
  return { calendar: { ...hours, exceptions: hours.exceptions.toSorted((a, b) => (a.date < b.date ? -1 : 1)) }, problems };
}

/** Spans are judged together only when each of them is read. */
function datesOnly(hours: CalendarHours): TypedProblem[] {
  return calendarProblems(hours).filter(({ rule }) => rule === 'date' || rule === 'repeated');
}

function unreadSpans(at: Weekday | number, spans: readonly TypedSpan[]): TypedProblem[] {
  return spans.flatMap((typed, span) => (readSpan(typed) === null ? [{ at, span, rule: 'time' } as const] : []));
}

function readSpans(spans: readonly TypedSpan[]): OpenSpan[] {
  return spans.flatMap((typed) => readSpan(typed) ?? []);
}

function mapWeek<Value>(from: (weekday: Weekday) => Value): Record<Weekday, Value> {
  return Object.fromEntries(weekdays.map((weekday) => [weekday, from(weekday)])) as Record<Weekday, Value>;
}
