import { expect, test } from 'vitest';
import { type Locale, locales } from '#domain/locale.ts';
import type { Menu } from '#domain/menu/menu.ts';
import type { MenusByLocale } from '#domain/menu/search-documents.ts';
import { emptySettings } from '#domain/site-settings.ts';
import { demoCatalog } from '../../../../tests/support/builders/demo-catalog.ts';
import type { Backend } from '../../ports/backend.ts';
import { toCatalog } from '../catalog/catalog.ts';
import { menuOf } from './menu.ts';
import { searchMenu } from './menu-search.ts';
import listedKinds from './search-kinds.json' with { type: 'json' };
import listedSpellings from './search-spellings.json' with { type: 'json' };

const catalog = toCatalog({ ...demoCatalog(), settings: emptySettings }, 'on');
const now = Date.parse('2026-11-21T07:00:00Z');

async function found(query: string, locale: Locale = 'ru'): Promise<readonly string[]> {
  const snapshot = { catalog, stock: { restaurants: new Map(), pausedUntil: new Map() } };
  const menu = menuOf({ call: 'regionmenu', regionId: '1' }, { snapshot, work: new Map(), locale, now });
  if (!menu.ok) throw new Error('the demo has no menu');
  const names = await searchMenu(menu.value, query, { backend: backendOf(catalog.menus), locale });
  if (names === null || names.best.length === 0) return [];
  return [...names.best, ...names.related].map(({ name }) => name);
}

function backendOf(menus: MenusByLocale): Backend {
  return { menusByLocale: async () => menus } as unknown as Backend;
}

/** What people type, the dishes that it must find, and those that it must not. */
const spellings = listedSpellings as readonly Spelling[];

interface Spelling {
  readonly query: string;
  readonly locale: Locale;
  readonly finds: readonly string[];
  readonly not: readonly string[];
}

test.each(spellings)('“$query” in $locale finds $finds and not $not', async ({ query, locale, finds, not }) => {
  const names = await found(query, locale);
  expect(names).toEqual(expect.arrayContaining([...finds]));
  expect(names.filter((name) => not.includes(name))).toEqual([]);
  if (finds.length === 0) expect(names).toEqual([]);
});

test('the list of spellings has at least 120 entries, and each language has some', () => {
  expect(new Set(spellings.map(({ query, locale }) => `${locale} ${query}`)).size).toBeGreaterThanOrEqual(120);
  expect(new Set(spellings.map(({ locale }) => locale))).toEqual(new Set(locales));
});

/** What people type for a kind of dish: those that come first, in any order, and those that are not found. */
const kinds = listedKinds as readonly KindSpelling[];

interface KindSpelling {
  readonly query: string;
  readonly locale: Locale;
  readonly first: readonly string[];
  readonly not: readonly string[];
}

test.each(kinds)('the kind “$query” in $locale finds $first first and not $not (R-SEARCH-10, R-SEARCH-11)', async (kind) => {
  const names = await found(kind.query, kind.locale);
  expect(new Set(names.slice(0, kind.first.length))).toEqual(new Set(kind.first));
  expect(names.filter((name) => kind.not.includes(name))).toEqual([]);
  if (kind.first.length === 0) expect(names).toEqual([]);
});

test('the list of kinds has at least 250 entries, and each language has some', () => {
  expect(new Set(kinds.map(({ query, locale }) => `${locale} ${query}`)).size).toBeGreaterThanOrEqual(250);
  expect(new Set(kinds.map(({ locale }) => locale))).toEqual(new Set(locales));
});

test('a search returns results in the language of the page', async () => {
  expect(await found('гўшт', 'en')).toContain('Tandoor lamb');
  expect(await found('лепешка', 'uz')).toContain('Non');
  expect((await found('green tea', 'uz'))[0]).toBe('Koʻk choy, choynak');
});

