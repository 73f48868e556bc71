import { expect, test } from 'vitest';
import { locales } from '#domain/locale.ts';
import type { Menu } from '#domain/menu/menu.ts';
import type { MenusByLocale } from '#domain/menu/search-index.ts';
import { emptySettings } from '#domain/site-settings.ts';
import { demoCatalog } from '../../../../tests/support/builders/demo-catalog.ts';
import type { Backend } from '../../ports/backend.ts';
import { toCatalog } from '../catalog/catalog.ts';
import { menuOf } from './menu.ts';
import { searchMenu } from './menu-search.ts';

const catalog = toCatalog({ ...demoCatalog(), settings: emptySettings }, 'on');
const now = Date.parse('2026-11-21T07:00:00Z');

async function found(query: string, locale: (typeof locales)[number] = 'ru'): Promise<readonly string[]> {
  const snapshot = { catalog, stock: { restaurants: new Map(), pausedUntil: new Map() } };
  const menu = menuOf({ call: 'regionmenu', regionId: '1' }, { snapshot, locale, now });
  if (!menu.ok) throw new Error('the demo has no menu');
  const names = await searchMenu(menu.value, query, { backend: backendOf(catalog.menus), locale });
  return (names ?? []).map(({ name }) => name);
}

function backendOf(menus: MenusByLocale): Backend {
  return { menusByLocale: async () => menus } as unknown as Backend;
}

