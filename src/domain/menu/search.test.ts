import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldText, foldWord } from '../search/fold-text.ts';
import { sampleProduct } from './sample-menu.ts';
import { searchProducts } from './search.ts';
import { searchDocuments } from './search-documents.ts';
import { createSearchIndex, type SearchIndex } from './search-index.ts';
import { isSearch, readQuery } from './search-query.ts';
import type { Product } from './types.ts';

const names = ['Toʻy oshi', 'Лагман уйгурский', 'Choʻzma lagʻmon', 'Пепперони', 'Sanʼat salati', 'Хот-дог', 'Лепёшка'];
const apostrophes = ['ʻ', 'ʼ', '’', '‘', "'", '`', ''];
const products = names.map((name, index) => sampleProduct({ id: String(index), name }));
const found = (query: string, menu: readonly Product[] = products) => {
  const { best, related } = searchProducts(menu, query, indexOf(menu));
  return [...best, ...related].map(({ name }) => name);
};

function indexOf(menu: readonly Product[], others: readonly Product[] = menu): SearchIndex {
  const categories = [{ id: '1', parentId: null, name: 'Горячее' }];
  const byId = new Map(menu.map((product) => [product.id, product]));
  const othersById = new Map(others.map((product) => [product.id, product]));
  const menus = { ru: { categories, products: byId }, en: { categories, products: othersById }, uz: { categories, products: othersById } };
  return createSearchIndex(searchDocuments(menus, (tag) => ({ ru: tag })));
}

test('Uzbek words are found when typed with any apostrophe or none', () => {
  for (const apostrophe of apostrophes) {
    expect(found(`TO${apostrophe}Y`)).toEqual(['Toʻy oshi']);
    expect(found(`lag${apostrophe}mon`)[0]).toBe('Choʻzma lagʻmon');
    expect(found(`san${apostrophe}at`)).toEqual(['Sanʼat salati']);
  }
});

test('the match on the product name ignores case, ё and hyphens', () => {
  expect(found('ПЕППЕРОНИ')).toEqual(['Пепперони']);
  expect(found('лепешка')).toEqual(['Лепёшка']);
  expect(found('хот дог')).toEqual(['Хот-дог']);
  expect(found('хотдог')).toEqual(['Хот-дог']);
  expect(found('burger')).toEqual([]);
});

test('search applies only when more than 2 letters are typed, regardless of the length of the folded text', () => {
  for (const query of ['ос', '', '  ос  ', '   ', 'щи', 'яю', '---', 'о-с']) {
    expect([query, isSearch(query)]).toEqual([query, false]);
    expect(found(query)).toEqual(names);
  }
  expect(['сыр', "to'y", 'oʻt', '7up'].every(isSearch)).toBe(true);
});

test('all words of a query are needed, in any order', () => {
  expect(found('уйгурский лагман')).toEqual(['Лагман уйгурский']);
  expect(found('лагман пепперони')).toEqual([]);
});

test('names come before categories and tags, these before descriptions', () => {
  const menu = [
    sampleProduct({ id: 'd', name: 'Суп', categoryId: '9', description: 'Острый перец' }),
    sampleProduct({ id: 't', name: 'Рагу', categoryId: '9', tags: ['перец'] }),
    sampleProduct({ id: 'n', name: 'Фаршированный перец', categoryId: '9' }),
    sampleProduct({ id: 'c', name: 'Долма', categoryId: '1' }),
  ];
  expect(found('перец', menu)).toEqual(['Фаршированный перец', 'Рагу', 'Суп']);
  expect(found('перц', menu)).toEqual([]);
  expect(found('горячее', menu)).toEqual(['Долма']);
});

test('a whole word comes before the start of a word, and this before a part of one', () => {
  const menu = ['Чайханский плов', 'Иван-чаепитие', 'Зелёный чай', 'Обычайный'].map((name, id) =>
    sampleProduct({ id: `${id}`, name, categoryId: '9' }),
  );
  expect(found('чай', menu)).toEqual(['Зелёный чай', 'Чайханский плов', 'Обычайный']);
  expect(found('чаех', menu)).toEqual([]);
});

test('a name that contains the three letters comes before a description that begins with them', () => {
  const menu = [sampleProduct({ id: '1', name: 'Суп', description: 'с перцем' }), sampleProduct({ id: '2', name: 'Суперплов' })];
  expect(found('пер', menu)).toEqual(['Суперплов', 'Суп']);
});

