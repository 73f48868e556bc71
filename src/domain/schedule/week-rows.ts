import { type OpeningCalendar, type OpenSpan, type Weekday, weekdays } from './calendar.ts';

/** Weekdays in a row with the same hours; `first` and `last` may be the same day. */
interface WeekRow {
  readonly first: Weekday;
  readonly last: Weekday;
  /** empty: closed */
  readonly spans: readonly OpenSpan[];
}

/** The week from Monday on, in as few rows as possible. */
export function weekRows({ week }: OpeningCalendar): WeekRow[] {
  const rows: WeekRow[] = [];
  for (const weekday of weekdays) {
    const spans = week[weekday];
    const latest = rows.at(-1);
    if (latest !== undefined && isSame(latest.spans, spans)) rows[rows.length - 1] = { ...latest, last: weekday };
    else rows.push({ first: weekday, last: weekday, spans });
  }
  return rows;
}

function isSame(some: readonly OpenSpan[], others: readonly OpenSpan[]): boolean {
  return (
    some.length === others.length && some.every(({ start, end }, index) => start === others[index]?.start && end === others[index]?.end)
  );
}
