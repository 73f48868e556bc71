import { atom } from 'nanostores';
import type { Id } from '#domain/id.ts';
import type { FoundProducts } from '#domain/menu/search.ts';
import type { Product, ProductsById } from '#domain/menu/types.ts';

/** The products of the visitor's menu, in its order. */
export interface SearchedMenu {
  readonly products: ProductsById;
  /** when the dishes are served that could be ordered for another time */
  readonly offHours: Readonly<Record<Id, string>>;
}

/** What the browser has found for a query. */
export interface ShownSearch extends SearchedMenu {
  readonly query: string;
  readonly found: FoundProducts<Product>;
}

/** The results that stand in place of the menu; null: the page shows what the server has drawn. */
export const $shownSearch = atom<ShownSearch | null>(null);
