import { type CalendarHours, type OpenSpan, spansOn, type Weekday, weekdays } from './calendar.ts';
import { addDays } from './clock.ts';

/**
 * `start`: not 0..1439. `end`: not after the start. `length`: longer than a day. `order`: begins before the span before it ends.
 * `night`: continues past midnight into the hours of the next day. `date`: no date of the calendar. `repeated`: a second exception of the date.
 */
export type CalendarRule = 'start' | 'end' | 'length' | 'order' | 'night' | 'date' | 'repeated';

/** What is wrong, and where: a weekday or the index of an exception, and the index of a span; null: the exception's date. */
interface CalendarProblem {
  readonly at: Weekday | number;
  readonly span: number | null;
  readonly rule: CalendarRule;
}

const dayMinutes = 1440;

/** Everything that is wrong with a calendar, in its order; empty for a valid one. */
export function calendarProblems(calendar: CalendarHours): CalendarProblem[] {
  const { week, exceptions } = calendar;
  const ofWeek = weekdays.flatMap((weekday, index) => {
    const next = week[weekdays[(index + 1) % weekdays.length] ?? 'monday'];
    return spansProblems(weekday, week[weekday], next);
  });
  const ofExceptions = exceptions.flatMap(({ date, spans }, index) => {
    if (!isDate(date)) return [{ at: index, span: null, rule: 'date' } as const];
    const isRepeated = exceptions.findIndex((other) => other.date === date) < index;
    const before = spansOn(calendar, addDays(date, -1));
    return [
      ...(isRepeated ? [{ at: index, span: null, rule: 'repeated' } as const] : []),
      ...spansProblems(index, spans, spansOn(calendar, addDays(date, 1))),
      ...(reaches(before.at(-1), spans) && !isExceptionOn(calendar, addDays(date, -1))
        ? [{ at: index, span: 0, rule: 'night' } as const]
        : []),
    ];
  });
  return [...ofWeek, ...ofExceptions];
}

function spansProblems(at: Weekday | number, spans: readonly OpenSpan[], next: readonly OpenSpan[]): CalendarProblem[] {
  const problems = spans.flatMap(({ start, end }, span): CalendarProblem[] => {
    const rule = ruleOf({ start, end }, spans[span - 1]);
    return rule === null ? [] : [{ at, span, rule }];
  });
  if (problems.length > 0 || !reaches(spans.at(-1), next)) return problems;
  return [{ at, span: spans.length - 1, rule: 'night' }];
}

function ruleOf({ start, end }: OpenSpan, before: OpenSpan | undefined): CalendarRule | null {
  if (!Number.isInteger(start) || start < 0 || start >= dayMinutes) return 'start';
  if (!Number.isInteger(end) || end <= start) return 'end';
  if (end - start > dayMinutes) return 'length';
  return before !== undefined && start < before.end ? 'order' : null;
}

/** Whether the last span of a day continues into the first one of the next day. */
function reaches(last: OpenSpan | undefined, next: readonly OpenSpan[]): boolean {
  const [first] = next;
  return last !== undefined && first !== undefined && last.end - dayMinutes > first.start;
}

function isExceptionOn({ exceptions }: CalendarHours, day: string): boolean {
  return exceptions.some(({ date }) => date === day);
}

function isDate(text: string): boolean {
  const instant = Date.parse(`${text}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text);
}
