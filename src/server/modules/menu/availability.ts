import { LRUCache } from 'lru-cache';
import type { Id } from '#domain/id.ts';
import type { Locale } from '#domain/locale.ts';
import { atMoment } from '#domain/menu/off-hours.ts';
import { type Portions, shownPortions } from '#domain/menu/portions.ts';
import { atRestaurantPrice } from '#domain/menu/restaurant-prices.ts';
import { isServedAt } from '#domain/menu/serving-times.ts';
import type { ModifierGroup, Product, ProductsById } from '#domain/menu/types.ts';
import type { Som } from '#domain/money.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { Snapshot } from '../catalog/catalog-reader.ts';
import { limitAt, nextChange, portionsLeft, type StockItemKind, type StockLimit, stockKey } from '../catalog/stock.ts';
import { menuRestaurants } from './assortment.ts';

/** What one restaurant can serve at one moment, and for how much. */
interface Availability {
  serves(productId: Id): boolean;
  /** its own price; undefined: the price of the dish */
  price(productId: Id): Som | undefined;
  /** portions left, Infinity when there is no limit */
  left(kind: StockItemKind, id: Id): number;
  /** the limit of a dish; null: none */
  limit(productId: Id): StockLimit | null;
}

const openAvailability: Availability = {
  serves: () => true,
  price: () => undefined,
  left: () => Number.POSITIVE_INFINITY,
  limit: () => null,
};

interface Cached<Value> {
  readonly value: Value;
  readonly since: number;
  /** the instant at which the next limit of the stop-list expires */
  readonly until: number;
}

/** Lists are cached until the catalog, the stock or the time changes them; those of an old snapshot are removed with it. */
interface SnapshotLists {
  readonly products: LRUCache<string, Cached<ProductsById>>;
  readonly listed: LRUCache<string, Cached<readonly Product[]>>;
}

const caches = new WeakMap<Snapshot, SnapshotLists>();
/** Products in all lists of all restaurants and languages together; a longer list is cached alone. */
const maxProducts = 50_000;

/**
 * All products with their availability in these restaurants: a product or an option is available when at least one of them has it
 * (R-DISH-3). The price is that of the first one that sells the product. Without restaurants only the catalog's own availability is used.
 * @param sellers where other restaurants decide the prices
 */
export function productsAt(
  locale: Locale,
  snapshot: Snapshot,
  restaurantIds: readonly Id[],
  now: number,
  sellers: readonly Id[] = restaurantIds,
): ProductsById {
  return cachedIn(listsOf(snapshot).products, JSON.stringify([locale, restaurantIds, sellers]), snapshot, now, () => {
    const { products } = snapshot.catalog.menus[locale];
    const availabilities = availabilitiesOf(snapshot, restaurantIds, now);
    const priced = sellers === restaurantIds ? availabilities : availabilitiesOf(snapshot, sellers, now);
    return new Map(
      Array.from(products.values(), (product) => [product.id, stockProduct(pricedProduct(product, priced), products, availabilities, now)]),
    );
  });
}

/**
 * The products on these restaurants' menus, with their availability, at the price of the first of them that sells the product; the same
 * array as long as nothing in it changes. Restaurants of a chain share one, and so do all moments at which the same dishes are served.
 * @param at the moment for which dishes with serving times are judged
 */
export function listedAt(locale: Locale, snapshot: Snapshot, ids: readonly Id[], now: number, at = now): readonly Product[] {
  const restaurantIds = menuRestaurants(snapshot, ids);
  const { products, servings = [] } = snapshot.catalog.menus[locale];
  const served = servings.map((serving) => Number(isServedAt(serving, at))).join('');
  const key = JSON.stringify([locale, ...restaurantIds, ...(servings.length > 0 ? [{ served }] : [])]);
  return cachedIn(listsOf(snapshot).listed, key, snapshot, now, () => {
    const availabilities = availabilitiesOf(snapshot, restaurantIds, now);
    return [...products.values()]
      .filter(({ id }) => availabilities.some((availability) => availability.serves(id)))
      .map((product) => atMoment(stockProduct(pricedProduct(product, availabilities), products, availabilities, now), at));
  });
}

function listsOf(snapshot: Snapshot): SnapshotLists {
  const lists = caches.get(snapshot) ?? { products: listCache(({ size }) => size), listed: listCache(({ length }) => length) };
  caches.set(snapshot, lists);
  return lists;
}

function listCache<Value>(lengthOf: (value: Value) => number): LRUCache<string, Cached<Value>> {
  return new LRUCache<string, Cached<Value>>({
    maxSize: maxProducts,
    sizeCalculation: ({ value }) => Math.min(Math.max(1, lengthOf(value)), maxProducts),
  });
}

