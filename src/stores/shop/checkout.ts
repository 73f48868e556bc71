import type { ReadableAtom } from 'nanostores';
import type { Som } from '#domain/money.ts';
import type { PaymentMethod } from '#domain/order/order.ts';
import type { MissingWish } from '#domain/order/order-change.ts';
import { mostCutlery, type OrderWishes } from '#domain/order/wishes.ts';
import type { SlotChoice } from '#domain/schedule/time-slot.ts';
import { localStore } from '../lib/persistent.ts';

/** The address details for the courier; the coordinates are stored separately. */
export interface AddressDraft {
  readonly addressText: string;
  readonly entrance: string;
  readonly floor: string;
  readonly apartment: string;
  readonly addressComment: string;
}

/** The customer's input before an order; stored for one day, cleared by the order except for the address (R-STORE-5). */
export interface CheckoutDraft extends AddressDraft {
  /** home or work, in the words of the page; '': the address is saved without a name */
  readonly addressLabel: string;
  /** null: as soon as possible */
  readonly slot: SlotChoice | null;
  /** null: as in the customer's record */
  readonly firstName: string | null;
  readonly payment: PaymentMethod;
  readonly changeFrom: Som | null;
  readonly comment: string;
  readonly wishes: OrderWishes;
  /** '': none, or that of a link that was opened, unless `isPromoOff` */
  readonly promoCode: string;
  /** The customer has removed the code: none is applied until they choose one. */
  readonly isPromoOff: boolean;
  /** The most points the customer wants to spend; null: none. The server limits them to what the cart allows. */
  readonly pointsToSpend: Som | null;
  /** The Idempotency-Key of an attempt to place the order whose outcome is not known yet. */
  readonly attemptKey: string | null;
}

/** The draft of the first render, before the stored one is read. */
export const emptyDraft: CheckoutDraft = {
  slot: null,
  addressText: '',
  entrance: '',
  floor: '',
  apartment: '',
  addressComment: '',
  addressLabel: '',
  firstName: null,
  payment: 'cash',
  changeFrom: null,
  comment: '',
  wishes: {},
  promoCode: '',
  isPromoOff: false,
  pointsToSpend: null,
  attemptKey: null,
};

const $draft = localStore<CheckoutDraft>('checkout', { decode: parseDraft, version: 1, maxAgeDays: 1 });

export const $checkout: ReadableAtom<CheckoutDraft> = $draft;

export function setCheckout(change: Partial<CheckoutDraft>): void {
  const before = $draft.get();
  const isSame = Object.entries(change).every(([name, value]) => before[name as keyof CheckoutDraft] === value);
  if (!isSame) $draft.set({ ...before, ...change });
}

export function chooseSlot(slot: SlotChoice | null): void {
  setCheckout({ slot: slot && { day: slot.day, start: slot.start, end: slot.end } });
}

export function clearCheckout(): void {
  $draft.set(emptyDraft);
}

/** Parses a stored draft; an invalid field gets its empty value. */
export function parseDraft(json: unknown): CheckoutDraft {
  if (!isRecord(json)) return emptyDraft;
  const text = (name: string) => (typeof json[name] === 'string' ? json[name] : '');
  const sum = (name: string) => (Number.isSafeInteger(json[name]) ? (json[name] as number) : null);
  return {
    slot: parseSlot(json['slot']),
    addressText: text('addressText'),
    entrance: text('entrance'),
    floor: text('floor'),
    apartment: text('apartment'),
    addressComment: text('addressComment'),
    addressLabel: text('addressLabel'),
    firstName: typeof json['firstName'] === 'string' ? json['firstName'] : null,
    // what is not offered counts as cash, whatever it is: `offeredMethod`
    payment: (text('payment') || 'cash') as PaymentMethod,
    changeFrom: sum('changeFrom'),
    comment: text('comment'),
    wishes: parseWishes(json['wishes']),
    promoCode: text('promoCode'),
    isPromoOff: json['isPromoOff'] === true,
    pointsToSpend: sum('pointsToSpend'),
    attemptKey: text('attemptKey') || null,
  };
}

function parseWishes(json: unknown): OrderWishes {
  if (!isRecord(json)) return {};
  const { cutlery, leaveAtDoor, dontRing, missing } = json;
  const isCount = Number.isInteger(cutlery) && Number(cutlery) >= 0 && Number(cutlery) <= mostCutlery;
  return {
    ...(isCount && { cutlery: Number(cutlery) }),
    ...(leaveAtDoor === true && { leaveAtDoor }),
    ...(dontRing === true && { dontRing }),
    // what is not known counts as `call`: `toOrderRequest`
    ...(missing ? { missing: missing as MissingWish } : {}),
  };
}

function parseSlot(json: unknown): SlotChoice | null {
  if (!isRecord(json)) return null;
  const { day, start, end } = json;
  return typeof day === 'string' && typeof start === 'number' && typeof end === 'number' ? { day, start, end } : null;
}

function isRecord(json: unknown): json is Record<string, unknown> {
  return typeof json === 'object' && json !== null;
}
