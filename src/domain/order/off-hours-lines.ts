import type { CartLine } from '../cart/cart-line.ts';
import type { Locale } from '../locale.ts';
import { servingText } from '../menu/serving-text.ts';
import { isServedAt, type Serving } from '../menu/serving-times.ts';
import type { ProductsById } from '../menu/types.ts';
import { type OfferedSlot, type SlotDay, slotStartInstant } from '../schedule/time-slot.ts';
import type { UnavailableItem } from './types.ts';

/** A dish that is not served when the order would be, with its times in the customer's language. */
export type OffHoursItem = UnavailableItem & Required<Pick<UnavailableItem, 'served'>>;

/** The dishes of a cart that are not served at the start of its slot. Dishes in a combo or a set are judged by the combo or the set. */
export function offHoursItems(lines: readonly CartLine[], products: ProductsById, at: number, locale: Locale): OffHoursItem[] {
  const dishes = new Set(lines.map(({ productId }) => products.get(productId)));
  return [...dishes].flatMap((dish) => {
    if (dish?.serving === undefined || isServedAt(dish.serving, at)) return [];
    return [{ productId: dish.id, name: dish.name, served: servingText(dish.serving, locale) }];
  });
}

/** The serving times of the dishes of a cart; empty: all of them are always served. */
export function servingsOf(lines: readonly CartLine[], products: ProductsById): Serving[] {
  return [...new Set(lines.flatMap(({ productId }) => products.get(productId)?.serving ?? []))];
}

/** The first free slot at whose start everything is served; null: there is none. */
export function firstServedSlot(days: readonly SlotDay[], servings: readonly Serving[]): OfferedSlot | null {
  return days.flatMap(({ slots }) => slots).find((slot) => slot.isAvailable && isServedIn(slot, servings)) ?? null;
}

/**
 * The slots that "as soon as possible" may fall back to: those from the first free one at which something is not served are closed, so that
 * an order for this morning does not become one for the next.
 */
export function untilOffHours(days: readonly SlotDay[], servings: readonly Serving[]): readonly SlotDay[] {
  if (servings.length === 0) return days;
  const end = days.flatMap(({ slots }) => slots).find((slot) => slot.isAvailable && !isServedIn(slot, servings));
  if (end === undefined) return days;
  const last = slotStartInstant(end);
  return days.map(({ day, slots }) => ({
    day,
    slots: slots.map((slot) => (slotStartInstant(slot) < last ? slot : { ...slot, isAvailable: false })),
  }));
}

function isServedIn(slot: OfferedSlot, servings: readonly Serving[]): boolean {
  const at = slotStartInstant(slot);
  return servings.every((serving) => isServedAt(serving, at));
}
