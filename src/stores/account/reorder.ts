import { pickup } from '#domain/fulfillment/order-type.ts';
import type { Id } from '#domain/id.ts';
import type { Reorder, ReorderPlace } from '#domain/order/reorder.ts';
import type { PricedLine } from '#domain/order/types.ts';
import { type ApiResult, api } from '../lib/api.ts';
import { addToCart, emptyCart } from '../shop/cart.ts';
import { choiceText } from '../shop/cart-view.ts';
import { $orderType, $region, $selectedRestaurantId, chooseOrderType, chooseRestaurant, visitRestaurant } from '../shop/preferences.ts';

/** The parts of an old order that are available today, and the differences; changes nothing. */
export function requestReorder(id: Id): Promise<ApiResult<Reorder>> {
  return api('POST /api/v1/orders/:id/reorder', { path: { id } });
}

/** Adds lines of an old order to the cart, or replaces its lines with them. */
export function putIntoCart(lines: readonly PricedLine[], into: 'beside' | 'instead'): void {
  if (into === 'instead') emptyCart();
  for (const { productId, quantity, modifiers, combo, comment, name, image, unitPrice, choices } of lines) {
    const line = { productId, quantity, modifiers, combo, ...(comment !== undefined && { comment }) };
    addToCart(line, { name, image, unitPrice, choices: choices.map(choiceText) });
  }
}

/** Whether the old order had another order type or restaurant than the current choices. */
export function isElsewhere({ orderTypeId, restaurantId }: ReorderPlace): boolean {
  const selected = $selectedRestaurantId.get();
  const isOtherRestaurant = selected !== restaurantId && (orderTypeId === pickup || selected !== null);
  return orderTypeId !== $orderType.get() || isOtherRestaurant;
}

/** Chooses the order type and restaurant of an old order while they are possible; a delivery uses the currently chosen address. */
export function choosePlace({ orderTypeId, restaurantId, regionId, isPossible }: ReorderPlace): void {
  if (!isPossible) return;
  if (orderTypeId === pickup) {
    visitRestaurant({ id: restaurantId, regionId, orderType: orderTypeId });
    return;
  }
  chooseOrderType(orderTypeId);
  if (regionId === $region.get()) chooseRestaurant(restaurantId);
}
