import type { Id } from '../id.ts';
import type { SlotChoice } from '../schedule/time-slot.ts';
import type { OrderType } from './order-type.ts';

/** The choices that a chosen slot belongs to: another of them forgets the slot. */
export interface SlotPlace {
  readonly orderType: OrderType;
  readonly regionId: Id | null;
  readonly restaurantId: Id | null;
}

const pattern = /^(\d{4}-\d\d-\d\d)\.(\d{1,4})\.(\d{1,4})@(.*)$/;

/** The cookie that tells the server the chosen slot (R-STORE-6): `2026-11-24.540.580@0,1,`. */
export function slotCookie({ day, start, end }: SlotChoice, place: SlotPlace): string {
  return `${day}.${start}.${end}@${textOf(place)}`;
}

/** null: absent, no slot, or chosen for another place. */
export function parseSlotCookie(text: string | undefined, place: SlotPlace): SlotChoice | null {
  const [, day, start, end, chosenFor] = pattern.exec(text ?? '') ?? [];
  return day === undefined || chosenFor !== textOf(place) ? null : { day, start: Number(start), end: Number(end) };
}

function textOf({ orderType, regionId, restaurantId }: SlotPlace): string {
  return [orderType, regionId, restaurantId].join();
}
