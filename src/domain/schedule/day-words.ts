import { formatClock, formatDayMonth } from '../format.ts';
import type { Locale } from '../locale.ts';
import { addDays, dayOf, minutesOf } from './clock.ts';
import type { Pause } from './opening.ts';
import { type SlotChoice, slotRange, slotStartInstant } from './time-slot.ts';

/** The texts `today` and `tomorrow`, and those of a pause; every namespace that shows days has them. */
type DayWords = (key: 'today' | 'tomorrow') => string;
type PastWords = (key: 'today' | 'yesterday') => string;
/** Both keys take values: the compiler compares a generic function such as `Translate` with overloads by its longest list of parameters. */
interface PauseWords {
  (key: 'pausedOpen', values: Readonly<Record<never, string>>): string;
  (key: 'pausedUntil', values: Readonly<Record<'time', string>>): string;
}
interface OpensWords {
  (key: 'opensAt', values: Readonly<Record<'time', string>>): string;
  (key: 'opensOn', values: Readonly<Record<'day' | 'time', string>>): string;
}

/** Today, tomorrow or the date of a day YYYY-MM-DD. */
export function dayLabel(day: string, now: number, locale: Locale, t: DayWords): string {
  const today = dayOf(now);
  if (day === today) return t('today');
  return day === addDays(today, 1) ? t('tomorrow') : formatDayMonth(day, locale);
}

/** `Today, 12:01`, `Yesterday, 18:40` or `21 ноября, 12:01` of an instant in ISO 8601 that has passed; empty for an invalid one. */
export function pastMoment(iso: string, now: number, locale: Locale, t: PastWords): string {
  const instant = Date.parse(iso);
  if (Number.isNaN(instant)) return '';
  const [day, today] = [dayOf(instant), dayOf(now)];
  const name = day === today ? t('today') : day === addDays(today, -1) ? t('yesterday') : formatDayMonth(day, locale);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}, ${formatClock(minutesOf(instant))}`;
}

/** `19:00` today, `25 ноября, 10:30` on another day, `1 января 2099 года, 05:00` from a year on. */
export function momentLabel(instant: number, now: number, locale: Locale): string {
  return dayOf(instant) === dayOf(now) ? formatClock(minutesOf(instant)) : dayAndClock(instant, now, locale);
}

/** The same with the day of today. */
export function dayAndClock(instant: number, now: number, locale: Locale): string {
  return `${farDay(instant, now, locale)}, ${formatClock(minutesOf(instant))}`;
}

/** `25 ноября`; with its year from a year on. */
function farDay(instant: number, now: number, locale: Locale): string {
  const day = dayOf(instant);
  const date = formatDayMonth(day, locale);
  if (day <= addDays(dayOf(now), 365)) return date;
  const year = day.slice(0, 4);
  return locale === 'uz' ? `${year}-yil ${date}` : `${date} ${year}${locale === 'ru' ? ' года' : ''}`;
}

/** The text that a restaurant opens, from the keys `opensAt` within the next day and `opensOn` later, when the time alone says too little. */
export function opensText(instant: number, now: number, locale: Locale, t: OpensWords): string {
  const time = formatClock(minutesOf(instant));
  if (instant - now < 24 * 60 * 60_000) return t('opensAt', { time });
  return t('opensOn', { day: farDay(instant, now, locale), time });
}

/** The text that a restaurant is paused and when it takes orders again, from the keys `pausedUntil` and `pausedOpen`. */
export function pauseText({ opensAt }: Pause, now: number, locale: Locale, t: PauseWords): string {
  return opensAt === null ? t('pausedOpen', {}) : t('pausedUntil', { time: momentLabel(Date.parse(opensAt), now, locale) });
}

/** The calendar day on which a slot starts; a late slot starts on the day after its shift began. */
export function startDay(slot: SlotChoice): string {
  return dayOf(slotStartInstant(slot));
}

/** `Today, 18:30–19:10`. */
export function slotWithDay(slot: SlotChoice, now: number, locale: Locale, t: DayWords): string {
  return `${dayLabel(startDay(slot), now, locale, t)}, ${slotRange(slot)}`;
}

/** `19:00–19:20` today, `25 ноября, 10:30–10:50` on another day. */
export function slotWithDate(slot: SlotChoice, now: number, locale: Locale): string {
  const day = startDay(slot);
  return day === dayOf(now) ? slotRange(slot) : `${formatDayMonth(day, locale)}, ${slotRange(slot)}`;
}
