import type { Id } from '../id.ts';
import type { Product } from './types.ts';

export interface Category {
  readonly id: Id;
  readonly parentId: Id | null;
  readonly name: string;
}

/** The categories without a parent, in menu order; a parent that is missing in the menu counts as none. */
export function topCategories(categories: readonly Category[]): Category[] {
  return categories.filter((category) => parentOf(categories, category) === null);
}

/** All descendants of a category, in menu order, each followed by its own subcategories. */
export function subcategories(categories: readonly Category[], id: Id): Category[] {
  const others = categories.filter((category) => category.id !== id);
  const children = others.filter((category) => category.parentId === id);
  return children.flatMap((child) => [child, ...subcategories(others, child.id)]);
}

/**
 * The category that `?folder=` shows (R-MENU-10): a top-level category itself; a subcategory its top-level parent, opened at that
 * heading; absent or unknown the first top-level one. null only for a menu without categories.
 */
export function chooseFolder(
  categories: readonly Category[],
  folder: string | null,
): { readonly folder: Category | null; readonly heading: Category | null } {
  const tops = topCategories(categories);
  for (const top of tops) {
    if (top.id === folder) return { folder: top, heading: null };
    const heading = subcategories(categories, top.id).find((category) => category.id === folder);
    if (heading !== undefined) return { folder: top, heading };
  }
  return { folder: tops[0] ?? null, heading: null };
}

/** The products that belong directly to a category, in menu order. */
export function productsOf(products: readonly Product[], categoryId: Id): Product[] {
  return products.filter((product) => product.categoryId === categoryId);
}

function parentOf(categories: readonly Category[], { id, parentId }: Category): Category | null {
  return parentId === null || parentId === id ? null : (categories.find((category) => category.id === parentId) ?? null);
}
