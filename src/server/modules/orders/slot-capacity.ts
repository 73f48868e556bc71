import { sql } from 'kysely';
import type { Id } from '#domain/id.ts';
import type { OfferedSlot, SlotChoice, SlotDay, TimeSlot } from '#domain/schedule/time-slot.ts';
import type { Executor } from '../../db/connection.ts';
import type { CatalogRestaurant } from '../catalog/catalog.ts';

const unlimited = 2_147_483_647;

/** Counts orders into a slot, inside their transaction; false, and none of them counted, when it has fewer places. */
export async function takePlaces(
  transaction: Executor,
  { id, slotCapacity }: Pick<CatalogRestaurant, 'id' | 'slotCapacity'>,
  { day, start }: SlotChoice,
  orders: number,
): Promise<boolean> {
  const most = (slotCapacity ?? unlimited) - orders;
  if (most < 0) return false;
  const taken = await transaction
    .insertInto('slot_loads')
    .values({ restaurant_id: id, day, start, orders })
    .onConflict((conflict) =>
      conflict
        .columns(['restaurant_id', 'day', 'start'])
        .doUpdateSet({ orders: sql<number>`slot_loads.orders + ${orders}` })
        .where('slot_loads.orders', '<=', most),
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