/** Typed queries and a dish that each must find. */
const spellings: readonly (readonly [query: string, dish: string])[] = [
  // ё, hyphens, spaces, word order, cases
  ['зеленый', 'Зелёный чай, чайник'],
  ['зелёный', 'Зелёный чай, чайник'],
  ['ЗЕЛЕНЫЙ ЧАЙ', 'Зелёный чай, чайник'],
  ['чай зелёный', 'Зелёный чай, чайник'],
  ['чайник зеленый', 'Зелёный чай, чайник'],
  ['лепешка', 'Лепёшка'],
  ['лепёшка', 'Лепёшка'],
  ['слоеный', 'Патыр слоёный'],
  ['хот дог', 'Хот-дог'],
  ['хотдог', 'Хот-дог'],
  ['хот-дог', 'Хот-дог'],
  ['hot dog', 'Хот-дог'],
  ['hotdog', 'Хот-дог'],
  ['xot-dog', 'Хот-дог'],
  ['чак чак', 'Чак-чак'],
  ['чакчак', 'Чак-чак'],
  ['чиз бургер', 'Чизбургер'],
  ['казан кебаб', 'Казан-кебаб'],
  ['кебаб казан', 'Казан-кебаб'],
  ['нью йорк', 'Чизкейк Нью-Йорк'],
  ['курица альфредо', 'Альфредо с курицей и грибами'],
  ['лимон чай', 'Чай с лимоном, чайник'],
  // Uzbek with any or no apostrophe
  ['gosht', 'Тандыр-гушт'],
  ["go'sht", 'Тандыр-гушт'],
  ['goʻsht', 'Тандыр-гушт'],
  ['go‘sht', 'Тандыр-гушт'],
  ['go’sht', 'Тандыр-гушт'],
  ['go`sht', 'Тандыр-гушт'],
  ['goʼsht', 'Тандыр-гушт'],
  ['lagmon', 'Лагман уйгурский'],
  ["lag'mon", 'Лагман уйгурский'],
  ['lagʻmon', 'Лагман уйгурский'],
  ['shorva', 'Шурпа из баранины'],
  ["sho'rva", 'Шурпа из баранины'],
  ["ko'k choy", 'Зелёный чай, чайник'],
  ['choy kok', 'Зелёный чай, чайник'],
  ['qazili pitsa', 'Пицца с казы'],
  // Uzbek in Cyrillic
  ['гўшт', 'Тандыр-гушт'],
  ['лагмон', 'Лагман уйгурский'],
  ['лағмон', 'Лагман уйгурский'],
  ['шўрва', 'Шурпа из баранины'],
  ['сомса', 'Самса из тандыра'],
  ['кўк чой', 'Зелёный чай, чайник'],
  ['товуқ', 'Шашлык из курицы'],
  ['қовурма', 'Жареный лагман'],
  ['мол гўшти', 'Шашлык из говядины'],
  ['нон', 'Лепёшка'],
  ['дастурхон', 'Семейный дастархан'],
  // Russian in Latin letters, and English
  ['plov', 'Свадебный плов'],
  ['palov', 'Чайханский плов'],
  ['osh', 'Самаркандский плов'],
  ['лагман', 'Лагман уйгурский'],
  ['lagman', 'Жареный лагман'],
  ['uygurskiy', 'Лагман уйгурский'],
  ['shashlyk', 'Шашлык из говядины'],
  ['shashlik', 'Шашлык из баранины'],
  ['шашлик', 'Шашлык из курицы'],
  ['samsa', 'Самса из тандыра'],
  ['somsa', 'Самса из тандыра'],
  ['manty', 'Манты с тыквой'],
  ['manti', 'Манты с говядиной'],
  ['манты', 'Манты с тыквой'],
  ['shurpa', 'Шурпа из баранины'],
  ['norin', 'Нарын'],
  ['naryn', 'Нарын'],
  ['zeleny chay', 'Зелёный чай, чайник'],
  ['zelyoniy chay', 'Зелёный чай, чайник'],
  ['govyadina', 'Свадебный плов'],
  ['kuritsa', 'Цезарь с курицей'],
  ['khanum', 'Ханум'],
  ['hanum', 'Ханум'],
  ['xonim', 'Ханум'],
  ['pahlava', 'Пахлава'],
  ['baklava', 'Пахлава'],
  ['cola', 'Кола'],
  ['kola', 'Кола'],
  ['кола', 'Кола'],
  ['pizza', 'Пицца с казы'],
  ['пицца', 'Пицца с казы'],
  ['пица', 'Пицца с казы'],
  ['pitsa', 'Пицца с казы'],
  ['капучино', 'Капучино'],
  ['kapuchino', 'Капучино'],
  ['капуччино', 'Капучино'],
  ['cappuccino', 'Капучино'],
  ['burger', 'Гамбургер'],
  ['medovik', 'Медовик'],
  ['cheesecake', 'Чизкейк Нью-Йорк'],
  ['caesar', 'Цезарь с курицей'],
  ['tsezar', 'Цезарь с курицей'],
  // one wrong letter, in words of five letters or more
  ['лагмн', 'Лагман уйгурский'],
  ['лаглан', 'Жареный лагман'],
  ['лагамн', 'Лагман уйгурский'],
  ['лагмаан', 'Лагман уйгурский'],
  ['шашлук', 'Шашлык из говядины'],
  ['чизбурегр', 'Чизбургер'],
  ['пеперони', 'Пепперони'],
  ['маргорита', 'Маргарита'],
  ['gusht', 'Тандыр-гушт'],
  ['лепешки', 'Лепёшка'],
  ['хот дох', 'Хот-дог'],
  // category, tag and description
  ['напитки', 'Айран'],
  ['десерты', 'Медовик'],
  ['супы', 'Мастава'],
  ['халяль', 'Свадебный плов'],
  ['halol', 'Свадебный плов'],
  ['морковь', 'Свадебный плов'],
  ['рис изюм', 'Свадебный плов'],
  ['пицца сыр', 'Четыре сыра'],
];

test.each(spellings)('“%s” finds “%s”', async (query, dish) => {
  expect(await found(query)).toContain(dish);
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

test('a dish that is not on the menu is not found, and short words allow no wrong letter', async () => {
  for (const query of ['суши', 'bibimbap', 'колн', 'чвй', 'плов суши']) expect(await found(query)).toEqual([]);
});

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
