import { LRUCache } from 'lru-cache';
import { defaultDurationMinutes } from '#contract/lib/durations.ts';
import { type OrderType, pickup } from '#domain/fulfillment/order-type.ts';
import type { DeliveryZone } from '#domain/fulfillment/zone.ts';
import { addDays, dayOf, instantOf } from '#domain/schedule/clock.ts';
import { slotDays } from '#domain/schedule/slot-days.ts';
import { type SlotDay, slotStartInstant } from '#domain/schedule/time-slot.ts';
import type { Executor } from '../../db/connection.ts';
import type { CatalogRestaurant } from '../catalog/catalog.ts';
import type { Snapshot } from '../catalog/catalog-reader.ts';
import { closedUntil } from '../catalog/stock.ts';

/** The duration in minutes of the zone, without a zone that of the restaurant; absent or 0 counts as 30 (R-MENU-4). */
export function durationFor(restaurant: CatalogRestaurant, orderType: OrderType, zone: DeliveryZone | null): number {
  const minutes = orderType === pickup ? restaurant.pickupDurationMinutes : (zone ?? restaurant).deliveryDurationMinutes;
  return minutes || defaultDurationMinutes;
}

interface Grid {
  readonly days: readonly SlotDay[];
  readonly since: number;
  readonly until: number;
}

/** Grids repeat until a slot begins, and restaurants with the same hours and no calendar have the same; those of an old snapshot go with it. */
const cachedGrids = new WeakMap<Snapshot, LRUCache<string, Grid>>();
/** Of all hours, durations and pauses. */
const maxGrids = 500;

/** The slots within a restaurant's hours, including full ones; none for an order type that it does not offer. */
export function slotGrid(
  restaurant: CatalogRestaurant,
  orderType: OrderType,
  zone: DeliveryZone | null,
  snapshot: Snapshot,
  now: number,
): readonly SlotDay[] {
  const isOffered = orderType === pickup ? restaurant.supportsPickup : restaurant.supportsDelivery;
  if (!isOffered) return [];
  const durationMinutes = durationFor(restaurant, orderType, zone);
  const { hours, calendar } = restaurant;
  const paused = closedUntil(snapshot.stock, restaurant.id, now);
  const grids = cachedGrids.get(snapshot) ?? new LRUCache<string, Grid>({ max: maxGrids });
  cachedGrids.set(snapshot, grids);
  const key = [durationMinutes, calendar ? restaurant.id : '', hours.start, hours.end, paused].join(' ');
  const known = grids.get(key);
  if (known !== undefined && known.since <= now && now < known.until) return known.days;
  const { preorderDays } = snapshot.catalog.settings;
  const days = slotDays({ hours, calendar, durationMinutes, preorderDays, now, closedUntil: paused });
  grids.set(key, { days, since: now, until: nextSlotChange(days, now) });
  return days;
}

/** The instant at which the first slot begins and can't be chosen any more, or a new day does. */
function nextSlotChange(days: readonly SlotDay[], now: number): number {
  const starts = days.flatMap(({ slots }) => slots.slice(0, 1).map(slotStartInstant));
  return Math.min(instantOf(addDays(dayOf(now), 1), 0), ...starts);
}

/** Marks the slots that have reached the restaurant's capacity as unavailable. */
export type LoadReader = (restaurant: CatalogRestaurant, days: readonly SlotDay[]) => Promise<SlotDay[]>;

/** Reads the loads of one restaurant. */
export async function withLoads(executor: Executor, restaurant: CatalogRestaurant, days: readonly SlotDay[]): Promise<SlotDay[]> {
  const { id, slotCapacity } = restaurant;
  const shifts = shiftsOf(days);
  if (slotCapacity === null || shifts.length === 0) return [...days];
  const full = await executor
    .selectFrom('slot_loads')
    .select(['day', 'start'])
    .where('restaurant_id', '=', id)
    .where('day', 'in', shifts)
    .where('orders', '>=', slotCapacity)
    .execute();
  return withFull(days, (day, start) => full.some((load) => load.day === day && load.start === start));
}

/** The days on which these slots are counted: after midnight a slot still belongs to the day before. */
export function shiftsOf(days: readonly SlotDay[]): string[] {
  return [...new Set(days.flatMap((day) => day.slots.map((slot) => slot.day)))];
}

export function withFull(days: readonly SlotDay[], isFull: (day: string, start: number) => boolean): SlotDay[] {
  return days.map(({ day, slots }) => ({
    day,
    slots: slots.map((slot) => ({ ...slot, isAvailable: slot.isAvailable && !isFull(slot.day, slot.start) })),
  }));
}
