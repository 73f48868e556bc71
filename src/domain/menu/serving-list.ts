import type { Weekday } from '../schedule/calendar.ts';
import type { ServingTime, ServingWeek } from './serving-times.ts';

/** The same times as a list; weekdays with the same hours are one entry. */
export function toServingTimes(week: ServingWeek): ServingTime[] {
  const times = new Map<string, { weekdays: Weekday[]; from: number; to: number }>();
  for (const [weekday, spans] of Object.entries(week) as [Weekday, ServingWeek[Weekday]][]) {
    for (const { start, end } of spans) {
      const known = times.get(`${start} ${end}`);
      if (known === undefined) times.set(`${start} ${end}`, { weekdays: [weekday], from: start, to: end });
      else known.weekdays.push(weekday);
    }
  }
  return [...times.values()];
}
