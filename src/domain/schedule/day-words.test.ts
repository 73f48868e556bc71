import { expect, test } from 'vitest';
import ru from '../../../locales/ru/order.json' with { type: 'json' };
import { momentLabel, pastMoment } from './day-words.ts';

const t = (key: 'today' | 'yesterday') => ru[key];
const now = Date.parse('2026-11-21T07:00:00Z');

test('a moment that has passed is named by its day in UTC+5: today, yesterday, or the date', () => {
  const named = (iso: string) => pastMoment(iso, now, 'ru', t);
  expect(named('2026-11-21T07:00:00Z')).toBe('Сегодня, 12:00');
  expect(named('2026-11-20T19:00:00Z')).toBe('Сегодня, 00:00');
  expect(named('2026-11-20T18:59:00Z')).toBe('Вчера, 23:59');
  expect(named('2026-11-19T18:59:00Z')).toBe('19 ноября, 23:59');
  expect(named('unknown')).toBe('');
});

test('a moment in a year or later has its year', () => {
  const now = Date.parse('2026-11-28T12:00:00+05:00');
  const labels = (iso: string) => (['ru', 'en', 'uz'] as const).map((locale) => momentLabel(Date.parse(iso), now, locale));
  expect(labels('2099-01-01T05:00:00+05:00')).toEqual(['1 января 2099 года, 05:00', '1 January 2099, 05:00', '2099-yil 1-yanvar, 05:00']);
  expect(labels('2027-11-28T05:00:00+05:00')).toEqual(['28 ноября, 05:00', '28 November, 05:00', '28-noyabr, 05:00']);
});
