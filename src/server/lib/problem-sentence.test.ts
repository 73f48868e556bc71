import { expect, test } from 'vitest';
import { problem } from '#domain/problem.ts';
import { problemSentence } from './problem-sentence.ts';

const locales = ['ru', 'en', 'uz'] as const;
const told = (...refusal: Parameters<typeof problem>) => locales.map((locale) => problemSentence(problem(...refusal), locale));
const holding = (texts: readonly string[]) => texts.map((text) => expect.stringContaining(text));

test('a limit of the sum names its figure', () => {
  const figures = ['30\u00a0000\u00a0сум', '30,000\u00a0UZS', '30\u00a0000\u00a0soʻm'];
  expect(told('ORDER_MAX_SUM', { orderMaxSum: 30_000 })).toEqual(holding(figures));
  expect(told('MIN_ORDER_SUM', { minOrderSum: 30_000, minOrderLeft: 1 })).toEqual(holding(figures));
});

test('a pause names its date, one without an end none', () => {
  const dates = ['25 ноября, 10:30', '25 November, 10:30', '25-noyabr, 10:30'];
  expect(told('RESTAURANT_PAUSED', { opensAt: '2026-11-25T05:30:00.000Z' })).toEqual(holding(dates));
  expect(told('RESTAURANT_PAUSED', { opensAt: null })).toEqual(told('RESTAURANT_PAUSED'));
});

test('an order that is not found is called an order, and leads to the orders', () => {
  expect(told('NOT_FOUND', { what: 'order' })).toEqual(holding(['заказ', 'order', 'uyurtma']));
  expect(told('NOT_FOUND', { what: 'order' })).not.toEqual(told('NOT_FOUND'));
});
