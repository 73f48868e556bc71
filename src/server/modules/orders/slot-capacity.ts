import { sql } from 'kysely';
import type { Id } from '#domain/id.ts';
import type { OfferedSlot, SlotDay, TimeSlot } from '#domain/schedule/time-slot.ts';
import type { Executor } from '../../db/connection.ts';
import type { CatalogRestaurant } from '../catalog/catalog.ts';

const unlimited = 2_147_483_647;

/** A place in a slot that is to be taken. */
export interface SlotPlace {
  readonly restaurantId: Id;
  /** orders in one slot */
  readonly slotCapacity: number;
  readonly slot: TimeSlot;
}

export function slotPlace({ id, slotCapacity }: CatalogRestaurant, slot: TimeSlot): SlotPlace {
  return { restaurantId: id, slotCapacity: slotCapacity ?? unlimited, slot };
}

/** Counts orders into a slot, inside their transaction; false, and none of them counted, when it has fewer places. */
export async function takePlaces(transaction: Executor, { restaurantId, slotCapacity, slot }: SlotPlace, count = 1): Promise<boolean> {
  if (count > slotCapacity) return false;
  const taken = await transaction
    .insertInto('slot_loads')
    .values({ restaurant_id: restaurantId, day: slot.day, start: slot.start, orders: count })
    .onConflict((conflict) =>
      conflict
        .columns(['restaurant_id', 'day', 'start'])
        .doUpdateSet({ orders: sql<number>`slot_loads.orders + ${count}` })
        .where('slot_loads.orders', '<=', slotCapacity - count),
    )
    .returning('orders')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Frees an order's place in its slot, in the transaction that cancels it. */
export async function freePlace(transaction: Executor, restaurantId: Id, { day, start }: TimeSlot): Promise<void> {
  await transaction
    .updateTable('slot_loads')
    .set((column) => ({ orders: column('orders', '-', 1) }))
    .where('restaurant_id', '=', restaurantId)
    .where('day', '=', day)
    .where('start', '=', start)
    .where('orders', '>', 0)
    .execute();
}

/** The alternatives in an error: the next available slots, earliest first. */
export function nextFreeSlots(days: readonly SlotDay[], count: number): TimeSlot[] {
  return days
    .flatMap((day) => day.slots)
    .filter((slot) => slot.isAvailable)
    .slice(0, count)
    .map(toTimeSlot);
}

export function toTimeSlot({ isAvailable: _, ...slot }: OfferedSlot): TimeSlot {
  return slot;
}