test('three letters match a part of a name only as it is written, because an apostrophe separates letters', () => {
  const menu = ['Tandir goʻsht', 'Toshkent salati'].map((name, id) => sampleProduct({ id: `${id}`, name, categoryId: '9' }));
  expect(found('osh', menu)).toEqual(['Toshkent salati']);
  expect(found('gosh', menu)).toEqual(['Tandir goʻsht']);
});

test('categories, tags and descriptions match by the start of their words', () => {
  const menu = [sampleProduct({ id: '1', name: 'Суп', categoryId: '1', tags: ['острое'], description: 'С говядиной' })];
  for (const query of ['горяч', 'остро', 'говяд']) expect(found(query, menu)).toEqual(['Суп']);
  for (const query of ['рячее', 'трое', 'вядин']) expect(found(query, menu)).toEqual([]);
});

test('a dish is found by another name of it, and by its beginning from four letters on', () => {
  const menu = [
    sampleProduct({ id: '1', name: 'Свадебный плов', categoryId: '9' }),
    sampleProduct({ id: '2', name: 'Пирог', categoryId: '9' }),
  ];
  expect(found('pilaf', menu)).toEqual(['Свадебный плов']);
  expect(found('pila', menu)).toEqual(['Свадебный плов']);
  expect(found('pil', menu)).toEqual([]);
});

test('a wrong first letter needs the whole word, another one nearly all of it', () => {
  const menu = ['Курица', 'Домашний компот'].map((name, id) => sampleProduct({ id: `${id}`, name, categoryId: '9' }));
  expect(found('турица', menu)).toEqual(['Курица']);
  expect(found('шуриц', menu)).toEqual([]);
  expect(found('кирица', menu)).toEqual(['Курица']);
  expect(found('долма', menu)).toEqual([]);
});

test('words of four letters or fewer are not corrected, but another form of one is found (R-SEARCH-5)', () => {
  const menu = ['Плов с казы', 'Вода без газа', 'Рис'].map((name, id) => sampleProduct({ id: `${id}`, name, categoryId: '9' }));
  for (const query of ['плоа', 'казы плоа', 'рир', 'суши']) expect(found(query, menu)).toEqual([]);
  expect(searchProducts(menu, 'воды', indexOf(menu))).toMatchObject({ best: [{ id: '1' }], related: [], meant: null });
});

test('a word is not corrected into one of another alphabet (R-SEARCH-5)', () => {
  const menu = ['Choʻzma qatlama', 'Торт'].map((name, id) => sampleProduct({ id: `${id}`, name, categoryId: '9' }));
  expect(found('катлома', menu)).toEqual([]);
  expect(found('катлама', menu)).toEqual(['Choʻzma qatlama']);
  expect(found('qatloma', menu)).toEqual(['Choʻzma qatlama']);
});

test('a short word that its own alphabet has is not read in another one (R-SEARCH-4)', () => {
  const menu = ['Toʻrt xil pishloq', 'Торт'].map((name, id) => sampleProduct({ id: `${id}`, name, categoryId: '9' }));
  expect(found('торт', menu)).toEqual(['Торт']);
});

test('what is typed in the other keyboard layout is read in this one, and says so (R-SEARCH-12)', () => {
  const menu = ['Плов', 'Бургер', 'Toʻy oshi'].map((name, id) => sampleProduct({ id: `${id}`, name, categoryId: '9' }));
  const search = (query: string) => searchProducts(menu, query, indexOf(menu));
  expect(search('gkjd')).toMatchObject({ best: [{ id: '0' }, { id: '2' }], meant: 'плов' });
  expect(search(',ehuth')).toMatchObject({ best: [{ id: '1' }], meant: 'бургер' });
  expect(search('щыр')).toMatchObject({ best: [{ id: '2' }, { id: '0' }], meant: 'osh' });
  expect(search('плjd')).toMatchObject({ best: [], meant: null });
});

test('a misspelled query says as which word it was read, in its own alphabet; another form of a word is no misspelling', () => {
  const menu = ['Капучино', 'Самса', 'Toʻy oshi'].map((name, id) =>
    sampleProduct({ id: `${id}`, name, categoryId: '9', description: id === 0 ? 'Coffee, 300 ml' : '' }),
  );
  const meant = (query: string) => searchProducts(menu, query, indexOf(menu)).meant;
  expect(meant('cofee')).toBe('coffee');
  expect(meant('cofffee')).toBe('coffee');
  expect(meant('каппучино')).toBe('капучино');
  expect(meant('копучино')).toBe('капучино');
  expect(['coffee', 'coffe', 'самсы', 'kapuchino', 'kapuchi', 'toy', "to'y", 'капучино самса', 'пицца', 'ос'].map(meant)).toEqual(
    Array(10).fill(null),
  );
});

