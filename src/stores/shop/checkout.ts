import type { ReadableAtom } from 'nanostores';
import type { Som } from '#domain/money.ts';
import type { PaymentMethod } from '#domain/order/order.ts';
import type { SlotChoice } from '#domain/schedule/time-slot.ts';
import { localStore } from '../lib/persistent.ts';

/** How people find the door; the point itself is a choice of its own. */
export interface AddressDraft {
  readonly addressText: string;
  readonly entrance: string;
  readonly floor: string;
  readonly apartment: string;
  readonly addressComment: string;
}

/** What is typed on the way to an order; kept for one day, cleared by the order (contract §5). */
export interface CheckoutDraft extends AddressDraft {
  /** null: as soon as possible */
  readonly slot: SlotChoice | null;
  /** null: as the customer's record says */
  readonly firstName: string | null;
  readonly payment: PaymentMethod;
  readonly changeFrom: Som | null;
  readonly comment: string;
  /** '': none */
  readonly promoCode: string;
  /** How many points the customer would spend at most; null: none. The server takes what the cart allows. */
  readonly pointsToSpend: Som | null;
  /** The Idempotency-Key of a try to place the order whose outcome is not known yet. */
  readonly attemptKey: string | null;
}

/** What a page is drawn with before it reads the browser's own. */
export const emptyDraft: CheckoutDraft = {
  slot: null,
  addressText: '',
  entrance: '',
  floor: '',
  apartment: '',
  addressComment: '',
  firstName: null,
  payment: 'cash',
  changeFrom: null,
  comment: '',
  promoCode: '',
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

/** A draft of whatever was stored; a broken field is its empty self. */
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
    firstName: typeof json['firstName'] === 'string' ? json['firstName'] : null,
    payment: json['payment'] === 'card_on_delivery' ? 'card_on_delivery' : 'cash',
    changeFrom: sum('changeFrom'),
    comment: text('comment'),
    promoCode: text('promoCode'),
    pointsToSpend: sum('pointsToSpend'),
    attemptKey: text('attemptKey') || null,
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
