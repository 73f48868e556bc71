import { formatDayMonth } from '../format.ts';
import type { Locale } from '../locale.ts';
import type { OpeningCalendar, OpenSpan } from './calendar.ts';
import { addDays, dayOf } from './clock.ts';
import { slotLabel } from './time-slot.ts';
import { formatWeekdays } from './week-names.ts';
import { weekRows } from './week-rows.ts';

type HoursWords = (key: 'closedDay' | 'wholeDay' | 'daily') => string;

interface HoursRow {
  /** `Mon–Fri`, or the date of an exception */
  readonly days: string;
  /** `HH:MM - HH:MM` of each span; or one text: closed, or around the clock */
  readonly spans: readonly string[];
  /** why a date has other hours; '' when that is not said */
  readonly note: string;
}

/** Exceptions are shown so many days ahead, today included. */
const shownDays = 31;

/** The week in rows, then the exceptions of the next month, the earliest first. */
export function hoursRows(calendar: OpeningCalendar, now: number, locale: Locale, t: HoursWords): HoursRow[] {
  const today = dayOf(now);
  const week = weekRows(calendar).map(({ first, last, spans }) => ({
    days: first === 'monday' && last === 'sunday' ? t('daily') : formatWeekdays(first, last, locale),
    spans: spanTexts(spans, t),
    note: '',
  }));
  const dates = calendar.exceptions
    .filter(({ date }) => date >= today && date < addDays(today, shownDays))
    .sort((a, b) => (a.date < b.date ? -1 : 1))
    .map(({ date, spans, note }) => ({ days: formatDayMonth(date, locale), spans: spanTexts(spans, t), note: note?.[locale] ?? '' }));
  return [...week, ...dates];
}

/** `HH:MM - HH:MM` of each span; or one text: closed, or around the clock. */
function spanTexts(spans: readonly OpenSpan[], t: HoursWords): string[] {
  if (spans.length === 0) return [t('closedDay')];
  return spans.map(({ start, end }) => (end - start === 1440 ? t('wholeDay') : slotLabel(start, end)));
}
