import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatNumber, formatPrice } from './format.ts';
import { locales } from './locale.ts';
import { numberHint, parseInRange, parseNumber, parseWhole } from './typed-number.ts';

test.each([
  ['48000', 48_000],
  ['48 000', 48_000],
  ['48\u00a0000', 48_000],
  ['48\u202f000', 48_000],
  ["48'000", 48_000],
  ['48.000', 48_000],
  ['48,000', 48_000],
  ['1.234.567', 1_234_567],
  ['48,000.00', 48_000],
  ['48.000,00', 48_000],
  ['48000,00', 48_000],
  ['48000.0', 48_000],
  ['15000 soʻm', 15_000],
  ["15 000 so'm", 15_000],
  ['15000 сум.', 15_000],
  ['15,000 UZS', 15_000],
  ['-500', -500],
  ['\u2212500', -500],
  ['0', 0],
])('the whole number %j is %d', (text, value) => expect(parseWhole(text)).toBe(value));

test.each([
  '',
  '48000,50',
  '48.5',
  '4,78E+12',
  '1e5',
  '#REF!',
  '48,00,000',
  '4800.000',
  '0,500',
  '48.000.00',
  '1 2,3.4,5',
  '.5',
  '5.',
  '--5',
  'free',
])('%j is no whole number', (text) => expect(parseWhole(text)).toBeNull());

test.each([
  ['10,5 %', 10.5],
  ['10.5%', 10.5],
  ['−12,25 %', -12.25],
  ['0,500', 0.5],
  ['12,500', 12.5],
])('the percentage or weight %j is %d', (text, value) => expect(parseNumber(text, true)).toBe(value));

test('a number outside its range, or with more than two digits after the comma, is none', () => {
  const percent = { min: -90, max: 500, isFine: true };
  expect(['10,5', '-90', '501', '-120 %', '1,234', ''].map((text) => parseInRange(text, percent))).toEqual([
    10.5,
    -90,
    null,
    null,
    null,
    null,
  ]);
  expect(['100', '101', '10,5'].map((text) => parseInRange(text, { min: 0, max: 100 }))).toEqual([100, null, null]);
  expect(numberHint({ min: 0, max: 100_000 }, 'en')).toBe('A whole number from 0 to 100,000');
});

test('every number that the shop prints, in any language, is read as the same number', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), fc.constantFrom(...locales), (value, locale) => {
      expect([parseWhole(formatNumber(value, locale)), parseWhole(formatPrice(value, locale))]).toEqual([value, value]);
    }),
  );
});

test('any text is read without an error as a finite number or none', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 30 }), (text) => {
      const value = parseNumber(text);
      expect(value === null || Number.isFinite(value)).toBe(true);
    }),
  );
});
