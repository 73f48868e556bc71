import { expect, test } from 'vitest';
import { foreignLanguage } from './foreign-language.ts';

test('a text in Cyrillic on an English or Uzbek page is Russian', () => {
  expect([foreignLanguage('Плов', 'uz'), foreignLanguage('Лаваш XL', 'en')]).toEqual(['ru', 'ru']);
  expect([foreignLanguage('Плов', 'ru'), foreignLanguage('Pepsi 0,5', 'en'), foreignLanguage('11', 'uz')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(foreignLanguage('Plov, which is called плов', 'en')).toBeUndefined();
});