test('a match in the name ranks before one in the category, which ranks before one in the description', async () => {
  const names = await found('плов');
  expect(names.slice(0, 5).every((name) => /плов/i.test(name))).toBe(true);
  const chicken = await found('курица');
  const lastByName = chicken.findLastIndex((name) => /кури/i.test(name));
  const firstByDescription = chicken.indexOf('Куриный шницель с пюре');
  expect(chicken[0]).toMatch(/кури/i);
  expect(firstByDescription).toBeLessThanOrEqual(lastByName);
});

test('other names of a category find its dishes in each language, and those of others do not (R-SEARCH-13)', async () => {
  const demo = demoCatalog();
  const categories = demo.categories.map((category) =>
    category.id === 25 ? { ...category, searchWords: { ru: 'согреться, для бабушки', uz: 'isinish' } } : category,
  );
  const { menus } = toCatalog({ ...demo, categories, settings: emptySettings }, 'on');
  const menu = { ...emptyMenu, products: [...menus.ru.products.values()] };
  const search = async (query: string) => (await searchMenu(menu, query, { backend: backendOf(menus), locale: 'ru' }))?.best.length;
  expect(await Promise.all(['согреться', 'сагреться', 'бабушки', 'isinish', 'совсем другое'].map(search))).toEqual([4, 4, 4, 4, 0]);
});

test('a dish that is not on the menu is not found, and short words allow no wrong letter', async () => {
  for (const query of ['суши', 'bibimbap', 'колн', 'чвй', 'плов суши', 'долма', 'achiq']) expect(await found(query)).toEqual([]);
});

test.each(locales)(
  'letters without meaning find nothing in %s, also where they fold to those of a dish or to a single one',
  async (locale) => {
    const meaningless = ['xyzzy', 'qwerty', 'asdfgh', 'фывапр', 'йцукен', 'zzzzz', 'qqqqq', 'xxx', 'aaaa', 'ыыыыы', 'jjj', 'ььь', '12345'];
    for (const query of meaningless) expect([query, await found(query, locale)]).toEqual([query, []]);
  },
);

test('a search over 1,000 dishes does not block other requests', async () => {
  const copies = Array.from({ length: 16 }, (_, copy) => copy);
  const menus = Object.fromEntries(
    locales.map((locale) => {
      const { categories, products } = catalog.menus[locale];
      const many = copies.flatMap((copy) =>
        [...products.values()].map((product) => ({ ...product, id: `${product.id}-${copy}`, name: `${product.name} ${copy}` })),
      );
      return [locale, { categories, products: new Map(many.map((product) => [product.id, product])) }];
    }),
  ) as unknown as MenusByLocale;
  const menu: Menu = { ...emptyMenu, products: [...menus.ru.products.values()] };
  expect(menu.products.length).toBeGreaterThan(1_000);
  const backend = backendOf(menus);
  const search = (query: string) => searchMenu(menu, query, { backend, locale: 'ru' });
  const texts = locales.flatMap((locale) => [...menus[locale].products.values()].map(({ name, description }) => `${name} ${description}`));
  const readMenu = (query: string) => texts.filter((text) => text.toLowerCase().includes(query));
  const queries = ['лагман', 'чай зелёный', 'maslyanniy plov na lnyanom masle s govyadinoy', 'хот дог', 'шашлук', 'zzzzzz'];
  for (const query of queries) {
    await search(query);
    readMenu(query);
  }
  const spent = { search: 0, readMenu: 0 };
  for (let run = 0; run < 10; run += 1) {
    for (const query of queries) {
      spent.search += await cpuTimeOf(() => search(query));
      spent.readMenu += await cpuTimeOf(() => readMenu(query));
    }
  }
  // 12 to 16 with an index that is made once
  expect(spent.search / spent.readMenu).toBeLessThan(60);
});

/** In microseconds; what other processes do does not count. */
async function cpuTimeOf(work: () => unknown): Promise<number> {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return user + system;
}

const emptyMenu: Menu = {
  categories: [],
  products: [],
  deliveryFee: null,
  restaurantId: null,
  deliveryDurationMinutes: 30,
  error: null,
};
