import { expect, test } from 'vitest';
import { formatClock, formatDayMonth, formatNumber, formatPercent, formatPhone, formatPrice, joinAmounts, pluralForm } from './format.ts';
import { locales } from './locale.ts';

test('prices: 45 000 сум, 45,000 UZS, 45 000 soʻm, groups and unit separated by no-break spaces', () => {
  expect(locales.map((locale) => formatPrice(45_000, locale))).toEqual([
    '45\u00a0000\u00a0сум',
    '45,000\u00a0UZS',
    '45\u00a0000\u00a0so\u02bbm',
  ]);
});

test('percents: 3 %, 3%, 3%, number and sign never on two lines', () => {
  expect(locales.map((locale) => formatPercent(3, locale))).toEqual(['3\u00a0%', '3%', '3%']);
});

test('an amount and its unit stay on one line', () => {
  expect(joinAmounts('Яйца, 2 шт. · 0,5 л')).toBe('Яйца, 2\u00a0шт. · 0,5\u00a0л');
  expect(joinAmounts('12 34, 4-qavat')).toBe('12 34, 4-qavat');
});

test('numbers are grouped by three digits from the right', () => {
  expect([0, 7, 999, 1000, 999_999, 1_234_567].map((value) => formatNumber(value, 'en'))).toEqual([
    '0',
    '7',
    '999',
    '1,000',
    '999,999',
    '1,234,567',
  ]);
  expect(formatNumber(-12_000, 'ru')).toBe('\u221212\u00a0000');
});

test('dates: 21 ноября, 21 November, 21-noyabr', () => {
  expect(locales.map((locale) => formatDayMonth('2026-11-21', locale))).toEqual(['21 ноября', '21 November', '21-noyabr']);
  expect(formatDayMonth('2026-01-05', 'uz')).toBe('5-yanvar');
});

test('a time after midnight is one of the next day', () => {
  expect(formatClock(1445)).toBe('00:05');
});

test('a phone is formatted as +998 XX XXX-XX-XX', () => {
  expect(formatPhone('998901234567')).toBe('+998 90 123-45-67');
  expect(formatPhone('12')).toBe('12');
});

test('plural forms are those of the Unicode rules', () => {
  for (const locale of locales) {
    const rules = new Intl.PluralRules(locale);
    for (const count of [...Array(130).keys(), 1.5, 1001, 1_000_000])
      expect([locale, count, pluralForm(count, locale)]).toEqual([locale, count, rules.select(count)]);
  }
});
