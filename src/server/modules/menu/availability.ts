import { LRUCache } from 'lru-cache';
import type { Id } from '#domain/id.ts';
import type { Locale } from '#domain/locale.ts';
import type { ModifierGroup, Product, ProductsById } from '#domain/menu/types.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { Snapshot } from '../catalog/catalog-reader.ts';
import { nextChange, portionsLeft, type StockItemKind, stockKey } from '../catalog/stock.ts';

/** What one restaurant can serve at one moment. */
interface Availability {
  serves(productId: Id): boolean;
  /** portions left, Infinity when there is no limit */
  left(kind: StockItemKind, id: Id): number;
}

const openAvailability: Availability = { serves: () => true, left: () => Number.POSITIVE_INFINITY };

interface StockedMenu {
  readonly products: ProductsById;
  /** products that at least one of the restaurants has on its menu, sold out or not */
  readonly listed: readonly Product[];
  readonly since: number;
  /** the instant at which the next limit of the stop-list expires */
  readonly until: number;
}

/** Menus are cached until the catalog, the stock or the time changes them; the cache of an old snapshot is garbage-collected with it. */
const caches = new WeakMap<Snapshot, LRUCache<string, StockedMenu>>();
/** For all restaurants and languages together; a larger menu is cached alone. */
const maxProducts = 10_000;

/**
 * All products with their availability in these restaurants: a product or an option is available when at least one of them has it (contract
 * §2). Without restaurants only the catalog's own availability is used.
 */
export function productsAt(locale: Locale, snapshot: Snapshot, restaurantIds: readonly Id[], now: number): ProductsById {
  return stockedMenu(locale, snapshot, restaurantIds, now).products;
}

/** The products on these restaurants' menus, with their availability; the same array as long as nothing in it changes. */
export function listedAt(locale: Locale, snapshot: Snapshot, restaurantIds: readonly Id[], now: number): readonly Product[] {
  return stockedMenu(locale, snapshot, restaurantIds, now).listed;
}

function stockedMenu(locale: Locale, snapshot: Snapshot, restaurantIds: readonly Id[], now: number): StockedMenu {
  const cache = caches.get(snapshot) ?? menuCache();
  caches.set(snapshot, cache);
  const key = JSON.stringify([locale, ...restaurantIds]);
  const known = cache.get(key);
  if (known !== undefined && now < known.until && known.since <= now) return known;
  const menu = stock(locale, snapshot, restaurantIds, now);
  cache.set(key, menu);
  return menu;
}

function menuCache(): LRUCache<string, StockedMenu> {
  return new LRUCache({
    maxSize: maxProducts,
    sizeCalculation: ({ products }) => Math.min(Math.max(1, products.size), maxProducts),
  });
}

function stock(locale: Locale, snapshot: Snapshot, restaurantIds: readonly Id[], now: number): StockedMenu {
  const { products } = snapshot.catalog.menus[locale];
  const shelves = restaurantIds.length === 0 ? [openAvailability] : restaurantIds.map((id) => availabilityOf(snapshot, id, now));
  const stocked = new Map(Array.from(products.values(), (product) => [product.id, stockProduct(product, products, shelves)]));
  const listed = [...stocked.values()].filter(({ id }) => shelves.some((availability) => availability.serves(id)));
  return { products: stocked, listed, since: now, until: nextChange(snapshot.stock, now) };
}

/** Whether a restaurant has this product on its menu, sold out or not. */
function isServedBy({ servedOnlyBy }: Catalog, productId: Id, restaurantId: Id): boolean {
  return servedOnlyBy.get(productId)?.has(restaurantId) ?? true;
}

function availabilityOf({ catalog, stock }: Snapshot, restaurantId: Id, now: number): Availability {
  return {
    serves: (productId) => isServedBy(catalog, productId, restaurantId),
    left: (kind, id) => portionsLeft(stock, restaurantId, stockKey(kind, id), now),
  };
}

function stockProduct(product: Product, products: ProductsById, shelves: readonly Availability[]): Product {
  const isAvailable = shelves.some((availability) => canServe(product, 1, products, availability));
  const modifierGroups = product.modifierGroups.map((group) => ({
    ...group,
    options: group.options.map((option) => ({
      ...option,
      isAvailable: option.isAvailable && shelves.some((availability) => availability.left('option', option.id) > 0),
    })),
  }));
  return { ...product, isAvailable, modifierGroups };
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

/** A part of a set uses each group's default and can't be changed (contract §2); a group without a default uses any of its options. */
function hasDefaults(part: Product | undefined, portions: number, availability: Availability): boolean {
  const required = part?.modifierGroups.filter((group) => group.minAmount > 0) ?? [];
  return required.every(({ options }) => {
    const defaults = options.filter((option) => option.isDefault);
    const candidates = defaults.length > 0 ? defaults : options;
    return candidates.some((option) => option.isAvailable && availability.left('option', option.id) >= portions);
  });
}
