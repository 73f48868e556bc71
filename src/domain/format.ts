import type { Locale } from './locale.ts';
import type { Som } from './money.ts';

const noBreakSpace = '\u00a0';
const minus = '\u2212';

const groupSeparators: Readonly<Record<Locale, string>> = { ru: noBreakSpace, en: ',', uz: noBreakSpace };
const currencyUnits: Readonly<Record<Locale, string>> = { ru: 'сум', en: 'UZS', uz: 'soʻm' };

const months: Readonly<Record<Locale, readonly string[]>> = {
  ru: ['января', 'февраля', 'марта', 'апреля', 'мая', 'июня', 'июля', 'августа', 'сентября', 'октября', 'ноября', 'декабря'],
  en: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
  uz: ['yanvar', 'fevral', 'mart', 'aprel', 'may', 'iyun', 'iyul', 'avgust', 'sentabr', 'oktabr', 'noyabr', 'dekabr'],
};

/** An integer in groups of three: `45 000` with no-break spaces (ru, uz), `45,000` (en). */
export function formatNumber(value: number, locale: Locale): string {
  const rounded = Math.round(value);
  const digits = String(Math.abs(rounded)).replace(/\B(?=(?:\d{3})+$)/g, groupSeparators[locale]);
  return rounded < 0 ? `${minus}${digits}` : digits;
}

/** `45 000 сум`, `45,000 UZS`, `45 000 soʻm`; groups and unit separated by no-break spaces (R-FORMAT-1). */
export function formatPrice(som: Som, locale: Locale): string {
  return `${formatNumber(som, locale)}${noBreakSpace}${currencyUnits[locale]}`;
}

/** `3 %` with a no-break space (ru), `3%` (en, uz). */
export function formatPercent(percent: number, locale: Locale): string {
  return `${percent}${locale === 'ru' ? noBreakSpace : ''}%`;
}

/** `сум`, `UZS`, `soʻm`: the unit of prices, for a place that shows it in smaller type. */
export function currencyUnit(locale: Locale): string {
  return currencyUnits[locale];
}

/** `21 ноября`, `21 November`, `21-noyabr` of a day YYYY-MM-DD (R-FORMAT-2). */
export function formatDayMonth(day: string, locale: Locale): string {
  const month = months[locale][Number(day.slice(5, 7)) - 1] ?? '';
  const date = Number(day.slice(8, 10));
  return locale === 'uz' ? `${date}-${month}` : `${date} ${month}`;
}

/** A text with no line break between a number and the word after it: "50 г", "2 шт.". */
export function joinAmounts(text: string): string {
  return text.replace(/(\d) (?=\p{L})/gu, `$1${noBreakSpace}`);
}

/** `HH:MM` of minutes from midnight, modulo 24 hours. */
export function formatClock(minutes: number): string {
  const ofDay = ((minutes % 1440) + 1440) % 1440;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(ofDay / 60))}:${two(Math.floor(ofDay % 60))}`;
}

/** `+998 XX XXX-XX-XX` of twelve digits; any other text is returned unchanged. */
export function formatPhone(phone: string): string {
  return phone.replace(/^(\d{3})(\d{2})(\d{3})(\d{2})(\d{2})$/, '+$1 $2 $3-$4-$5');
}

export type PluralForm = 'one' | 'few' | 'many' | 'other';

/** The plural form of a count by the Unicode plural rules of the three languages. */
export function pluralForm(count: number, locale: Locale): PluralForm {
  if (locale !== 'ru') return count === 1 ? 'one' : 'other';
  if (!Number.isInteger(count)) return 'other';
  const lastTwo = Math.abs(count) % 100;
  const last = lastTwo % 10;
  if (last === 1 && lastTwo !== 11) return 'one';
  return last >= 2 && last <= 4 && (lastTwo < 12 || lastTwo > 14) ? 'few' : 'many';
}
