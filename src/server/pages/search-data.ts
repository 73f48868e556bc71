import { formatPrice } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import { topCategories } from '#domain/menu/category.ts';
import type { Menu } from '#domain/menu/menu.ts';
import { popularProducts } from '#domain/menu/popular.ts';
import { cardPrice, productsById } from '#domain/menu/product.ts';
import type { SearchDocument } from '#domain/menu/search-documents.ts';
import { categoryPath, pagePath } from '#domain/routes.ts';
import { searchTexts } from '../modules/menu/menu-search.ts';
import type { Backend } from '../ports/backend.ts';

/** A larger menu is searched by the server: its cards and texts are too many bytes for a phone. */
const maxDishes = 300;
const popularCount = 6;

/** What the search of a page needs beside the cards of the dishes. */
interface SearchData {
  /** null: the menu is searched by the server */
  readonly documents: readonly SearchDocument[] | null;
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
  return { documents: menu.products.length > maxDishes ? null : await searchTexts(menu, visitor), popular, categories };
}
