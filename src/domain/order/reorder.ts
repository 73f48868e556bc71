import type { CartLine } from '../cart/cart-line.ts';
import { type OrderType, pickup } from '../fulfillment/order-type.ts';
import type { Id } from '../id.ts';
import type { Locale } from '../locale.ts';
import type { ProductsById } from '../menu/types.ts';
import type { Som } from '../money.ts';
import type { Restaurant } from '../place/restaurant.ts';
import type { Order } from './order.ts';
import type { OrderLine } from './order-line.ts';
import { priceLines } from './pricing.ts';
import type { PricedLine, UnavailableItem } from './types.ts';

/** A line whose price has changed; both are prices per unit. */
interface ChangedPrice {
  readonly productId: Id;
  readonly name: string;
  readonly was: Som;
  readonly now: Som;
}

/** The order type and place of an old order, and whether they are still available. */
export interface ReorderPlace {
  readonly orderTypeId: OrderType;
  readonly restaurantId: Id;
  /** both null when the restaurant does not exist anymore */
  readonly regionId: Id | null;
  readonly restaurantName: string | null;
  readonly isPossible: boolean;
}

/** The parts of an old order that can be added to a cart today, and the differences (R-CART-4). */
export interface Reorder {
  readonly lines: readonly PricedLine[];
  readonly changed: readonly ChangedPrice[];
  readonly unavailable: readonly UnavailableItem[];
  readonly place: ReorderPlace;
}

/** @param restaurant the order's own; null: it is not open to customers */
export function placeAgain(
  { orderTypeId, restaurantId }: Pick<Order, 'orderTypeId' | 'restaurantId'>,
  restaurant: Pick<Restaurant, 'regionId' | 'name' | 'supportsDelivery' | 'supportsPickup'> | null,
): ReorderPlace {
  if (restaurant === null) return { orderTypeId, restaurantId, regionId: null, restaurantName: null, isPossible: false };
  const isPossible = orderTypeId === pickup ? restaurant.supportsPickup : restaurant.supportsDelivery;
  return { orderTypeId, restaurantId, regionId: restaurant.regionId, restaurantName: restaurant.name, isPossible };
}

/** Line by line: a dish that was removed from the menu, has changed options or is sold out is left out and named. */
export function reorderLines(lines: readonly OrderLine[], products: ProductsById, locale: Locale): Omit<Reorder, 'place'> {
  const tried = lines.map((line) => ({ line, today: tryLine(line, products, locale) }));
  const possible = tried.flatMap(({ line, today }) =>
    today.unavailable.length === 0 ? today.lines.map((priced) => ({ line, priced })) : [],
  );
  return {
    lines: possible.map(({ priced }) => priced),
    changed: possible.flatMap(({ line, priced }) => {
      if (line.unitPrice === priced.unitPrice) return [];
      return [{ productId: priced.productId, name: priced.name, was: line.unitPrice, now: priced.unitPrice }];
    }),
    unavailable: tried.flatMap(({ today }) => today.unavailable),
  };
}

function tryLine(line: OrderLine, products: ProductsById, locale: Locale): Pick<Reorder, 'lines' | 'unavailable'> {
  const priced = priceLines([toCartLine(line)], products);
  if (priced.ok) return priced.value;
  const name = products.get(line.productId)?.name ?? line.name[locale];
  return { lines: [], unavailable: [{ productId: line.productId, name }] };
}

function toCartLine({ productId, quantity, modifiers, combo, comment }: OrderLine): CartLine {
  return { productId, quantity, modifiers, combo, ...(comment === undefined ? {} : { comment }) };
}
