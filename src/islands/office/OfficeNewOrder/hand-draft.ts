import type { CartLine } from '#domain/cart/cart-line.ts';
import { parsePhone } from '#domain/customer/phone.ts';
import { delivery, type OrderType, pickup } from '#domain/fulfillment/order-type.ts';
import type { HandCart, HandOrder, HandQuote } from '#stores/office/new-order.ts';

export interface HandRestaurant {
  readonly id: string;
  readonly name: string;
  readonly regionId: string;
}

/** Where it is brought. */
interface HandPlace {
  readonly text: string;
  readonly longitude: number;
  readonly latitude: number;
  readonly entrance: string;
  readonly floor: string;
  readonly apartment: string;
}

export type HandLine = NonNullable<HandCart['lines']>[number];

/** What is said on the phone. */
export interface HandDraft {
  readonly phone: string;
  readonly firstName: string;
  readonly orderType: OrderType;
  readonly place: HandPlace | null;
  /** of a pickup */
  readonly restaurantId: string;
  readonly lines: readonly HandLine[];
  /** `day/start/end`; '': as soon as possible */
  readonly slot: string;
  readonly method: 'cash' | 'card_on_delivery';
  readonly comment: string;
}

export function emptyDraft(restaurants: readonly HandRestaurant[]): HandDraft {
  const none = { phone: '', firstName: '', place: null, lines: [], slot: '', comment: '' };
  return { ...none, orderType: delivery, restaurantId: restaurants[0]?.id ?? '', method: 'cash' };
}

/** The cart that is priced; null: it is not known yet where the order goes. */
export function cartOf(draft: HandDraft, restaurants: readonly HandRestaurant[]): HandCart | null {
  const { phone, orderType, place, restaurantId, lines, slot } = draft;
  const phone1 = parsePhone(phone);
  const [day = '', start, end] = slot.split('/');
  const common = {
    lines: [...lines],
    ...(slot !== '' && { slot: { day, start: Number(start), end: Number(end) } }),
    ...(phone1 !== null && { phone1 }),
  };
  if (orderType === pickup) {
    const restaurant = restaurants.find(({ id }) => id === restaurantId);
    return restaurant === undefined ? null : { ...common, orderTypeId: 200, regionId: restaurant.regionId, restaurantId };
  }
  const [first] = restaurants;
  if (place === null || first === undefined) return null;
  return { ...common, orderTypeId: 0, regionId: first.regionId, longitude: place.longitude, latitude: place.latitude };
}

/** What still has to be said before the order can be placed. */
export function missingIn({ firstName, orderType, place, lines }: HandDraft): ('name' | 'place' | 'dishes')[] {
  return [
    ...(firstName.trim() === '' ? (['name'] as const) : []),
    ...(orderType === delivery && place === null ? (['place'] as const) : []),
    ...(lines.length === 0 ? (['dishes'] as const) : []),
  ];
}

/** The order of what was said, by the price of the server; null: something is missing. */
export function orderOf(draft: HandDraft, cart: HandCart | null, quote: HandQuote | null): HandOrder | null {
  const phone1 = parsePhone(draft.phone);
  if (phone1 === null || cart === null || quote === null || missingIn(draft).length > 0) return null;
  const { phone1: _, ...priced } = cart;
  const { place, comment, method } = draft;
  return {
    ...priced,
    contact: { firstName: draft.firstName.trim(), phone1 },
    ...(draft.orderType === delivery && place !== null && { address: addressOf(place) }),
    payment: { method },
    ...(comment.trim() !== '' && { comment: comment.trim() }),
    expectedTotal: quote.total,
    hash: quote.hash,
  };
}

function addressOf({ text, entrance, floor, apartment }: HandPlace): NonNullable<HandOrder['address']> {
  return { text, ...(entrance && { entrance }), ...(floor && { floor }), ...(apartment && { apartment }) };
}

/** The line in the form of a cart. */
export function cartLineOf({ productId, quantity, modifiers = [], combo = [], comment }: HandLine): CartLine {
  const chosen = (options: NonNullable<HandLine['modifiers']>) =>
    options.map(({ groupId, optionId, amount }) => ({ groupId: String(groupId), optionId: String(optionId), amount }));
  return {
    productId: String(productId),
    quantity,
    modifiers: chosen(modifiers),
    combo: combo.map((part) => ({
      comboGroupId: String(part.comboGroupId),
      productId: String(part.productId),
      modifiers: chosen(part.modifiers ?? []),
    })),
    ...(comment !== undefined && { comment }),
  };
}

/** A line of a cart in the form of the order. */
export function handLineOf({ productId, quantity, modifiers, combo, comment }: CartLine): HandLine {
  return {
    productId,
    quantity,
    modifiers: [...modifiers],
    combo: combo.map((part) => ({ ...part, modifiers: [...part.modifiers] })),
    ...(comment !== undefined && { comment }),
  };
}

/** With another line at a place; without it when none of it is left. */
export function withLine(lines: readonly HandLine[], index: number, changed: HandLine): HandLine[] {
  return lines.flatMap((line, at) => (at !== index ? [line] : changed.quantity === 0 ? [] : [changed]));
}

/** One more of a dish, in the line that has the same choices. */
export function withDish(lines: readonly HandLine[], added: HandLine): HandLine[] {
  const keyOf = ({ quantity: _, ...line }: HandLine) => JSON.stringify(line);
  const at = lines.findIndex((line) => keyOf(line) === keyOf(added));
  if (at < 0) return [...lines, added];
  return lines.map((line, index) => (index === at ? { ...line, quantity: Math.min(50, line.quantity + added.quantity) } : line));
}
