import { formatClock } from '../format.ts';
import { type ServingRule, servingProblems } from '../menu/serving-problems.ts';
import { commonWeek, isNeverServed, type ServingTime, toServingWeek } from '../menu/serving-times.ts';
import type { Weekday } from '../schedule/calendar.ts';
import { parseTime } from './typed-calendar.ts';

/** A serving time as typed, `HH:MM`. An end before its start is on the next day. */
export interface TypedServing {
  readonly weekdays: readonly Weekday[];
  readonly from: string;
  readonly to: string;
}

/** `time`: not a time. `never`: the times are never within those of the category. */
export interface TypedServingProblem {
  readonly index: number;
  readonly rule: ServingRule | 'time' | 'never';
}

const dayMinutes = 1440;

export function typedServing(times: readonly ServingTime[]): TypedServing[] {
  return times.map(({ weekdays, from, to }) => ({ weekdays, from: formatClock(from), to: formatClock(to) }));
}

/** The times that were typed, and what is wrong with them; `outer` are those of the category above. */
export function readServing(
  typed: readonly TypedServing[],
  outer: readonly ServingTime[] = [],
): { readonly times: readonly ServingTime[]; readonly problems: readonly TypedServingProblem[] } {
  const read = typed.map(readTime);
  const times = read.flatMap((time) => time ?? []);
  if (times.length < typed.length) {
    return { times, problems: read.flatMap((time, index) => (time === null ? [{ index, rule: 'time' } as const] : [])) };
  }
  const problems = servingProblems(times);
  if (problems.length > 0 || times.length === 0 || outer.length === 0) return { times, problems };
  const isNever = isNeverServed(commonWeek(toServingWeek(times), toServingWeek(outer)));
  return { times, problems: isNever ? [{ index: 0, rule: 'never' }] : [] };
}

/** The same time twice stays what it is, because it may mean a whole day or nothing. */
function readTime({ weekdays, from, to }: TypedServing): ServingTime | null {
  const [start, end] = [parseTime(from), parseTime(to)];
  if (start === null || end === null) return null;
  return { weekdays, from: start, to: end < start ? end + dayMinutes : end };
}
