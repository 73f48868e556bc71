import { LRUCache } from 'lru-cache';
import { defaultDurationMinutes } from '#contract/lib/durations.ts';
import { type OrderType, pickup } from '#domain/fulfillment/order-type.ts';
import type { DeliveryZone } from '#domain/fulfillment/zone.ts';
import { estimateMinutes } from '#domain/order/estimate.ts';
import { promiseOf } from '#domain/order/promised-time.ts';
import { addDays, dayOf, endOfDay } from '#domain/schedule/clock.ts';
import { openingAt } from '#domain/schedule/opening.ts';
import { slotDays } from '#domain/schedule/slot-days.ts';
import { firstAvailable, type SlotChoice, type SlotDay, slotStartInstant, type TimeSlot } from '#domain/schedule/time-slot.ts';
import type { Executor } from '../../db/connection.ts';
import type { CatalogRestaurant } from '../catalog/catalog.ts';
import type { Snapshot } from '../catalog/catalog-reader.ts';
import { closedUntil } from '../catalog/stock.ts';
import type { KitchenWork } from './kitchen-work.ts';
import { openingHoursOf } from './opening-hours.ts';

/** The duration in minutes of the zone, without a zone that of the restaurant; absent or 0 counts as 30 (R-MENU-4). */
function durationFor(restaurant: CatalogRestaurant, orderType: OrderType, zone: DeliveryZone | null): number {
  const minutes = orderType === pickup ? restaurant.pickupDurationMinutes : (zone ?? restaurant).deliveryDurationMinutes;
  return minutes || defaultDurationMinutes;
}

/** The minutes from now until an order from this kitchen is there. @param work how many orders it has in work */
export function minutesNow(restaurant: CatalogRestaurant, orderType: OrderType, zone: DeliveryZone | null, work: number): number {
  const durationMinutes = durationFor(restaurant, orderType, zone);
  return estimateMinutes({ durationMinutes, slotCapacity: restaurant.slotCapacity }, orderType, work);
}

/** What the estimate of a restaurant depends on. */
export interface EstimateQuery {
  readonly orderType: OrderType;
  readonly zone: DeliveryZone | null;
  readonly work: KitchenWork;
  readonly snapshot: Snapshot;
  readonly now: number;
}

/** The first free slot with the time at which an order for "as soon as possible" would be there. */
export function withExpectedTime(restaurant: CatalogRestaurant, days: readonly SlotDay[], query: EstimateQuery): readonly SlotDay[] {
  const { orderType, zone, work, snapshot, now } = query;
  const first = firstAvailable(days);
  if (first === null) return days;
  const minutes = minutesNow(restaurant, orderType, zone, work.get(restaurant.id) ?? 0);
  const { opensAt } = openingAt(openingHoursOf(restaurant, snapshot, now), now);
  const expectedAt = promiseOf({ slot: first, minutes, isSoonest: true, opensAt, now });
  return days.map(({ day, slots }) => ({ day, slots: slots.map((slot) => (slot === first ? { ...slot, expectedAt } : slot)) }));
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
  return Math.min(endOfDay(now), ...starts);
}

/** How many orders slots have, by `slotKey`. */
export type SlotLoads = ReadonlyMap<string, number>;

export function slotKey(restaurantId: Id, { day, start }: Pick<SlotChoice, 'day' | 'start'>): string {
  return `${restaurantId} ${day} ${start}`;
}

/** The loads from the shift on that may still run after midnight; nothing is read of restaurants whose slots have no limit. */
export async function readLoads(executor: Executor, restaurants: readonly CatalogRestaurant[], now: number): Promise<SlotLoads> {
  const limited = restaurants.filter(({ slotCapacity }) => slotCapacity !== null);
  if (limited.length === 0) return new Map();
  const rows = await executor
    .selectFrom('slot_loads')
    .selectAll()
    .where('restaurant_id', 'in', [...new Set(limited.map(({ id }) => id))])
    .where('day', '>=', addDays(dayOf(now), -1))
    .execute();
  return new Map(rows.map((row) => [slotKey(row.restaurant_id, row), row.orders]));
}

/** Marks the slots that have reached the restaurant's capacity as unavailable. */
export function withoutFull({ id, slotCapacity }: CatalogRestaurant, days: readonly SlotDay[], loads: SlotLoads): readonly SlotDay[] {
  if (slotCapacity === null) return days;
  const hasPlace = (slot: TimeSlot) => (loads.get(slotKey(id, slot)) ?? 0) < slotCapacity;
  return days.map(({ day, slots }) => ({
    day,
    slots: slots.map((slot) => ({ ...slot, isAvailable: slot.isAvailable && hasPlace(slot) })),
  }));
}
