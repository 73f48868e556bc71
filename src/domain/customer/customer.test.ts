import { expect, test } from 'vitest';
import { cardNumberOf, defaultBirthDate, parseFirstName } from './customer.ts';

test('the first name is trimmed and has 1 to 60 characters', () => {
  expect(parseFirstName('  Оʻткир ')).toBe('Оʻткир');
  expect(parseFirstName(' \n ')).toBeNull();
  expect(parseFirstName('a'.repeat(60))).toHaveLength(60);
  expect(parseFirstName('a'.repeat(61))).toBeNull();
});

test('the birth date defaults to today', () => {
  expect(defaultBirthDate(Date.parse('2026-11-20T20:00:00Z'))).toBe('2026-11-21');
});

test('card numbers are EAN-13 with prefix 2', () => {
  expect([1, 2, 300].map(cardNumberOf)).toEqual([2000000000015, 2000000000022, 2000000003009]);
  for (let serial = 1; serial < 200; serial += 1) {
    const digits = [...String(cardNumberOf(serial))].map(Number);
    expect(digits).toHaveLength(13);
    expect(digits.reduce((sum, digit, index) => sum + digit * (index % 2 === 0 ? 1 : 3), 0) % 10).toBe(0);
  }
});