function cachedIn<Value>(cache: LRUCache<string, Cached<Value>>, key: string, { stock }: Snapshot, now: number, make: () => Value): Value {
  const known = cache.get(key);
  if (known !== undefined && now < known.until && known.since <= now) return known.value;
  const value = make();
  cache.set(key, { value, since: now, until: nextChange(stock, now) });
  return value;
}

function availabilitiesOf(snapshot: Snapshot, restaurantIds: readonly Id[], now: number): readonly Availability[] {
  return restaurantIds.length === 0 ? [openAvailability] : restaurantIds.map((id) => availabilityOf(snapshot, id, now));
}

/** Whether a restaurant has this product on its menu, sold out or not. */
export function isServedBy({ servedOnlyBy }: Catalog, productId: Id, restaurantId: Id): boolean {
  return servedOnlyBy.get(productId)?.has(restaurantId) ?? true;
}

function availabilityOf({ catalog, stock }: Snapshot, restaurantId: Id, now: number): Availability {
  return {
    serves: (productId) => isServedBy(catalog, productId, restaurantId),
    price: (productId) => catalog.ownPrices.get(restaurantId)?.get(productId),
    left: (kind, id) => portionsLeft(stock, restaurantId, stockKey(kind, id), now),
    limit: (productId) => limitAt(stock, restaurantId, stockKey('product', productId), now),
  };
}

/** The restaurant that a menu names comes first: its price counts, unless only others sell the dish. */
function pricedProduct(product: Product, availabilities: readonly Availability[]): Product {
  const seller = availabilities.find((availability) => availability.serves(product.id)) ?? availabilities[0];
  return atRestaurantPrice(product, seller?.price(product.id));
}

/** The catalog's own object where no stock limits it, so the lists of many restaurants share it. */
function stockProduct(product: Product, products: ProductsById, availabilities: readonly Availability[], now: number): Product {
  const isAvailable = availabilities.some((availability) => canServe(product, 1, products, availability));
  const counted = portionsOf(product, isAvailable, availabilities, now);
  const isLeft = (id: Id) => availabilities.some((availability) => availability.left('option', id) > 0);
  const isLimited = product.modifierGroups.some(({ options }) => options.some((option) => option.isAvailable && !isLeft(option.id)));
  if (!isLimited) return isAvailable === product.isAvailable && counted === null ? product : { ...product, isAvailable, ...counted };
  const modifierGroups = product.modifierGroups.map((group) => ({
    ...group,
    options: group.options.map((option) => ({ ...option, isAvailable: option.isAvailable && isLeft(option.id) })),
  }));
  return { ...product, isAvailable, ...counted, modifierGroups };
}

/** The portions that a menu shows; null where it shows none, as for a dish that is sold out for another reason than its own portions. */
function portionsOf(product: Product, isAvailable: boolean, availabilities: readonly Availability[], now: number): Portions | null {
  if (!product.isAvailable) return null;
  const limits = availabilities.filter(({ serves }) => serves(product.id)).map(({ limit }) => limit(product.id));
  const shown = shownPortions(limits, now);
  return shown !== null && shown.portionsLeft > 0 === isAvailable ? shown : null;
}

function canServe(product: Product, portions: number, products: ProductsById, availability: Availability): boolean {
  if (!product.isAvailable || !availability.serves(product.id) || availability.left('product', product.id) < portions) return false;
  const dish = (id: Id, count: number) => {
    const part = products.get(id);
    return part !== undefined && canServe(part, count, products, availability);
  };
  return (
    product.modifierGroups.every((group) => group.minAmount === 0 || hasOption(group, availability)) &&
    product.comboGroups.every((group) => group.minAmount === 0 || group.options.some((option) => dish(option.productId, 1))) &&
    product.setItems.every(
      (item) => dish(item.productId, item.quantity) && hasDefaults(products.get(item.productId), item.quantity, availability),
    )
  );
}

function hasOption(group: ModifierGroup, availability: Availability): boolean {
  return group.options.some((option) => option.isAvailable && availability.left('option', option.id) > 0);
}

/** A part of a set uses each group's default and can't be changed (R-OPTION-8); a group without a default uses any of its options. */
function hasDefaults(part: Product | undefined, portions: number, availability: Availability): boolean {
  const required = part?.modifierGroups.filter((group) => group.minAmount > 0) ?? [];
  return required.every(({ options }) => {
    const defaults = options.filter((option) => option.isDefault);
    const candidates = defaults.length > 0 ? defaults : options;
    return candidates.some((option) => option.isAvailable && availability.left('option', option.id) >= portions);
  });
}
