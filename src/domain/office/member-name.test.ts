import { expect, test } from 'vitest';
import { isClearName, lookOf, normalizeName } from './member-name.ts';

test('a name is stored in one form, with single spaces', () => {
  expect(normalizeName(' Ａnvar   Karimov ')).toBe('Anvar Karimov');
  expect(normalizeName('Gʻanisher  Oʻrinov')).toBe('Gʻanisher Oʻrinov');
});

test.each(['Анвар', 'Anvar Каримов', 'Gʻani Oʻrinov', 'Маʼмура', 'O’tkir', 'Jean-Luc', 'Анвар (ночь, 2)', 'José'])(
  '%s is clear',
  (name) => {
    expect(isClearName(name)).toBe(true);
  },
);

test.each([
  ['a space without width', 'Ан\u200bвар'],
  ['a word joiner', 'Анвар\u2060'],
  ['a direction mark', '\u202eравнА'],
  ['a filler', 'Анвар\u3164'],
  ['a Cyrillic letter in a Latin word', 'Оtabek'],
  ['a Latin letter in a Cyrillic word', 'Aнвар'],
])('a name with %s is not clear', (_, name) => {
  expect(isClearName(name)).toBe(false);
});

test('names that look the same are the same', () => {
  expect(lookOf('Сара')).toBe(lookOf('Capa'));
  expect(lookOf('Анвар\u200b')).toBe(lookOf('анвар'));
  expect(lookOf('Анвар')).not.toBe(lookOf('Анвор'));
});
