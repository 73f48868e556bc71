import { type CalendarHours, type OpenSpan, type Weekday, weekdayOf, weekdays } from '../schedule/calendar.ts';
import { addDays, dayOf, minutesOf } from '../schedule/clock.ts';

/**
 * On these weekdays a category or a dish is served from `from` to `to` (exclusive): minutes from midnight, UTC+5. `to` may exceed 1440, the
 * night then belongs to the weekday on which it began.
 */
export interface ServingTime {
  readonly weekdays: readonly Weekday[];
  readonly from: number;
  readonly to: number;
}

export type ServingWeek = CalendarHours['week'];

/** When a dish is served: the times of its category, those of the category above, and its own, all together. */
export interface Serving {
  /** the category that has the times, in the language of the menu; null: the dish has times of its own */
  readonly name: string | null;
  readonly week: ServingWeek;
}

const dayMinutes = 1440;

/** The times of each weekday, earliest first. */
export function toServingWeek(times: readonly ServingTime[]): ServingWeek {
  return mapWeek((weekday) =>
    ordered(times.filter((time) => time.weekdays.includes(weekday)).map(({ from, to }) => ({ start: from, end: to }))),
  );
}

/** Whether something is served at an instant in ms; a night belongs to the weekday on which it began. */
export function isServedAt({ week }: Pick<Serving, 'week'>, at: number): boolean {
  return [0, 1].some((daysBefore) => {
    const minute = minutesOf(at) + daysBefore * dayMinutes;
    return week[weekdayOf(addDays(dayOf(at), -daysBefore))].some(({ start, end }) => start <= minute && minute < end);
  });
}

/** When both are served; a weekday without spans: never. */
export function commonWeek(one: ServingWeek, other: ServingWeek): ServingWeek {
  const found = mapWeek((): OpenSpan[] => []);
  for (const [index, weekday] of weekdays.entries()) {
    for (const span of one[weekday]) {
      for (const shift of [-1, 0, 1]) {
        for (const { start, end } of other[dayAt(index + shift)]) {
          const from = Math.max(span.start, start + shift * dayMinutes);
          const to = Math.min(span.end, end + shift * dayMinutes);
          const later = from >= dayMinutes ? 1 : 0;
          if (from < to) found[dayAt(index + later)].push({ start: from - later * dayMinutes, end: to - later * dayMinutes });
        }
      }
    }
  }
  return mapWeek((weekday) => ordered(found[weekday]));
}

/** Whether there is no moment of the week at which it is served. */
export function isNeverServed(week: ServingWeek): boolean {
  return weekdays.every((weekday) => week[weekday].length === 0);
}

function dayAt(index: number): Weekday {
  return weekdays[(index + weekdays.length) % weekdays.length] ?? 'monday';
}

function ordered(spans: readonly OpenSpan[]): OpenSpan[] {
  const byStart = spans.toSorted((a, b) => a.start - b.start || a.end - b.end);
  return byStart.filter(({ start, end }, index) => start !== byStart[index - 1]?.start || end !== byStart[index - 1]?.end);
}

function mapWeek<Spans>(from: (weekday: Weekday) => Spans): Record<Weekday, Spans> {
  return Object.fromEntries(weekdays.map((weekday) => [weekday, from(weekday)])) as Record<Weekday, Spans>;
}
