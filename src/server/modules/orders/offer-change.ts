import type { CartLine } from '#domain/cart/cart-line.ts';
import type { Id } from '#domain/id.ts';
import { isAmong } from '#domain/office/team.ts';
import {
  answerMs,
  changeKind,
  isChangeable,
  linesWith,
  mostChanges,
  type OrderChange,
  openChange,
  resized,
  silentOutcome,
} from '#domain/order/order-change.ts';
import type { OrderLine } from '#domain/order/order-line.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import { repriced } from '#domain/order/order-terms.ts';
import { priceLines } from '#domain/order/pricing.ts';
import { type Problem, problem } from '#domain/problem.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { slotStartInstant } from '#domain/schedule/time-slot.ts';
import type { Connection, Executor } from '../../db/connection.ts';
import type { StaffActor } from '../../ports/staff.ts';
import type { Snapshot } from '../catalog/catalog-reader.ts';
import { productsAt } from '../menu/availability.ts';
import { mostOf, NotEnough, portionsFor, takeMore } from './change-portions.ts';
import { demandOf } from './demand.ts';
import { appendHistory, staffSignature } from './history.ts';
import { localizeLines } from './localized-lines.ts';
import { lockOrder } from './lock-order.ts';
import { type OfferedOutcome, type OrderHolds, parseHolds } from './order-holds.ts';
import { type OrderRow, orderOf } from './order-rows.ts';
import type { NewOrder } from './stored-order.ts';

/** A change that staff offer for one line of an order. */
export interface Offer {
  readonly orderId: Id;
  /** the line, counted from 0, and its dish */
  readonly line: number;
  readonly productId: Id;
  /** null: it is left out */
  readonly to: CartLine | null;
  readonly by: StaffActor;
  readonly now: number;
}

interface Menu {
  readonly snapshot: Snapshot;
  readonly products: ReturnType<typeof productsAt>;
}

/**
 * Offers a change to the customer (R-CHANGE-1). What it needs of limited dishes is held from now on, so that an answer never comes too
 * late. Rejects with NOT_FOUND, ILLEGAL_STATUS, CHANGE_OPEN, CHANGE_IMPOSSIBLE, and the problems of pricing its dish.
 * @param snapshot the menu of the order's restaurant
 */
export async function offerChange({ db }: Pick<Connection, 'db'>, snapshot: Snapshot, offer: Offer): Promise<Result<OrderRow, Problem>> {
  try {
    return await db.transaction().execute((transaction) => offerIn(transaction, snapshot, offer));
  } catch (error) {
    if (error instanceof NotEnough) return err(problem('ITEMS_UNAVAILABLE', { unavailable: [error.item] }));
    throw error;
  }
}

async function offerIn(transaction: Executor, snapshot: Snapshot, offer: Offer): Promise<Result<OrderRow, Problem>> {
  const { orderId, by, now } = offer;
  const row = await lockOrder(transaction, orderId);
  if (row === undefined || !isAmong(by.restaurantIds, row.restaurant_id)) return err(problem('NOT_FOUND', { what: 'order' }));
  const status = row.status as OrderStatus;
  if (!isChangeable(status) || row.customer_id === null) return err(problem('ILLEGAL_STATUS', { status }));
  const order = orderOf(row);
  if (openChange(order) !== null) return err(problem('CHANGE_OPEN'));
  const line = order.lines[offer.line];
  if (line?.productId !== offer.productId) return err(problem('CHANGE_IMPOSSIBLE', { reason: 'line' }));
  if ((order.changes?.length ?? 0) >= mostChanges) return err(problem('CHANGE_IMPOSSIBLE', { reason: 'many' }));
  const menu = { snapshot, products: productsAt('ru', snapshot, [row.restaurant_id], now) };
  const to = newLine(line, offer.to, menu);
  if (!to.ok) return to;
  const holds = parseHolds(row.holds);
  const made = outcomesOf(order, holds, { ...offer, line, at: offer.line, to: to.value }, menu);
  if (!made.ok) return made;
  const { change, outcomes } = made.value;
  const [held, wanted] = [holds.portions, outcomes.accept.portions];
  await takeMore(transaction, row.restaurant_id, { held, wanted }, () => demandOf(to.value === null ? [] : [to.value], menu.products));
  const offered: OrderHolds = { ...holds, portions: mostOf(held, wanted), offer: { ...outcomes, keep: held } };
  const record = { ...order, changes: [...(order.changes ?? []), change] };
  const values = { record: JSON.stringify(record), holds: JSON.stringify(offered), offer_until: now + answerMs };
  await transaction.updateTable('orders').set(values).where('id', '=', orderId).execute();
  await appendHistory(transaction, [{ orderId, status, by: change.offeredBy, now, change: 'offered' }]);
  return ok({ ...row, ...values });
}

