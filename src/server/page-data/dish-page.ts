import type { Id } from '#domain/id.ts';
import type { Category } from '#domain/menu/category.ts';
import { type FormProduct, toFormProduct } from '#domain/menu/form-product.ts';
import { isOffered } from '#domain/menu/product.ts';
import type { Product } from '#domain/menu/types.ts';
import { openPickupsNear } from '#domain/place/pickup-nearby.ts';
import type { Restaurant } from '#domain/place/restaurant.ts';
import { type VisibleMenu, type Visitor, visibleMenu } from './visible-menu.ts';

export interface DishPage extends Pick<VisibleMenu, 'menu' | 'region' | 'chosen' | 'restaurant'> {
  readonly product: Product;
  /** the menu that contains it, for the dishes of combos and sets */
  readonly products: readonly Product[];
  /** the categories of that menu */
  readonly categories: readonly Category[];
  /** the products recommended with it */
  readonly recommended: readonly Id[];
  /** empty: available to this visitor; else the restaurants that offer it (R-DISH-9) */
  readonly elsewhere: readonly Restaurant[];
  /** where a dish that is sold out can be fetched now, the nearest restaurants first */
  readonly pickups: readonly Restaurant[];
}

/** Of the nearest restaurants this many menus are read for a dish that is sold out, and this many restaurants are named. */
const [mostRead, mostNamed] = [8, 3];

/** A dish for this visitor; null when no menu contains it. */
export async function dishPage(visitor: Visitor, id: Id): Promise<DishPage | null> {
  const { restaurants, ...visible } = await visibleMenu(visitor);
  const { menu } = visible;
  const product = findProduct(menu?.products, id);
  if (menu && product) {
    const [recommended, pickups] = await Promise.all([
      visitor.backend.recommendations(id),
      product.isAvailable || visible.restaurant === null
        ? []
        : pickupsOf(id, visitor, openPickupsNear(visible.restaurant, restaurants, visitor.now).slice(0, mostRead)),
    ]);
    return { ...visible, product, products: menu.products, categories: menu.categories, recommended, elsewhere: [], pickups };
  }
  const menus = await Promise.all(restaurants.map((candidate) => restaurantProducts(visitor, candidate)));
  const cooks = menus.filter(({ products }) => findProduct(products, id) !== undefined);
  const [first] = cooks;
  const found = findProduct(first?.products, id);
  if (first === undefined || found === undefined) return null;
  return {
    ...visible,
    product: found,
    products: first.products,
    categories: [],
    recommended: [],
    elsewhere: cooks.map((cook) => cook.restaurant),
    pickups: [],
  };
}

async function pickupsOf(id: Id, visitor: Visitor, nearest: readonly Restaurant[]): Promise<readonly Restaurant[]> {
  const menus = await Promise.all(nearest.map((candidate) => restaurantProducts(visitor, candidate)));
  const offering = menus.filter(({ products }) => products.some((product) => product.id === id && isOffered(product)));
  return offering.slice(0, mostNamed).map(({ restaurant }) => restaurant);
}

async function restaurantProducts({ backend, locale, now }: Visitor, restaurant: Restaurant) {
  const response = await backend.menu({ call: 'restaurantmenu', restaurantId: restaurant.id }, locale, now);
  return { restaurant, products: response.ok ? response.value.products : [] };
}

function findProduct(products: readonly Product[] | undefined, id: Id): Product | undefined {
  return products?.find((product) => product.id === id);
}

/** What the form of a dish needs: the dish, and the parts of a combo or a set. */
export function formProducts(
  product: Product,
  products: readonly Product[],
): { readonly product: FormProduct; readonly parts: readonly FormProduct[] } {
  const ids = new Set([
    ...product.setItems.map(({ productId }) => productId),
    ...product.comboGroups.flatMap(({ options }) => options.map(({ productId }) => productId)),
  ]);
  return { product: toFormProduct(product), parts: products.filter(({ id }) => ids.has(id)).map(toFormProduct) };
}
