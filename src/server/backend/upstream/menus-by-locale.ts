import { type Locale, locales } from '#domain/locale.ts';
import type { Menu } from '#domain/menu/menu.ts';
import { productsById } from '#domain/menu/product.ts';
import type { MenusByLocale } from '#domain/menu/search-index.ts';
import type { UpstreamSources } from './sources.ts';

/** As many menus as are searched at the same time: languages, restaurants. */
const maxCached = 12;

/**
 * A menu with what the last good menus of the other languages call its dishes. The same object for the same texts: an upstream answers
 * each visitor anew, mostly with what it answered before.
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

/** Everything of the menus that a search reads. */
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
