import { expect, test } from 'vitest';
import { formatWait } from './wait.ts';

const read = (seconds: number) => (['ru', 'en', 'uz'] as const).map((locale) => formatWait(seconds, locale).replaceAll('\u00a0', ' '));

test('a wait below a minute is shown in seconds', () => {
  expect(read(45)).toEqual(['45 с', '45 s', '45 soniya']);
  expect(read(0.2)[1]).toBe('1 s');
  expect(read(-5)[1]).toBe('0 s');
});

test('a wait below an hour is shown in minutes, rounded up', () => {
  expect(read(60)).toEqual(['1 мин', '1 min', '1 daqiqa']);
  expect(read(61)[1]).toBe('2 min');
  expect(read(3_541)[1]).toBe('1 h');
});

test('a longer wait is shown in hours and minutes', () => {
  expect(read(86_030)).toEqual(['23 ч 54 мин', '23 h 54 min', '23 soat 54 daqiqa']);
  expect(read(86_400)).toEqual(['24 ч', '24 h', '24 soat']);
});

test('numbers and units stay on one line', () => {
  expect(formatWait(86_030, 'uz')).not.toMatch(/ /);
});
