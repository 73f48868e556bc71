import { lineKey } from '../cart/cart.ts';
import type { CartLine } from '../cart/cart-line.ts';
import type { Som } from '../money.ts';
import type { OrderLine } from './order-line.ts';
import type { OrderStatus } from './order-status.ts';

/** What becomes of a missing dish when the customer does not answer (R-CHANGE-3); not said: `call`. */
export const missingWishes = ['call', 'replace', 'leave_out'] as const;
export type MissingWish = (typeof missingWishes)[number];

/** What the kitchen offers for a line: nothing, another dish or options, or another amount. */
export type ChangeKind = 'leave_out' | 'replace' | 'amount';

/** `leave_out`: instead of what is offered for it, the line is left out. */
export const changeAnswers = ['accept', 'leave_out', 'decline'] as const;
export type ChangeAnswer = (typeof changeAnswers)[number];

/** `unanswered`: the time is over, and somebody has to call; `withdrawn`: the kitchen has taken it back, or the order went on its way. */
export const changeStates = ['open', 'unanswered', 'accepted', 'left_out', 'declined', 'withdrawn'] as const;
export type ChangeState = (typeof changeStates)[number];

/** What happens when the time is over. */
export type SilentOutcome = 'accept' | 'leave_out' | 'wait';

/** What of an order changes with its lines. */
export interface OrderContent {
  readonly lines: readonly OrderLine[];
  readonly itemsTotal: Som;
  readonly discount: Som;
  readonly pointsSpent: Som;
  readonly deliveryFee: Som;
  readonly total: Som;
}

/** A change that was offered for one line of an order. Times are ISO 8601. */
export interface OrderChange {
  /** counted from 1 in its order */
  readonly number: number;
  readonly kind: ChangeKind;
  /** as it was when it was offered */
  readonly line: OrderLine;
  /** null: it is left out */
  readonly to: OrderLine | null;
  readonly state: ChangeState;
  readonly offeredAt: string;
  readonly offeredBy: string;
  /** until when the customer has time to answer */
  readonly until: string;
  readonly silent: SilentOutcome;
  /** of the order, as it was when it was offered */
  readonly totalBefore: Som;
  readonly totalAfter: Som;
  /** of the order without the line; absent where this is not another choice */
  readonly totalWithout?: Som;
  readonly endedAt?: string;
  readonly endedBy?: string;
  /** Of a change that was made: the order before it. */
  readonly before?: OrderContent;
}

interface Changed {
  readonly changes?: readonly OrderChange[];
}

interface Revised extends Changed {
  readonly history: readonly unknown[];
  readonly delays?: readonly unknown[];
  readonly made?: { readonly changes: number };
}

/** How long the customer has to answer. */
export const answerMs = 5 * 60_000;
/** How many changes of one order may be offered: each keeps the order before it. */
export const mostChanges = 20;

const changeable: readonly OrderStatus[] = ['created', 'confirmed', 'cooking', 'ready'];

/** Whether staff may offer changes: until the order is on its way or picked up (R-CHANGE-1). */
export function isChangeable(status: OrderStatus): boolean {
  return changeable.includes(status);
}

/** The change that waits for an answer; null: none. */
export function openChange({ changes }: Changed): OrderChange | null {
  return changes?.find(({ state }) => state === 'open' || state === 'unanswered') ?? null;
}

export function changeKind(line: CartLine, to: CartLine | null): ChangeKind {
  if (to === null) return 'leave_out';
  return lineKey(line) === lineKey(to) ? 'amount' : 'replace';
}

interface SilentChange extends Pick<OrderChange, 'kind' | 'totalBefore' | 'totalAfter'> {
  readonly totalWithout?: Som | undefined;
  /** whether units are missing, not added */
  readonly isLess: boolean;
}

/** What happens without an answer (R-CHANGE-3): never a higher total. */
export function silentOutcome(wish: MissingWish, { kind, isLess, totalBefore, totalAfter, totalWithout }: SilentChange): SilentOutcome {
  if (wish === 'replace') return totalAfter <= totalBefore ? 'accept' : 'wait';
  if (wish === 'call') return 'wait';
  if (kind === 'replace') return totalWithout !== undefined && totalWithout <= totalBefore ? 'leave_out' : 'wait';
  return isLess && totalAfter <= totalBefore ? 'accept' : 'wait';
}

/** The lines with one of them replaced or left out. Equal lines of one price become one. */
export function linesWith(lines: readonly OrderLine[], at: number, to: OrderLine | null): readonly OrderLine[] {
  if (to === null) return lines.toSpliced(at, 1);
  const twin = lines.findIndex((line, index) => index !== at && lineKey(line) === lineKey(to) && line.unitPrice === to.unitPrice);
  const other = lines[twin];
  if (other === undefined) return lines.toSpliced(at, 1, to);
  return lines.with(twin, resized(other, other.quantity + to.quantity)).toSpliced(at, 1);
}

/** The line in another amount, at its price; who laid how many of it is not known any more. */
export function resized({ laidBy: _, ...line }: OrderLine, quantity: number): OrderLine {
  return { ...line, quantity, total: line.unitPrice * quantity };
}

/** Grows with each change of an order: of two views of it the later one has the higher number. */
export function orderRevision({ history, changes = [], delays = [], made }: Revised): number {
  const steps: Readonly<Record<ChangeState, number>> = { open: 1, unanswered: 2, accepted: 3, left_out: 3, declined: 3, withdrawn: 3 };
  return changes.reduce((sum, { state }) => sum + steps[state], history.length + delays.length + (made?.changes ?? 0));
}
