import { expect, test } from 'vitest';
import { locales } from '../locale.ts';
import { formatWeekdays } from './week-names.ts';

test('weekdays in a row are named by the first and the last, one by its name', () => {
  expect(locales.map((locale) => formatWeekdays('monday', 'friday', locale))).toEqual(['Пн–Пт', 'Mon–Fri', 'Dush–Jum']);
  expect(formatWeekdays('sunday', 'sunday', 'ru')).toBe('Вс');
});
