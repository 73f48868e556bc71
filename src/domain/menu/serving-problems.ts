import { type OpenSpan, type Weekday, weekdays } from '../schedule/calendar.ts';
import type { ServingTime } from './serving-times.ts';

/**
 * `weekdays`: none is chosen. `repeated`: a weekday is listed twice. `from`: not 0..1439. `to`: not after the beginning. `length`: longer
 * than a day. `overlap`: another time of the list covers a part of it.
 */
export type ServingRule = 'weekdays' | 'repeated' | 'from' | 'to' | 'length' | 'overlap';

/** What is wrong with the time of this index. */
export interface ServingProblem {
  readonly index: number;
  readonly rule: ServingRule;
}

const dayMinutes = 1440;

/** What contradicts itself in a list of serving times, at most one problem for each; empty for a valid list. */
export function servingProblems(times: readonly ServingTime[]): ServingProblem[] {
  return times.flatMap((time, index): ServingProblem[] => {
    const rule = ownRule(time) ?? (times.some((other, place) => place < index && overlaps(time, other)) ? 'overlap' : null);
    return rule === null ? [] : [{ index, rule }];
  });
}

function ownRule({ weekdays: days, from, to }: ServingTime): ServingRule | null {
  if (days.length === 0) return 'weekdays';
  if (new Set(days).size < days.length) return 'repeated';
  if (!Number.isInteger(from) || from < 0 || from >= dayMinutes) return 'from';
  if (!Number.isInteger(to) || to <= from) return 'to';
  return to - from > dayMinutes ? 'length' : null;
}

function overlaps(one: ServingTime, other: ServingTime): boolean {
  return one.weekdays.some((day) => other.weekdays.some((another) => meet(spanOf(one), spanOf(other), distance(day, another))));
}

/** Whether two spans meet, of which the second begins so many days later; the week is a circle. */
function meet(one: OpenSpan, other: OpenSpan, daysLater: number): boolean {
  return [daysLater, daysLater - weekdays.length].some((days) => {
    const shift = days * dayMinutes;
    return one.start < other.end + shift && other.start + shift < one.end;
  });
}

function distance(from: Weekday, to: Weekday): number {
  return (weekdays.indexOf(to) - weekdays.indexOf(from) + weekdays.length) % weekdays.length;
}

function spanOf({ from, to }: ServingTime): OpenSpan {
  return { start: from, end: to };
}
