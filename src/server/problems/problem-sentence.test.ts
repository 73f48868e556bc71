import { expect, test } from 'vitest';
import { problem } from '#domain/problem.ts';
import { problemSentence } from './problem-sentence.ts';

const locales = ['ru', 'en', 'uz'] as const;
const reported = (...rejection: Parameters<typeof problem>) => locales.map((locale) => problemSentence(problem(...rejection), locale));
const holding = (texts: readonly string[]) => texts.map((text) => expect.stringContaining(text));

test('a limit on the sum includes its amount', () => {
  const figures = ['30\u00a0000\u00a0сум', '30,000\u00a0UZS', '30\u00a0000\u00a0soʻm'];
  expect(reported('ORDER_MAX_SUM', { orderMaxSum: 30_000 })).toEqual(holding(figures));
  expect(reported('MIN_ORDER_SUM', { minOrderSum: 30_000, minOrderLeft: 1 })).toEqual(holding(figures));
});

test('a pause includes its end date; one without an end has no date', () => {
  const dates = ['25 ноября, 10:30', '25 November, 10:30', '25-noyabr, 10:30'];
  expect(reported('RESTAURANT_PAUSED', { opensAt: '2026-11-25T05:30:00.000Z' })).toEqual(holding(dates));
  expect(reported('RESTAURANT_PAUSED', { opensAt: null })).toEqual(reported('RESTAURANT_PAUSED'));
});

test('a pause that ends more than a year from now includes the year', () => {
  expect(reported('RESTAURANT_PAUSED', { opensAt: '2099-01-01T00:00:00.000Z' })).toEqual(
    holding(['1 января 2099 года, 05:00', '1 January 2099, 05:00', '2099-yil 1-yanvar, 05:00']),
  );
});

test('NOT_FOUND for an order mentions the order', () => {
  expect(reported('NOT_FOUND', { what: 'order' })).toEqual(holding(['заказ', 'order', 'uyurtma']));
  expect(reported('NOT_FOUND', { what: 'order' })).not.toEqual(reported('NOT_FOUND'));
});
