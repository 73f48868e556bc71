import type { Id } from '#domain/id.ts';
import type { Executor } from '../../db/connection.ts';
import type { CatalogRestaurant } from '../catalog/catalog.ts';
import { type LoadReader, shiftsOf, withFull } from '../restaurants/slots.ts';
import type { SlotPlace } from './slot-capacity.ts';

/** The places that are left in slots, for several orders that are checked one after the other. */
export interface SlotRoom {
  readonly loads: LoadReader;
  /** Counts an order that is going to take a place: for the next ones the slot has one place fewer. */
  take(place: SlotPlace): void;
  /** whether an order counted here may have taken the last place of a slot */
  isUsed(): boolean;
}

/** Reads the loads of each restaurant once. */
export function createSlotRoom(executor: Executor): SlotRoom {
  const stored = new Map<string, Promise<ReadonlyMap<string, number>>>();
  const taken = new Map<Id, Map<string, number>>();

  const storedLoads = ({ id }: CatalogRestaurant, shifts: readonly string[]) => {
    const key = [id, ...shifts].join(' ');
    const known = stored.get(key) ?? readLoads(executor, id, shifts);
    stored.set(key, known);
    return known;
  };
  return {
    async loads(restaurant, days) {
      const { id, slotCapacity } = restaurant;
      const shifts = shiftsOf(days);
      if (slotCapacity === null || shifts.length === 0) return [...days];
      const orders = await storedLoads(restaurant, shifts);
      return withFull(days, (day, start) => {
        const slot = keyOf(day, start);
        return (orders.get(slot) ?? 0) + (taken.get(id)?.get(slot) ?? 0) >= slotCapacity;
      });
    },
    take({ restaurantId, slot: { day, start } }) {
      const own = taken.get(restaurantId) ?? new Map<string, number>();
      taken.set(restaurantId, own);
      own.set(keyOf(day, start), (own.get(keyOf(day, start)) ?? 0) + 1);
    },
    isUsed: () => taken.size > 0,
  };
}

async function readLoads(executor: Executor, restaurantId: Id, shifts: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await executor
    .selectFrom('slot_loads')
    .select(['day', 'start', 'orders'])
    .where('restaurant_id', '=', restaurantId)
    .where('day', 'in', shifts)
    .execute();
  return new Map(rows.map(({ day, start, orders }) => [keyOf(day, start), orders]));
}

function keyOf(day: string, start: number): string {
  return `${day} ${start}`;
}
