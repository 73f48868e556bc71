import type { ChangeState, OrderChange } from '#domain/order/order-change.ts';
import { openChange } from '#domain/order/order-change.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import { toTiyin } from '#domain/payment/tiyin.ts';
import type { Executor } from '../../db/connection.ts';
import { addPoints } from '../loyalty/ledger.ts';
import { givePromoBack } from '../promo/promo-uses.ts';
import { returnRest } from './change-portions.ts';
import { appendHistory } from './history.ts';
import { type OfferedOutcome, type OrderHolds, parseHolds } from './order-holds.ts';
import { type OrderRow, orderOf } from './order-rows.ts';
import { notePartialRefund } from './release-payments.ts';
import type { NewOrder } from './stored-order.ts';

/** How a change ends; `unanswered` is not its end: it waits on. */
export interface ChangeEnd {
  readonly state: Exclude<ChangeState, 'open'>;
  /** the signature of who ended it */
  readonly by: string;
  readonly now: number;
}

/**
 * Ends the change that is offered, in a transaction that has locked the customer and the order: the order becomes what was answered, and
 * all that it holds follows. Returns the order's row; null, without a change, when none is open.
 */
export async function endOffer(transaction: Executor, row: OrderRow, end: ChangeEnd): Promise<OrderRow | null> {
  const order = orderOf(row);
  const change = openChange(order);
  const { offer, ...holds } = parseHolds(row.holds);
  if (change === null || offer === undefined) return null;
  const chosen = end.state === 'accepted' ? offer.accept : end.state === 'left_out' ? offer.leaveOut : undefined;
  const isWaiting = end.state === 'unanswered';
  const values = {
    offer_until: null,
    ...(isWaiting
      ? keptWaiting(row, order, change)
      : await settled(transaction, row, { order, change, holds, chosen, end, keep: offer.keep })),
  };
  await transaction.updateTable('orders').set(values).where('id', '=', row.id).execute();
  const { by, now, state } = end;
  await appendHistory(transaction, [{ orderId: row.id, status: row.status as OrderStatus, by, now, change: state }]);
  return { ...row, ...values };
}

/** Nobody has answered in time: the offer stands until somebody has called. */
function keptWaiting({ holds, total }: OrderRow, order: NewOrder, change: OrderChange) {
  return { record: recordWith(order, { ...change, state: 'unanswered' }), holds, total };
}

interface Settling {
  readonly order: NewOrder;
  readonly change: OrderChange;
  readonly holds: Omit<OrderHolds, 'offer'>;
  /** undefined: the order stays as it is */
  readonly chosen: OfferedOutcome | undefined;
  readonly end: ChangeEnd;
  /** the portions of the order as it was */
  readonly keep: OrderHolds['portions'];
}

async function settled(transaction: Executor, row: OrderRow, { order, change, holds, chosen, end, keep }: Settling) {
  const { state, by, now } = end;
  const ended: OrderChange = { ...change, state, endedAt: new Date(now).toISOString(), endedBy: by };
  const promoCodes = chosen === undefined ? holds.promoCodes : await keptCodes(transaction, row, holds, chosen);
  const portions = chosen?.portions ?? keep;
  const terms = chosen === undefined ? holds.terms : chosen.terms;
  await returnRest(transaction, row.restaurant_id, holds.portions, portions);
  const kept = JSON.stringify({ ...holds, promoCodes, portions, terms } satisfies OrderHolds);
  if (chosen === undefined) return { record: recordWith(order, ended), holds: kept, total: row.total };
  const { lines, itemsTotal, discount, pointsSpent, deliveryFee, total } = order;
  const before = { lines: lines.map(({ laidBy: _, ...line }) => line), itemsTotal, discount, pointsSpent, deliveryFee, total };
  await returnPoints(transaction, row, { points: pointsSpent - chosen.content.pointsSpent, number: change.number, now });
  const lessTiyin = toTiyin(total - chosen.content.total);
  if (order.payment.status === 'paid' && lessTiyin > 0) await notePartialRefund(transaction, row.id, lessTiyin, now);
  const changed = { ...order, ...chosen.content };
  return { record: recordWith(changed, { ...ended, before }), holds: kept, total: chosen.content.total };
}

function recordWith(order: NewOrder, change: OrderChange): string {
  const changes = order.changes?.map((one) => (one.number === change.number ? change : one)) ?? [];
  return JSON.stringify({ ...order, changes } satisfies NewOrder);
}

/** A code that applies no longer is given back (R-PROMO-7). */
async function keptCodes(
  transaction: Executor,
  row: OrderRow,
  { promoCodes, terms }: Omit<OrderHolds, 'offer'>,
  chosen: OfferedOutcome,
): Promise<readonly string[]> {
  const applies = (code: string) => [chosen.terms?.code?.code, chosen.terms?.automatic?.code].includes(code);
  if (terms === null || promoCodes.every(applies)) return promoCodes;
  for (const code of promoCodes) if (!applies(code)) await givePromoBack(transaction, code, row.customer_id);
  return promoCodes.filter(applies);
}

interface ReturnedPoints {
  readonly points: number;
  readonly number: number;
  readonly now: number;
}

async function returnPoints(transaction: Executor, { id, customer_id: customerId }: OrderRow, { points, number, now }: ReturnedPoints) {
  if (customerId === null || points <= 0) return;
  const key = `returned/${id}/${number}`;
  await addPoints(transaction, { customerId, points, reason: 'returned', orderId: id, key }, now);
}