/** The new line with its price: that of the order for another amount of the same, that of the menu for anything else. */
function newLine(line: OrderLine, to: CartLine | null, { snapshot, products }: Menu): Result<OrderLine | null, Problem> {
  if (to === null) return ok(null);
  const isAmount = changeKind(line, to) === 'amount';
  if (isAmount && to.quantity === line.quantity) return err(problem('CHANGE_IMPOSSIBLE', { reason: 'same' }));
  if (isAmount && to.quantity < line.quantity) return ok(resized(line, to.quantity));
  const priced = priceLines([to], products);
  if (!priced.ok) return priced;
  const { lines, unavailable } = priced.value;
  if (unavailable.length > 0) return err(problem('ITEMS_UNAVAILABLE', { unavailable }));
  const [localized] = localizeLines(lines, snapshot.catalog);
  if (localized === undefined) return err(problem('CHANGE_IMPOSSIBLE', { reason: 'line' }));
  return ok(isAmount ? resized(line, to.quantity) : localized);
}

interface Wanted {
  readonly line: OrderLine;
  readonly at: number;
  readonly to: OrderLine | null;
  readonly by: StaffActor;
  readonly now: number;
}

interface Outcomes {
  readonly change: OrderChange;
  readonly outcomes: { readonly accept: OfferedOutcome; readonly leaveOut?: OfferedOutcome };
}

function outcomesOf(order: NewOrder, holds: OrderHolds, wanted: Wanted, menu: Menu): Result<Outcomes, Problem> {
  const { line, at, to, by, now } = wanted;
  const outcome = (changed: OrderLine | null): OfferedOutcome => {
    const lines = linesWith(order.lines, at, changed);
    const portions = portionsFor(holds.portions, line, changed, { ...menu, restaurantId: order.restaurantId, now });
    return { ...repriced(order, lines, holds.terms, slotStartInstant(order.slot)), portions };
  };
  const accept = outcome(to);
  if (accept.content.lines.length === 0) return err(problem('CHANGE_IMPOSSIBLE', { reason: 'empty' }));
  if (order.payment.status === 'paid' && accept.content.total > order.total) return err(problem('CHANGE_IMPOSSIBLE', { reason: 'paid' }));
  const kind = to === null ? 'leave_out' : changeKind(line, to);
  const without = kind === 'replace' && order.lines.length > 1 ? outcome(null) : undefined;
  const isPayable = without !== undefined && (order.payment.status !== 'paid' || without.content.total <= order.total);
  const leaveOut = isPayable ? without : undefined;
  const totals = { totalBefore: order.total, totalAfter: accept.content.total, totalWithout: leaveOut?.content.total };
  const isLess = to === null || to.quantity < line.quantity;
  const change: OrderChange = {
    number: (order.changes?.length ?? 0) + 1,
    kind,
    line: nameless(line),
    to: to && nameless(to),
    state: 'open',
    offeredAt: new Date(now).toISOString(),
    offeredBy: staffSignature(by.name),
    until: new Date(now + answerMs).toISOString(),
    silent: silentOutcome(order.wishes?.missing ?? 'call', { kind, isLess, ...totals }),
    totalBefore: totals.totalBefore,
    totalAfter: totals.totalAfter,
    ...(leaveOut && { totalWithout: leaveOut.content.total }),
  };
  return ok({ change, outcomes: { accept, ...(leaveOut && { leaveOut }) } });
}

/** Whose dish it was at a shared table is no part of a change. */
function nameless({ laidBy: _, ...line }: OrderLine): OrderLine {
  return line;
}
