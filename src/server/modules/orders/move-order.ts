import { earnedPoints, pointsToRevoke } from '#domain/customer/loyalty.ts';
import type { OrderType } from '#domain/fulfillment/order-type.ts';
import type { Id } from '#domain/id.ts';
import type { OrderPayment } from '#domain/order/order.ts';
import { isChangeable } from '#domain/order/order-change.ts';
import {
  canCancelAfterwards,
  canMove,
  handedOverStatuses,
  hasEnded,
  isFinal,
  type OrderActor,
  type OrderStatus,
} from '#domain/order/order-status.ts';
import { isPaymentProvider } from '#domain/payment/provider.ts';
import { type Problem, problem } from '#domain/problem.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Executor } from '../../db/connection.ts';
import type { CatalogReader } from '../catalog/catalog-reader.ts';
import { bumpVersion } from '../catalog/catalog-version.ts';
import { addPoints } from '../loyalty/ledger.ts';
import { lockCustomer, type Wallet } from '../loyalty/wallet.ts';
import { givePromoBack } from '../promo/promo-uses.ts';
import { searchKeysOf } from '../search-keys.ts';
import { openAgain } from '../tables/mark-ordered.ts';
import { anonymous } from './anonymous.ts';
import { cashTaken } from './cash-taken.ts';
import { countOrder } from './count-orders.ts';
import { endOffer } from './end-change.ts';
import { appendHistory, staffSignature } from './history.ts';
import { forgetPositions } from './order-courier.ts';
import { parseHolds } from './order-holds.ts';
import { type OrderRow, orderOf } from './order-rows.ts';
import { returnPortions } from './portions.ts';
import { promisedAfterWait } from './promised-after-wait.ts';
import { releasePayments } from './release-payments.ts';
import { freePlace } from './slot-capacity.ts';
import type { NewOrder } from './stored-order.ts';

/** Who changes the status: customers only that of their own orders; the name of a staff member is recorded in the history. */
type StatusActor =
  | { readonly actor: Extract<OrderActor, 'customer'>; readonly customerId: Id }
  | { readonly actor: Extract<OrderActor, 'staff'>; readonly name: string | null }
  | { readonly actor: Extract<OrderActor, 'system'> };

export interface Move {
  readonly orderId: Id;
  readonly to: OrderStatus;
  readonly by: StatusActor;
  readonly reason?: string | undefined;
  /** The office cancels what the customer had already (R-STATUS-10). */
  readonly isAfterwards?: true;
  /** The only status it is changed from, when it is judged under the lock; absent: any. */
  readonly onlyFrom?: OrderStatus;
  /** Only this courier of the order changes it; absent: whoever may. */
  readonly courierId?: Id;
  /** The caller counts it for the reports, after its other moves: what the reports add up is locked last. */
  readonly isCountedLater?: boolean;
  readonly now: number;
}

/**
 * Changes the status of an order; all status changes use this function. In an open transaction it checks `canMove`, updates by
 * compare-and-set, and records the change in history and outbox; completing earns points, canceling returns everything (R-STATUS-2,
 * R-STATUS-7). Returns the problems NOT_FOUND, ILLEGAL_STATUS `{ status }` with the current status.
 */
export async function moveOrder(transaction: Executor, read: CatalogReader, move: Move): Promise<Result<null, Problem>> {
  const { orderId, to, by, now } = move;
  const owner = await ownerOf(transaction, orderId, by);
  if (owner === undefined) return err(problem('NOT_FOUND', { what: 'order' }));
  const wallet = owner === null ? null : await lockCustomer(transaction, owner);
  const found = await transaction.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
  if (move.courierId !== undefined && found.courier_id !== move.courierId) return err(problem('NOT_FOUND', { what: 'order' }));
  const from = found.status as OrderStatus;
  const isMeant = move.onlyFrom === undefined || move.onlyFrom === from;
  const mayMove = move.isAfterwards ? canCancelAfterwards(from) : canMove(from, to, by.actor, found.order_type_id as OrderType);
  if (!isMeant || !mayMove) return err(problem('ILLEGAL_STATUS', { status: from }));
  // what is on its way, or over, is not changed any more
  const withdrawn = isChangeable(to) ? null : await endOffer(transaction, found, { state: 'withdrawn', by: signature(by), now });
  const row = withdrawn ?? found;
  const changed = await changedRecord(transaction, read, row, move, wallet);
  const isOwnerGone = owner !== null && wallet === null && isFinal(to);
  const order = isOwnerGone ? anonymous(changed) : changed;
  // for the kitchen, and for its alarm, an order begins when it is paid
  const begun = to === 'created' ? { created_at: now } : {};
  const values = {
    status: to,
    record: JSON.stringify(order),
    ...begun,
    ...(isOwnerGone ? { customer_id: null, ...searchKeysOf(order.contact) } : {}),
    ...dueAfter(row, move),
    ...cashTaken(found, to),
  };
  const set = await transaction.updateTable('orders').set(values).where('id', '=', orderId).where('status', '=', from).executeTakeFirst();
  if (set.numUpdatedRows === 0n) return err(problem('ILLEGAL_STATUS', { status: await statusOf(transaction, orderId) }));
  const isUnpaid = from === 'awaiting_payment' && to === 'cancelled';
  await appendHistory(transaction, [{ orderId, status: to, by: signature(by), now, isSilent: isUnpaid }]);
  if (to === 'completed' && wallet !== null) await earn(transaction, order, wallet, now);
  if (to === 'cancelled') {
    await giveBack(transaction, row, order, move);
    if (move.isAfterwards && from === 'completed' && wallet !== null)
      await takeEarnedBack(transaction, orderOf(row), wallet.customerId, now);
    await releasePayments(transaction, orderId, now);
    if (isUnpaid && order.lines.some(({ laidBy }) => laidBy !== undefined)) await openAgain(transaction, found.number);
  }
  if (hasEnded(to)) await forgetPositions(transaction, [orderId]);
  if (hasEnded(to) && !move.isCountedLater) await countOrder(transaction, orderId);
  return ok(null);
}

