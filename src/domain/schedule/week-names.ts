import type { Locale } from '../locale.ts';
import type { Weekday } from './calendar.ts';

const shortWeekdays: Readonly<Record<Locale, Readonly<Record<Weekday, string>>>> = {
  ru: { monday: 'Пн', tuesday: 'Вт', wednesday: 'Ср', thursday: 'Чт', friday: 'Пт', saturday: 'Сб', sunday: 'Вс' },
  en: { monday: 'Mon', tuesday: 'Tue', wednesday: 'Wed', thursday: 'Thu', friday: 'Fri', saturday: 'Sat', sunday: 'Sun' },
  uz: { monday: 'Dush', tuesday: 'Sesh', wednesday: 'Chor', thursday: 'Pay', friday: 'Jum', saturday: 'Shan', sunday: 'Yak' },
};

/** `Пн–Пт`, `Mon–Fri`, `Dush–Jum`; one name for one day. */
export function formatWeekdays(first: Weekday, last: Weekday, locale: Locale): string {
  const names = shortWeekdays[locale];
  return first === last ? names[first] : `${names[first]}–${names[last]}`;
}
