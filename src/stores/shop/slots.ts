import { atom, computed, type ReadableAtom } from 'nanostores';
import type { Id } from '#domain/id.ts';
import { findSlot, firstAvailable, type OfferedSlot, type SlotChoice, type SlotDay, slotStartInstant } from '#domain/schedule/time-slot.ts';
import { api } from '../lib/api.ts';
import { type LoadState, resource } from '../lib/resource.ts';
import { $checkout, chooseSlot } from './checkout.ts';
import { placeQuery } from './preferences.ts';

export interface Slots extends LoadState {
  readonly restaurantId: Id | null;
  readonly days: readonly SlotDay[];
}

/** A chosen slot that became unavailable and the free one that replaced it; null when none is left. */
export interface SlotMove {
  readonly from: SlotChoice;
  readonly to: OfferedSlot | null;
  /** false: the order is for as soon as possible */
  readonly isNamed: boolean;
}

const offer = resource<Slots>({ status: 'idle', restaurantId: null, days: [], problem: null });
const $move = atom<SlotMove | null>(null);
let offeredFor = '';

/** The preorder days of this visitor's restaurant. */
export const $slots: ReadableAtom<Slots> = offer.$state;

/** Set when a chosen slot was replaced, until the next choice. */
export const $slotMove: ReadableAtom<SlotMove | null> = computed([$move, $checkout], (move, { slot }) => {
  const taken = move?.isNamed ? move.to : null;
  const isStill = slot === null || taken === null ? slot === taken : isSameSlot(slot, taken);
  return isStill ? move : null;
});

/** Loads the slots of a restaurant for the current choices; the latest call wins. A chosen slot that is not offered is replaced. */
export async function loadSlots(restaurantId: Id | null): Promise<void> {
  if (restaurantId === null) return void offer.reset();
  const query = { RestaurantId: restaurantId, ...placeQuery() };
  const isSameOffer = JSON.stringify(query) === offeredFor;
  const days = isSameOffer ? $slots.get().days : [];
  if (!isSameOffer) $move.set(null);
  offeredFor = JSON.stringify(query);
  const load = offer.start({ restaurantId, days });
  const result = await api('GET /api/v1/slots', { query, silent: true });
  if (!load.isLatest()) return;
  if (!result.ok) return load.set({ status: 'error', problem: result.problem });
  keepFirstFree(days, result.value);
  load.set({ status: 'success', days: result.value });
  keepSlot(result.value);
}

/** Clears the slots after a change of place, until those of the new one are loaded. */
export function awaitSlots(): void {
  offer.reset({ status: 'pending' });
}

/** Chooses a slot, or the first free one when the order is placed (null); clears the message about the last one. */
export function takeSlot(slot: SlotChoice | null): void {
  $move.set(null);
  chooseSlot(slot);
}

/** Whether the chosen slot, or the first free one, has begun by the browser's clock; then the server is called, whose clock decides. */
export function hasSlotBegun(now: number): boolean {
  const slot = $checkout.get().slot ?? firstAvailable($slots.get().days);
  return slot !== null && slotStartInstant(slot) <= now;
}

/** Replaces a chosen slot that is not offered with the next free one, and reports it. */
function keepSlot(days: readonly SlotDay[]): void {
  const { slot } = $checkout.get();
  if (slot === null || findSlot(days, slot)?.isAvailable) return;
  const to = nextFree(days, slotStartInstant(slot));
  chooseSlot(to);
  $move.set({ from: slot, to, isNamed: true });
}

/** Reports a change of the first free slot, which "as soon as possible" means. */
function keepFirstFree(before: readonly SlotDay[], after: readonly SlotDay[]): void {
  const from = firstAvailable(before);
  const to = firstAvailable(after);
  if ($checkout.get().slot !== null || from === null || (to !== null && isSameSlot(from, to))) return;
  if (!findSlot(after, from)?.isAvailable) $move.set({ from, to, isNamed: false });
}

function nextFree(days: readonly SlotDay[], instant: number): OfferedSlot | null {
  const free = days.flatMap((day) => day.slots).filter((slot) => slot.isAvailable);
  return free.find((slot) => slotStartInstant(slot) >= instant) ?? free[0] ?? null;
}

export function isSameSlot(a: SlotChoice, b: SlotChoice): boolean {
  return a.day === b.day && a.start === b.start && a.end === b.end;
}
