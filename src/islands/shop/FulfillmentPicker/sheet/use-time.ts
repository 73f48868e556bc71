import { useStore } from '@nanostores/react';
import { delivery } from '#domain/fulfillment/order-type.ts';
import { soonEstimate } from '#domain/order/promised-time.ts';
import { openingAt } from '#domain/schedule/opening.ts';
import { firstAvailable } from '#domain/schedule/time-slot.ts';
import { $checkout } from '#stores/shop/checkout.ts';
import { $deliveryTerms } from '#stores/shop/delivery-terms.ts';
import { $places } from '#stores/shop/places.ts';
import { $orderType, $restaurantId } from '#stores/shop/preferences.ts';
import { $slots } from '#stores/shop/slots.ts';

/**
 * The times that the chosen place offers, and the chosen one; `slot` null: as soon as possible, which is `first`. `soon`: its
 * estimate, if it is cooked at once. `hasTime` false: a pickup, whose times depend on the restaurant that is not chosen yet.
 */
export function useTime() {
  const isDelivery = useStore($orderType) === delivery;
  const hasTime = useStore($restaurantId) !== null || isDelivery;
  const { status, days, restaurantId, problem } = useStore($slots);
  const { slot } = useStore($checkout);
  const { paused: pause, durationMinutes } = useStore($deliveryTerms);
  const restaurant = useStore($places).restaurants.find(({ id }) => id === restaurantId);
  const isOpen = pause === null && (restaurant === undefined || openingAt(restaurant, Date.now()).state === 'open');
  const first = firstAvailable(days);
  const soon = isOpen && first !== null ? soonEstimate(first, durationMinutes, Date.now()) : null;
  return { hasTime, status, days, restaurantId, restaurant, problem, slot, pause, isOpen, soon, first };
}
