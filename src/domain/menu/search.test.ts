import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleProduct } from './sample-menu.ts';
import { fold, searchProducts } from './search.ts';

const names = ['Toʻy oshi', 'Лагман уйгурский', 'Choʻzma lagʻmon', 'Пепперони', 'Sanʼat salati'];
const products = names.map((name, index) => sampleProduct({ id: String(index), name }));
const found = (query: string) => searchProducts(products, query).map(({ name }) => name);

test('Uzbek words are found typed with any of the apostrophes', () => {
  for (const apostrophe of ['ʻ', 'ʼ', '’', '‘', "'", '`']) {
    expect(found(`TO${apostrophe}Y`)).toEqual(['Toʻy oshi']);
    expect(found(`lag${apostrophe}mon`)).toEqual(['Choʻzma lagʻmon']);
    expect(found(`san${apostrophe}at`)).toEqual(['Sanʼat salati']);
  }
});

test('the match on the product name is case-insensitive', () => {
  expect(found('ПЕППЕРОНИ')).toEqual(['Пепперони']);
  expect(found('лагм')).toEqual(['Лагман уйгурский']);
  expect(found('burger')).toEqual([]);
});

test('search applies only when the text is longer than 2 characters', () => {
  expect(found('ос')).toEqual(names);
  expect(found('')).toEqual(names);
  expect(found('  ос  ')).toEqual(names);
  expect(found('   ')).toEqual(names);
});

test('whatever apostrophes and cases two spellings of a word use, they fold to the same', () => {
  const apostrophe = fc.constantFrom('ʻ', 'ʼ', '’', '‘', "'", '`');
  const letter = fc.constantFrom('a', 'o', 'g', 'ш', 'ў', ' ');
  const sign = fc.oneof(
    fc.tuple(apostrophe, apostrophe),
    fc.tuple(letter, fc.boolean()).map(([low, isLow]): [string, string] => [low, isLow ? low : low.toUpperCase()]),
  );
  fc.assert(
    fc.property(fc.array(sign), (signs) => {
      const [one, other] = [0, 1].map((side) => signs.map((pair) => pair[side]).join(''));
      expect(fold(one ?? '')).toBe(fold(other ?? ''));
      expect(fold(fold(one ?? ''))).toBe(fold(one ?? ''));
    }),
  );
});
