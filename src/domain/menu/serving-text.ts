import { formatClock } from '../format.ts';
import type { Id } from '../id.ts';
import type { Locale } from '../locale.ts';
import { type OpenSpan, type Weekday, weekdays } from '../schedule/calendar.ts';
import { slotRange } from '../schedule/time-slot.ts';
import { formatWeekdays } from '../schedule/week-names.ts';
import { otherTimes } from './off-hours.ts';
import { isNeverServed, type Serving, type ServingWeek } from './serving-times.ts';
import type { Product } from './types.ts';

const noBreakSpace = '\u00a0';

interface TimeWords {
  readonly served: string;
  readonly wholeDay: string;
  readonly never: string;
  from(time: string): string;
  until(time: string): string;
}

const words: Readonly<Record<Locale, TimeWords>> = {
  ru: {
    served: 'Подаём',
    wholeDay: 'весь день',
    never: 'сейчас не подаём',
    from: (time) => `с${noBreakSpace}${time}`,
    until: (time) => `до${noBreakSpace}${time}`,
  },
  en: {
    served: 'Served',
    wholeDay: 'all day',
    never: 'not served at present',
    from: (time) => `from${noBreakSpace}${time}`,
    until: (time) => `until${noBreakSpace}${time}`,
  },
  uz: {
    served: 'Beriladi',
    wholeDay: 'kun boʻyi',
    never: 'hozircha berilmaydi',
    from: (time) => `${time}${noBreakSpace}dan`,
    until: (time) => `${time}${noBreakSpace}gacha`,
  },
};

/** `Завтрак: 08:00–11:00`; for a dish with times of its own `Подаём: 08:00–11:00`. */
export function servingText({ name, week }: Serving, locale: Locale): string {
  return `${name ?? words[locale].served}: ${timesText(week, locale)}`;
}

/** The same of a dish that could be ordered for another time; null: it can be ordered now, or at no time. */
export function servedText(product: Product, locale: Locale): string | null {
  const times = otherTimes(product);
  return times === null ? null : servingText(times, locale);
}

/** The same by the ids of these dishes. */
export function servedTexts(products: readonly Product[], locale: Locale): Readonly<Record<Id, string>> {
  const texts = products.flatMap((dish) => {
    const served = servedText(dish, locale);
    return served === null ? [] : [[dish.id, served] as const];
  });
  return Object.fromEntries(texts);
}

/** `08:00–11:00`, `с 18:00` until midnight, `Пн–Пт 08:00–11:00; Сб–Вс 09:00–13:00`. */
export function timesText(week: ServingWeek, locale: Locale): string {
  if (isNeverServed(week)) return words[locale].never;
  return rowsOf(week)
    .map(({ days, spans }) => {
      const times = spans.map((span) => spanText(span, locale)).join(', ');
      return days.length === weekdays.length ? times : `${daysText(days, locale)}${noBreakSpace}${times}`;
    })
    .join('; ');
}

function spanText({ start, end }: OpenSpan, locale: Locale): string {
  if (end - start === 1440) return words[locale].wholeDay;
  if (end === 1440) return words[locale].from(formatClock(start));
  return start === 0 ? words[locale].until(formatClock(end)) : slotRange({ start, end });
}

interface Row {
  readonly days: Weekday[];
  readonly spans: readonly OpenSpan[];
}

/** The weekdays on which something is served, those with the same times together. */
function rowsOf(week: ServingWeek): Row[] {
  const rows = new Map<string, Row>();
  for (const weekday of weekdays) {
    const spans = week[weekday];
    if (spans.length === 0) continue;
    const key = spans.map(({ start, end }) => `${start} ${end}`).join();
    const row = rows.get(key);
    if (row === undefined) rows.set(key, { days: [weekday], spans });
    else row.days.push(weekday);
  }
  return [...rows.values()];
}

/** `Пн–Ср, Пт`: two days in a row are a range, too. */
function daysText(days: readonly Weekday[], locale: Locale): string {
  const runs: { first: Weekday; last: Weekday }[] = [];
  for (const day of days) {
    const latest = runs.at(-1);
    if (latest !== undefined && weekdays.indexOf(latest.last) + 1 === weekdays.indexOf(day)) latest.last = day;
    else runs.push({ first: day, last: day });
  }
  return runs.map(({ first, last }) => formatWeekdays(first, last, locale)).join(', ');
}