test('a dish is found by its name in a language that is not shown', () => {
  const translated = products.map((product) => ({ ...product, name: `Dish ${product.id}` }));
  expect(searchProducts(products, 'dish 3', indexOf(products, translated)).best[0]?.id).toBe('3');
});

test('dishes with the query in their category or description alone are apart from those with it in their names', () => {
  const menu = [
    sampleProduct({ id: '1', name: 'Нарын', description: 'Как лагман' }),
    sampleProduct({ id: '2', name: 'Лагман' }),
    sampleProduct({ id: '3', name: 'Димлама' }),
  ];
  const ids = (query: string) => {
    const { best, related } = searchProducts(menu, query, indexOf(menu));
    return [best, related].map((dishes) => dishes.map(({ id }) => id));
  };
  expect(ids('лагман')).toEqual([['2'], ['1']]);
  expect(ids('лагмон')).toEqual([['2'], ['1']]);
  expect(ids('горячее')).toEqual([['1', '2', '3'], []]);
});

const groupsOf = (query: string, dishes: readonly string[]) => {
  const menu = dishes.map((name, id) => sampleProduct({ id: `${id}`, name, categoryId: '9' }));
  const { best, related } = searchProducts(menu, query, indexOf(menu));
  return [best, related].map((found) => found.map(({ name }) => name));
};

test('where a name has the query as a whole word, those with it as the beginning of another word are related', () => {
  const menu = ['Чайханский плов', 'Зелёный чай', 'Чай чёрный'];
  expect(groupsOf('чай', menu)).toEqual([['Зелёный чай', 'Чай чёрный'], ['Чайханский плов']]);
  expect(groupsOf('choy', ['Choyxona oshi', 'Koʻk choy'])).toEqual([['Koʻk choy'], ['Choyxona oshi']]);
});

test('where no name has the query as a whole word yet, those with it as the beginning of a word are the best', () => {
  const menu = ['Чайханский плов', 'Зелёный чай'];
  expect(groupsOf('чайх', menu)).toEqual([['Чайханский плов'], []]);
  expect(groupsOf('пло', ['Пловная лепёшка', 'Плов'])).toEqual([['Плов', 'Пловная лепёшка'], []]);
});

test('each word of a query has to be whole in a name before others are only related', () => {
  const menu = ['Чайханский зелёный плов', 'Зелёный чай'];
  expect(groupsOf('чай зелен', menu)).toEqual([['Зелёный чай', 'Чайханский зелёный плов'], []]);
  expect(groupsOf('зелёный чай', menu)).toEqual([['Зелёный чай'], ['Чайханский зелёный плов']]);
});

test('a word with an ending is the same word, and a part of one, another name and a typo stay with the best', () => {
  expect(groupsOf('osh', ['Toʻy oshi', 'Osh'])).toEqual([['Osh', 'Toʻy oshi'], []]);
  expect(groupsOf('салат', ['Салаты', 'Салат'])).toEqual([['Салат', 'Салаты'], []]);
  expect(groupsOf('бургер', ['Чизбургер', 'Бургер'])).toEqual([['Бургер', 'Чизбургер'], []]);
  expect(groupsOf('плов', ['Osh', 'Плов'])).toEqual([['Плов', 'Osh'], []]);
  expect(groupsOf('лагман', ['Choʻzma lagʻmon', 'Лагман'])).toEqual([['Лагман', 'Choʻzma lagʻmon'], []]);
});

test('only the first 100 characters and 8 words are used', () => {
  expect(readQuery(`${'я'.repeat(120)}`)).toHaveLength(100);
  expect(readQuery(` ${'😀'.repeat(120)}`)).toBe('😀'.repeat(100));
  expect(found('лагман лагман лагман лагман лагман лагман лагман лагман пепперони')[0]).toBe('Лагман уйгурский');
  expect(found(`лагман${' '.repeat(120)}пепперони`)[0]).toBe('Лагман уйгурский');
});

