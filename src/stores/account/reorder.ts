import { pickup } from '#domain/fulfillment/order-type.ts';
import type { Id } from '#domain/id.ts';
import type { Reorder, ReorderPlace } from '#domain/order/reorder.ts';
import type { PricedLine } from '#domain/order/types.ts';
import { type ApiResult, api } from '../lib/api.ts';
import { addToCart, emptyCart } from '../shop/cart.ts';
import { choiceText } from '../shop/cart-view.ts';
import { $orderType, $region, $selectedRestaurantId, chooseOrderType, chooseRestaurant, visitRestaurant } from '../shop/preferences.ts';

/** What of an old order can be had today, and what is different; changes nothing. */
export function requestReorder(id: Id): Promise<ApiResult<Reorder>> {
  return api('POST /api/v1/orders/:id/reorder', { path: { id } });
}

/** Puts lines of an old order into the cart, beside what is in it or in its place. */
export function putIntoCart(lines: readonly PricedLine[], into: 'beside' | 'instead'): void {
  if (into === 'instead') emptyCart();
  for (const { productId, quantity, modifiers, combo, comment, name, image, unitPrice, choices } of lines) {
    const line = { productId, quantity, modifiers, combo, ...(comment !== undefined && { comment }) };
    addToCart(line, { name, image, unitPrice, choices: choices.map(choiceText) });
  }
}

/** Whether the old order was received in another way, or from another restaurant, than is chosen now. */
export function isElsewhere({ orderTypeId, restaurantId }: ReorderPlace): boolean {
  const selected = $selectedRestaurantId.get();
  const isOtherRestaurant = selected !== restaurantId && (orderTypeId === pickup || selected !== null);
  return orderTypeId !== $orderType.get() || isOtherRestaurant;
}

/** Chooses the way and the restaurant of an old order while they are possible; a delivery goes to the address that is chosen now. */
export function choosePlace({ orderTypeId, restaurantId, regionId, isPossible }: ReorderPlace): void {
  if (!isPossible) return;
  if (orderTypeId === pickup) {
    visitRestaurant({ id: restaurantId, regionId, orderType: orderTypeId });
    return;
  }
  chooseOrderType(orderTypeId);
  if (regionId === $region.get()) chooseRestaurant(restaurantId);
}
