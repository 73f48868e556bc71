import { formatClock, formatPrice } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import { formatMoment } from '#domain/office/moment.ts';
import { weekdays as days, type Weekday } from '#domain/schedule/calendar.ts';
import { formatWeekdays } from '#domain/schedule/week-names.ts';
import type { Translate } from '#domain/words.ts';
import { textIn } from '#stores/office/menu-records.ts';
import { type CodeRecord, draftOfCode } from './code-draft.ts';

/** The weekdays from Monday on, with their numbers in the file, in which 0 is Sunday. */
export const weekdayNumbers: readonly { readonly day: Weekday; readonly number: number }[] = days.map((day, index) => ({
  day,
  number: (index + 1) % days.length,
}));

/** What people call a record: an automatic discount has no code that anybody reads. */
export function nameOf({ kind, code, title }: CodeRecord, locale: Locale): string {
  return kind === 'automatic' ? textIn(title, locale) : code;
}

/** Who gets the discount, in a few words. */
export function whoText({ kind, offeredTo = 'nobody', phones }: CodeRecord, t: Translate<'office-promo'>): string {
  if (kind === 'automatic') return t('who_automatic');
  return offeredTo === 'named' ? t('who_named', { count: phones?.length ?? 0 }) : t(`who_${offeredTo}`);
}

/** What a code gives, to whom and when, each in a few words. */
export function codeTexts(record: CodeRecord, t: Translate<'office-promo'>, locale: Locale, now: number): string[] {
  const { type, value, maxDiscount, minOrderSum, orderTypes, firstOrderOnly, perCustomerLimit, startsAt, endsAt } = record;
  const draft = draftOfCode(record);
  const ofDays = weekdayNumbers.filter(({ number }) => draft.weekdays.includes(number));
  const { fromMinute = 0, toMinute = 0 } = record;
  const texts = [
    type === 'percent' ? `${value}%` : type === 'fixed' ? formatPrice(value, locale) : t('type_free_delivery'),
    maxDiscount == null ? '' : t('say_atMost', { sum: formatPrice(maxDiscount, locale) }),
    minOrderSum === 0 ? '' : t('say_from', { sum: formatPrice(minOrderSum, locale) }),
    orderTypes.length === 1 ? t(draft.isDelivered ? 'say_delivery' : 'say_pickup') : '',
    firstOrderOnly === true ? t('say_first') : '',
    perCustomerLimit == null ? '' : t('say_perCustomer', { count: perCustomerLimit }),
    ofDays.length === days.length ? '' : ofDays.map(({ day }) => formatWeekdays(day, day, locale)).join(', '),
    draft.hasHours ? `${formatClock(fromMinute)}–${formatClock(toMinute)}` : '',
    startsAt === undefined ? '' : t('say_since', { time: formatMoment(startsAt, locale, now) }),
    endsAt === undefined ? '' : t('say_till', { time: formatMoment(endsAt, locale, now) }),
  ];
  return texts.filter((text) => text !== '');
}