/** undefined: no such order for this user. */
async function ownerOf(transaction: Executor, orderId: Id, by: StatusActor): Promise<Id | null | undefined> {
  const row = await transaction.selectFrom('orders').select('customer_id').where('id', '=', orderId).executeTakeFirst();
  return by.actor === 'customer' && row?.customer_id !== by.customerId ? undefined : row?.customer_id;
}

async function statusOf(transaction: Executor, orderId: Id): Promise<OrderStatus> {
  const { status } = await transaction.selectFrom('orders').select('status').where('id', '=', orderId).executeTakeFirstOrThrow();
  return status as OrderStatus;
}

function signature(by: StatusActor): string {
  return by.actor === 'staff' ? staffSignature(by.name) : by.actor;
}

/** The changes of a status change in the order itself. What is not paid online is paid on delivery or pickup. */
async function changedRecord(
  transaction: Executor,
  read: CatalogReader,
  row: OrderRow,
  { to, reason, now }: Move,
  wallet: Wallet | null,
): Promise<NewOrder> {
  const order = orderOf(row);
  if (to === 'cancelled')
    return { ...order, pointsEarned: 0, payment: cancelledPayment(order), ...(reason !== undefined && { cancelReason: reason }) };
  if (to === 'created') return paidOnline(row, now);
  const isPaid = to === 'completed' || handedOverStatuses.includes(to);
  const paid: NewOrder = isPaid && order.payment.status === 'unpaid' ? { ...order, payment: { ...order.payment, status: 'paid' } } : order;
  if (to !== 'completed' || wallet === null) return paid;
  const { loyalty } = (await read(transaction)).catalog;
  return loyalty === null ? paid : { ...paid, pointsEarned: earnedPoints(loyalty, wallet.spent, earningBase(order)) };
}

/** Money that was taken at the door is returned by hand; what came through a provider is a refund. */
function dueAfter(row: OrderRow, { isAfterwards }: Move): { readonly return_due?: number } {
  const { payment, total } = orderOf(row);
  const isDue = isAfterwards && payment.status === 'paid' && !isPaymentProvider(payment.method) && total > 0;
  return isDue ? { return_due: total } : {};
}

/** What was not paid is no longer waited for; what was stays paid until it is given back. */
function cancelledPayment({ payment: { until, ...payment } }: NewOrder): OrderPayment {
  return payment.status === 'pending' ? { ...payment, status: 'failed' } : payment;
}

function paidOnline(row: OrderRow, now: number): NewOrder {
  const { payment, ...order } = orderOf(row);
  const { until, ...method } = payment;
  return { ...order, payment: { ...method, status: 'paid' }, promised: promisedAfterWait(row, now) };
}

/** Points are earned on items minus discount minus points (R-POINTS-3). */
function earningBase({ itemsTotal, discount, pointsSpent }: NewOrder): number {
  return itemsTotal - discount - pointsSpent;
}

async function earn(transaction: Executor, order: NewOrder, { customerId }: Wallet, now: number): Promise<void> {
  await transaction
    .updateTable('customers')
    .set((column) => ({ spent: column('spent', '+', earningBase(order)) }))
    .where('id', '=', customerId)
    .execute();
  if (order.pointsEarned === 0) return;
  const entry = { customerId, points: order.pointsEarned, reason: 'earned', orderId: order.id, key: `earned/${order.id}` } as const;
  await addPoints(transaction, entry, now);
}

/** Of an order that is canceled afterwards: what it earned, as far as it is still there, and its part of what was spent. */
async function takeEarnedBack(transaction: Executor, order: NewOrder, customerId: Id, now: number): Promise<void> {
  const wallet = await lockCustomer(transaction, customerId);
  if (wallet === null) return;
  await transaction
    .updateTable('customers')
    .set({ spent: Math.max(0, wallet.spent - earningBase(order)) })
    .where('id', '=', customerId)
    .execute();
  const points = -pointsToRevoke(order.pointsEarned, wallet.balance);
  if (points === 0) return;
  await addPoints(transaction, { customerId, points, reason: 'revoked', orderId: order.id, key: `revoked/${order.id}` }, now);
}

async function giveBack(transaction: Executor, row: OrderRow, order: NewOrder, { isAfterwards, now }: Move): Promise<void> {
  const { promoCodes, portions } = parseHolds(row.holds);
  const customerId = row.customer_id;
  if (customerId !== null && order.pointsSpent > 0) {
    const entry = { customerId, points: order.pointsSpent, reason: 'returned', orderId: order.id, key: `returned/${order.id}` } as const;
    await addPoints(transaction, entry, now);
  }
  for (const code of promoCodes) await givePromoBack(transaction, code, customerId);
  // what was cooked is not sold again, and its time is over
  if (isAfterwards) return;
  if (portions.length > 0) {
    await returnPortions(transaction, row.restaurant_id, portions);
    await bumpVersion(transaction, 'stock');
  }
  await freePlace(transaction, row.restaurant_id, order.slot);
}
