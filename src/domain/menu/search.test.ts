import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleProduct } from './sample-menu.ts';
import { fold, searchProducts } from './search.ts';

const names = ['Toʻy oshi', 'Лагман уйгурский', 'Choʻzma lagʻmon', 'Пепперони', 'Sanʼat salati'];
const apostrophes = ['ʻ', 'ʼ', '’', '‘', "'", '`'];
const products = names.map((name, index) => sampleProduct({ id: String(index), name }));
const found = (query: string) => searchProducts(products, query).map(({ name }) => name);

test('Uzbek words are found typed with any of the apostrophes', () => {
  for (const apostrophe of apostrophes) {
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
  const apostrophe = fc.constantFrom(...apostrophes);
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

test('whatever the name and the text, a dish is found when its name holds the text sign by sign', () => {
  const signs = ['a', 'A', 'o', 'ш', 'Ш', 'ў', 'Ў', ' ', '-', ...apostrophes];
  const texts = fc.string({ unit: fc.constantFrom(...signs), maxLength: 8 });
  fc.assert(
    fc.property(fc.array(texts, { maxLength: 6 }), texts, (dishes, query) => {
      const menu = dishes.map((name, index) => sampleProduct({ id: String(index), name }));
      const text = query.trim();
      expect(searchProducts(menu, query)).toEqual(text.length <= 2 ? menu : menu.filter(({ name }) => holds(name, text)));
    }),
    { numRuns: 1000 },
  );
});

function holds(name: string, text: string): boolean {
  return [...name].some((_, from) => [...text].every((sign, place) => isSame(sign, name[from + place] ?? '')));
}

function isSame(one: string, other: string): boolean {
  if (apostrophes.includes(one)) return apostrophes.includes(other);
  return one === other || one === other.toLowerCase() || one.toLowerCase() === other;
}
