import type { Id } from '#domain/id.ts';
import { onceFor } from '../../caching/once-for.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { Snapshot } from '../catalog/catalog-reader.ts';

/** The whole catalog at the prices of its dishes. */
const plain = '';

/** Of restaurants that sell the same dishes at the same prices, the one that was asked about first. */
interface Alike {
  readonly byRestaurant: Map<Id, Id | typeof plain>;
  readonly byContent: Map<string, Id>;
}

const alikeIn = onceFor((_catalog: Catalog): Alike => ({ byRestaurant: new Map(), byContent: new Map() }));
/** By `assortmentOf`, a restaurant whose stock limits nothing. */
const unlimitedIn = onceFor((_snapshot: Snapshot): Map<Id, Id> => new Map());

/** By the catalog alone: the same for restaurants that sell the same dishes at the same prices. */
function assortmentOf(catalog: Catalog, restaurantId: Id): Id | typeof plain {
  const { byRestaurant, byContent } = alikeIn(catalog);
  const known = byRestaurant.get(restaurantId);
  if (known !== undefined) return known;
  const missing = [...catalog.servedOnlyBy].filter(([, restaurants]) => !restaurants.has(restaurantId)).map(([productId]) => productId);
  const prices = [...(catalog.ownPrices.get(restaurantId) ?? [])];
  const isPlain = missing.length === 0 && prices.length === 0;
  const content = JSON.stringify([missing, prices]);
  const alike = isPlain ? plain : (byContent.get(content) ?? restaurantId);
  byRestaurant.set(restaurantId, alike);
  if (!isPlain) byContent.set(content, alike);
  return alike;
}

/**
 * Fewer restaurants with the same menu, in their order: one for each assortment without limits of the stock, so that a chain shares its
 * lists; none where one of them has the whole catalog and all sell it at the prices of the dishes.
 */
export function menuRestaurants(snapshot: Snapshot, restaurantIds: readonly Id[]): readonly Id[] {
  const { catalog, stock } = snapshot;
  const unlimited = unlimitedIn(snapshot);
  const isLimited = (id: Id) => (stock.restaurants.get(id)?.size ?? 0) > 0;
  const hasAll = restaurantIds.some((id) => !isLimited(id) && assortmentOf(catalog, id) === plain);
  if (hasAll && restaurantIds.every((id) => !catalog.ownPrices.has(id))) return [];
  const chosen = restaurantIds.map((id) => {
    if (isLimited(id)) return id;
    const assortment = assortmentOf(catalog, id);
    const first = unlimited.get(assortment) ?? id;
    unlimited.set(assortment, first);
    return first;
  });
  return [...new Set(chosen)];
}
