import type { Id } from '#domain/id.ts';
import type { Locale } from '#domain/locale.ts';
import type { Category } from '#domain/menu/category.ts';
import { type FormProduct, toFormProduct } from '#domain/menu/form-product.ts';
import { isOffered } from '#domain/menu/product.ts';
import type { Product } from '#domain/menu/types.ts';
import { openPickupsNear } from '#domain/place/pickup-nearby.ts';
import type { Restaurant } from '#domain/place/restaurant.ts';
import type { Backend } from '../ports/backend.ts';
import { unlessAway } from './unless-away.ts';
import type { MenuPlace } from './view/menu-place.ts';

type Reader = { readonly backend: Backend; readonly locale: Locale; readonly now: number };
type Place = Pick<MenuPlace, 'menu' | 'restaurantId'>;

export interface DishPage {
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

/** A dish beside the menu of this place; null when no menu contains it. */
export async function dishPage(reader: Reader, { menu, restaurantId }: Place, id: Id): Promise<DishPage | null> {
  const restaurants = await unlessAway(reader.backend.restaurants(reader.locale, reader.now), []);
  const product = findProduct(menu?.products, id);
  if (menu && product) {
    const restaurant = restaurants.find((one) => one.id === restaurantId);
    const [recommended, pickups] = await Promise.all([
      reader.backend.recommendations(id),
      product.isAvailable || restaurant === undefined
        ? []
        : pickupsOf(id, reader, openPickupsNear(restaurant, restaurants, reader.now).slice(0, mostRead)),
    ]);
    return { product, products: menu.products, categories: menu.categories, recommended, elsewhere: [], pickups };
  }
  const menus = await Promise.all(restaurants.map((candidate) => restaurantProducts(reader, candidate)));
  const cooks = menus.filter(({ products }) => findProduct(products, id) !== undefined);
  const [first] = cooks;
  const found = findProduct(first?.products, id);
  if (first === undefined || found === undefined) return null;
  return {
    product: found,
    products: first.products,
    categories: [],
    recommended: [],
    elsewhere: cooks.map((cook) => cook.restaurant),
    pickups: [],
  };
}

async function pickupsOf(id: Id, reader: Reader, nearest: readonly Restaurant[]): Promise<readonly Restaurant[]> {
  const menus = await Promise.all(nearest.map((candidate) => restaurantProducts(reader, candidate)));
  const offering = menus.filter(({ products }) => products.some((product) => product.id === id && isOffered(product)));
  return offering.slice(0, mostNamed).map(({ restaurant }) => restaurant);
}

async function restaurantProducts({ backend, locale, now }: Reader, restaurant: Restaurant) {
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
