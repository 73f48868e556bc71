import { expect, test } from 'vitest';
import ru from '../../../locales/ru/order.json' with { type: 'json' };
import { pastMoment } from './day-words.ts';

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
