import { formatPrice } from '#domain/format.ts';
import type { Id } from '#domain/id.ts';
import type { Locale } from '#domain/locale.ts';
import { topCategories } from '#domain/menu/category.ts';
import type { Menu } from '#domain/menu/menu.ts';
import { popularProducts } from '#domain/menu/popular.ts';
import { cardPrice, productsById } from '#domain/menu/product.ts';
import type { SearchDocument } from '#domain/menu/search-documents.ts';
import { servedTexts } from '#domain/menu/serving-text.ts';
import { categoryPath, pagePath } from '#domain/routes.ts';
import { searchTexts } from '../modules/menu/menu-search.ts';
import type { Backend } from '../ports/backend.ts';

/** A larger menu is searched by the server: its dishes and texts are too many bytes for a phone. */
const maxDishes = 300;
const popularCount = 6;

/** What the search of a page needs beside the menu of the API. */
interface SearchData {
  /** null: the menu is searched by the server */
  readonly documents: readonly SearchDocument[] | null;
  /** when the dishes are served that could be ordered for another time */
  readonly offHours: Readonly<Record<Id, string>>;
  readonly popular: readonly PopularDish[];
  /** the top categories */
  readonly categories: readonly CategoryLink[];
}

interface PopularDish {
  readonly id: string;
  readonly href: string;
  readonly name: string;
  readonly price: string;
  readonly image: string | null;
}

interface CategoryLink {
  readonly href: string;
  readonly name: string;
}

export async function searchDataOf(menu: Menu, visitor: { readonly backend: Backend; readonly locale: Locale }): Promise<SearchData> {
  const { locale } = visitor;
  const products = productsById(menu.products);
  const popular = popularProducts(menu.products, popularCount).map((product) => ({
    id: product.id,
    href: pagePath('product', locale, product.id),
    name: product.name,
    price: formatPrice(cardPrice(product, products) ?? 0, locale),
    image: product.image,
  }));
  const categories = topCategories(menu.categories).map(({ id, name }) => ({ href: categoryPath(id, locale), name }));
  const documents = menu.products.length > maxDishes ? null : await searchTexts(menu, visitor);
  return { documents, offHours: servedTexts(menu.products, locale), popular, categories };
}
