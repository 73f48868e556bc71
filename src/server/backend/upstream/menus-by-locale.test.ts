import { expect, test } from 'vitest';
import type { Locale } from '#domain/locale.ts';
import type { Menu } from '#domain/menu/menu.ts';
import { productsById } from '#domain/menu/product.ts';
import { sampleProduct } from '#domain/menu/sample-menu.ts';
import { createMenusByLocale } from './menus-by-locale.ts';
import type { UpstreamSources } from './sources.ts';

const names: Readonly<Record<Locale, string>> = { ru: 'Плов', en: 'Plov', uz: 'Osh' };
const productsIn = (locale: Locale) => [sampleProduct({ id: '1', name: names[locale] })];
const menuIn = (locale: Locale): Menu => ({
  categories: [{ id: '1', parentId: null, name: names[locale] }],
  products: productsIn(locale),
  deliveryFee: null,
  restaurantId: '1',
  deliveryDurationMinutes: 30,
  error: null,
});
const sources = {
  namesIn: (locale: Locale) => productsById(locale === 'en' ? [] : productsIn(locale)),
  categoriesIn: (locale: Locale) => (locale === 'en' ? [] : menuIn(locale).categories),
} as unknown as UpstreamSources;

test('a menu includes the names of its products in the last good menus of the other languages', () => {
  const { ru, en, uz } = createMenusByLocale(sources)(menuIn('ru'), 'ru');
  expect([ru, uz].map(({ products }) => products.get('1')?.name)).toEqual(['Плов', 'Osh']);
  expect([en.products.size, en.categories.length]).toEqual([0, 0]);
});

test('equal texts return the same object, different texts another', () => {
  const menus = createMenusByLocale(sources);
  const first = menus(menuIn('ru'), 'ru');
  expect(menus(menuIn('ru'), 'ru')).toBe(first);
  expect(menus({ ...menuIn('ru'), products: [sampleProduct({ id: '2', name: 'Самса' })] }, 'ru')).not.toBe(first);
});