test('a search in 5,000 dishes takes less processor time than their index, which is created once', () => {
  const syllables = ['ка', 'лаг', 'ми', 'плов', 'ре', 'сам', 'по', 'на', 'ге', 'бар', 'ду', 'шаш', 'ви', 'боз', 'чи', 'ту'];
  let state = 1;
  const roll = (sides: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return Math.floor((state / 2_147_483_647) * sides);
  };
  const word = () => Array.from({ length: 2 + roll(3) }, () => syllables[roll(syllables.length)]).join('');
  const text = (words: number) => Array.from({ length: words }, word).join(' ');
  const many = Array.from({ length: 5_000 }, (_, id) =>
    sampleProduct({ id: `${id}`, name: text(3), description: text(8), categoryId: `${id % 40}` }),
  );
  const created = cpuTimeOf(() => indexOf(many));
  const index = indexOf(many);
  const queries = [many[17]?.name ?? '', 'лагман', 'пловка', 'шаш', 'нет такого блюда'];
  const times = queries.map((query) => Math.min(...Array.from({ length: 5 }, () => cpuTimeOf(() => searchProducts(many, query, index)))));
  expect(searchProducts(many, many[17]?.name ?? '', index).best[0]?.id).toBe('17');
  expect(Math.max(...times)).toBeLessThan(created);
});

/** In microseconds; what other threads and processes do does not count. */
function cpuTimeOf(work: () => unknown): number {
  const start = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(start);
  return user + system;
}

const russian = [...'абвгдежзийклмнопрстуфхцчшщъыьэюя'];
const uzbek = [...'abdefghijklmnopqrstuvxyz'];
const words = fc
  .constantFrom(russian, uzbek)
  .chain((letters) => fc.string({ unit: fc.constantFrom(...letters), minLength: 5, maxLength: 12 }));

test('a word of five letters or more is found with one letter extra, missing, wrong or swapped with its neighbor', () => {
  const typos = fc.record({ word: words, place: fc.nat(), letter: fc.constantFrom(...russian, ...uzbek), kind: fc.nat(3) });
  fc.assert(
    fc.property(typos, ({ word, place, letter, kind }) => {
      const at = place % word.length;
      const typed = withTypo(word, at, letter, kind);
      fc.pre(typed.length >= 5);
      expect(found(typed, [sampleProduct({ id: '1', name: `Блюдо ${word}`, categoryId: '9' })])).toHaveLength(1);
    }),
    { numRuns: 2_000 },
  );
});

test('a dish is found by the words of its name, in any case and order', () => {
  const name = fc.array(words, { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(name, fc.boolean(), fc.boolean(), fc.constantFrom(' ', '-', '  '), (parts, isUpper, isReversed, gap) => {
      const text = (isReversed ? parts.toReversed() : parts).join(gap);
      const typed = isUpper ? text.toUpperCase() : text;
      expect(found(typed, [sampleProduct({ id: '1', name: parts.join(' '), categoryId: '9' })])).toHaveLength(1);
    }),
    { numRuns: 1_000 },
  );
});

test('a name and a query of any characters never throw, and a folded text has single spaces between its words', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.string({ unit: 'grapheme', maxLength: 40 }), (name, query) => {
      expect(() => found(query, [sampleProduct({ id: '1', name })])).not.toThrow();
      expect(foldText(name)).toMatch(/^(\S+( \S+)*)?$/);
    }),
    // a Greek sign whose normalization form is an apostrophe, and a word of a letter without a sound
    {
      examples: [
        ['\u0374', ''],
        ['ъ ¹', ''],
      ],
    },
  );
});

test('Uzbek in Latin and Cyrillic, Russian and its transliteration fold to the same text', () => {
  const pairs = [
    ['гўшт', 'goʻsht'],
    ['лағмон', 'lagʻmon'],
    ['қўй', 'qoʻy'],
    ['ҳалол', 'halol'],
    ['чучвара', 'chuchvara'],
    ['манты', 'manty'],
    ['шашлык', 'shashlyk'],
    ['хачапури', 'khachapuri'],
    ['борщ', 'borshch'],
    ['чай', 'chay'],
    ['пицца', 'pizza'],
    ['кофе', 'coffee'],
    ['кока', 'coca'],
    ['говядина', 'govyadina'],
    ['зелёный', 'zelyonyy'],
  ] as const;
  for (const [one, other] of pairs) expect([one, foldText(one)]).toEqual([one, foldText(other)]);
  expect(foldWord('ъь')).toBe('');
});

function withTypo(word: string, at: number, letter: string, kind: number): string {
  const [before, replaced, after] = [word.slice(0, at), word[at] ?? '', word.slice(at + 1)];
  if (kind === 0) return before + letter + replaced + after;
  if (kind === 1) return before + after;
  if (kind === 2) return before + letter + after;
  return before + (after[0] ?? '') + replaced + after.slice(1);
}
