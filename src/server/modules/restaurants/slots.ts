import { defaultDurationMinutes } from '#contract/lib/durations.ts';
import { type OrderType, pickup } from '#domain/fulfillment/order-type.ts';
import type { DeliveryZone } from '#domain/fulfillment/zone.ts';
import { type SlotDay, slotDays } from '#domain/schedule/time-slot.ts';
import type { Executor } from '../../db/connection.ts';
import type { CatalogRestaurant } from '../catalog/catalog.ts';
import type { Snapshot } from '../catalog/catalog-reader.ts';
import { closedUntil } from '../catalog/stock.ts';

/** The duration in minutes of the zone, without a zone that of the restaurant; absent or 0 counts as 30 (contract §2). */
export function durationFor(restaurant: CatalogRestaurant, orderType: OrderType, zone: DeliveryZone | null): number {
  const minutes = orderType === pickup ? restaurant.pickupDurationMinutes : (zone ?? restaurant).deliveryDurationMinutes;
  return minutes || defaultDurationMinutes;
}

/** The slots within a restaurant's hours, including full ones; none for an order type that it does not offer. */
export function slotGrid(
  restaurant: CatalogRestaurant,
  orderType: OrderType,
  zone: DeliveryZone | null,
  { catalog, stock }: Snapshot,
  now: number,
): SlotDay[] {
  const isOffered = orderType === pickup ? restaurant.supportsPickup : restaurant.supportsDelivery;
  if (!isOffered) return [];
  return slotDays({
    hours: restaurant.hours,
    durationMinutes: durationFor(restaurant, orderType, zone),
    preorderDays: catalog.settings.preorderDays,
    now,
    closedUntil: closedUntil(stock, restaurant.id, now),
  });
}

/** Marks the slots that have reached the restaurant's capacity as unavailable. */
export async function withLoads(executor: Executor, { id, slotCapacity }: CatalogRestaurant, days: readonly SlotDay[]): Promise<SlotDay[]> {
  const shifts = [...new Set(days.flatMap((day) => day.slots.map((slot) => slot.day)))];
  if (slotCapacity === null || shifts.length === 0) return [...days];
  const full = await executor
    .selectFrom('slot_loads')
    .select(['day', 'start'])
    .where('restaurant_id', '=', id)
    .where('day', 'in', shifts)
    .where('orders', '>=', slotCapacity)
    .execute();
  const isFull = (day: string, start: number) => full.some((load) => load.day === day && load.start === start);
  return days.map(({ day, slots }) => ({
    day,
    slots: slots.map((slot) => ({ ...slot, isAvailable: slot.isAvailable && !isFull(slot.day, slot.start) })),
  }));
}
