import { expect, test } from 'vitest';
import { fill, plural } from './words.ts';

test('values replace their placeholders, a placeholder without a value stays', () => {
  expect(fill('{{left}} to {{ what }}, {{toString}}', { left: 12, what: 'free delivery' })).toBe('12 to free delivery, {{toString}}');
});

test('a count selects its plural form and fills it', () => {
  const words = { dishes_one: '{{count}} блюдо', dishes_few: '{{count}} блюда', dishes_many: '{{count}} блюд' };
  expect([1, 3, 11].map((count) => plural(words, 'dishes', count, 'ru'))).toEqual(['1 блюдо', '3 блюда', '11 блюд']);
});

test('a missing form falls back to the other one, then to the key', () => {
  expect(plural({ dishes_other: '{{count}} ta taom' }, 'dishes', 1, 'uz')).toBe('1 ta taom');
  expect(plural({}, 'dishes', 1, 'en')).toBe('dishes');
});
