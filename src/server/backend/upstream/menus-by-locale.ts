import { type Locale, locales } from '#domain/locale.ts';
import type { Menu } from '#domain/menu/menu.ts';
import { productsById } from '#domain/menu/product.ts';
import type { MenusByLocale } from '#domain/menu/search-documents.ts';
import type { UpstreamSources } from './sources.ts';

/** The number of menus that are searched at the same time: languages, restaurants. */
const maxCached = 12;

/**
 * A menu with the names of its products in the last good menus of the other languages. The same texts return the same object: the
 * upstream's menu is requested for each visitor, but is mostly unchanged.
 */
export function createMenusByLocale(sources: UpstreamSources): (menu: Menu, locale: Locale) => MenusByLocale {
  const cached = new Map<string, MenusByLocale>();
  return (menu, locale) => {
    const menuIn = (other: Locale) =>
      other === locale
        ? { categories: menu.categories, products: productsById(menu.products) }
        : { categories: sources.categoriesIn(other, menu.restaurantId), products: sources.namesIn(other, menu.restaurantId) };
    const menus: MenusByLocale = { ru: menuIn('ru'), en: menuIn('en'), uz: menuIn('uz') };
    const key = textsOf(menus);
    const known = cached.get(key) ?? menus;
    cached.delete(key);
    cached.set(key, known);
    const [oldest] = cached.keys();
    if (cached.size > maxCached && oldest !== undefined) cached.delete(oldest);
    return known;
  };
}

/** All texts of the menus that a search reads. */
function textsOf(menus: MenusByLocale): string {
  return JSON.stringify(
    locales.map((locale) => [
      menus[locale].categories,
      Array.from(menus[locale].products.values(), ({ id, name, categoryId, description, tags }) => [
        id,
        name,
        categoryId,
        description,
        tags,
      ]),
    ]),
  );
}
