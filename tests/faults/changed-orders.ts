import { changeKind, linesWith, type OrderChange, type OrderContent } from '#domain/order/order-change.ts';
import type { Connection } from '#server/db/connection.ts';
import { parseHolds } from '#server/modules/orders/order-holds.ts';
import { type OrderRow, orderOf } from '#server/modules/orders/order-rows.ts';
import type { NewOrder } from '#server/modules/orders/stored-order.ts';

/** A step of a change that the shop has acknowledged. `open`: it was offered. */
export interface KnownStep {
  readonly orderId: string;
  readonly number: number;
  readonly state: OrderChange['state'];
}

export interface ChangeCount {
  readonly changes: number;
  /** acknowledged steps that the orders do not have */
  readonly lost: number;
  /** orders whose totals, versions, offers, history or messages do not fit together */
  readonly halfChanged: number;
  /** orders whose points in the ledger are not those that they spend, and customers whose balance is not their sum */
  readonly wrongPoints: number;
  /** paid orders whose payment is not their total and the refund that is due */
  readonly wrongRefunds: number;
  /** portions that are neither in stock nor held by an order */
  readonly lostPortions: number;
}

/** Compares the orders of a stopped shop with what it has acknowledged, and with all that follows a change. */
export async function countChanges(
  { db }: Pick<Connection, 'db'>,
  steps: readonly KnownStep[],
  allPortions: ReadonlyMap<string, number>,
): Promise<ChangeCount> {
  const rows = await db.selectFrom('orders').selectAll().execute();
  const history = Map.groupBy(await db.selectFrom('order_history').selectAll().execute(), ({ order_id }) => order_id);
  const outbox = new Set((await db.selectFrom('outbox').select('history_id').execute()).map(({ history_id }) => history_id));
  const records = new Map(rows.map((row) => [row.id, orderOf(row)]));
  const isLost = ({ orderId, number, state }: KnownStep) => {
    const known = records.get(orderId)?.changes?.[number - 1];
    return known === undefined || (state !== 'open' && known.state !== state);
  };
  const isHalf = (row: OrderRow) => {
    const told = (history.get(row.id) ?? []).filter(({ change }) => change !== null);
    return !isWhole(row, orderOf(row)) || !isTold(orderOf(row), told) || told.some(({ id }) => !outbox.has(id));
  };
  return {
    changes: [...records.values()].reduce((sum, { changes = [] }) => sum + changes.length, 0),
    lost: steps.filter(isLost).length,
    halfChanged: rows.filter(isHalf).length,
    wrongPoints: await wrongPoints(db, rows),
    wrongRefunds: await wrongRefunds(db, rows),
    lostPortions: await lostPortions(db, rows, allPortions),
  };
}

/** Whether the sums of an order are right, and each version follows from the one before it by its change. */
function isWhole(row: OrderRow, order: NewOrder): boolean {
  const { changes = [] } = order;
  const [open, ...more] = changes.filter(({ state }) => state === 'open' || state === 'unanswered');
  const offer = parseHolds(row.holds).offer;
  const isOpenOnce = more.length === 0 && (open === undefined) === (offer === undefined);
  const isTimed = (open?.state === 'open') === (row.offer_until !== null);
  return row.total === order.total && isOpenOnce && isTimed && isRightSum(order) && changes.every((change) => followsFrom(change, order));
}

function isRightSum({ lines, itemsTotal, discount, pointsSpent, deliveryFee, total }: OrderContent): boolean {
  const areLines = lines.every((line) => line.total === line.unitPrice * line.quantity);
  const items = lines.reduce((sum, line) => sum + line.total, 0);
  return areLines && itemsTotal === items && total === items - discount - pointsSpent + deliveryFee;
}

function followsFrom(change: OrderChange, order: NewOrder): boolean {
  const isMade = change.state === 'accepted' || change.state === 'left_out';
  const version = versionBefore(change.number, order);
  if (isMade !== (change.before !== undefined) || change.totalBefore !== version.total) return false;
  if (!isMade) return true;
  const next = versionBefore(change.number + 1, order);
  const wanted = change.state === 'accepted' ? change.to : null;
  const at = version.lines.findIndex((line) => changeKind(line, change.line) === 'amount' && line.quantity === change.line.quantity);
  const lines = at === -1 ? [] : linesWith(version.lines, at, wanted);
  const total = change.state === 'accepted' ? change.totalAfter : change.totalWithout;
  return isRightSum(version) && next.total === total && sameJson(quantitiesOf(next), quantitiesOf({ lines }));
}

/** The order as it was when this change was offered: before the next one that was made, else as it is. */
function versionBefore(number: number, order: NewOrder): OrderContent {
  return order.changes?.slice(number - 1).find(({ before }) => before !== undefined)?.before ?? order;
}

function quantitiesOf({ lines }: Pick<OrderContent, 'lines'>): [string, number, number][] {
  return lines.map(({ productId, quantity, unitPrice }) => [productId, quantity, unitPrice]);
}

/** Whether the history has each offer and each end of one (R-CHANGE-8). */
function isTold({ changes = [] }: NewOrder, told: readonly { readonly change: string | null }[]): boolean {
  const wanted = changes.flatMap(({ state }) => ['offered', ...(state === 'open' ? [] : [state])]);
  // what nobody has answered in time may have ended later
  const known = told.map(({ change }) => change).filter((change) => change !== 'unanswered');
  return sameJson(known.toSorted(), wanted.filter((state) => state !== 'unanswered').toSorted());
}

function sameJson(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

async function wrongPoints(db: Connection['db'], rows: readonly OrderRow[]): Promise<number> {
  const ledger = await db.selectFrom('loyalty_ledger').select(['customer_id', 'order_id', 'points']).execute();
  const sumOf = (entries: readonly { readonly points: number }[] = []) => entries.reduce((sum, { points }) => sum + points, 0);
  const byOrder = Map.groupBy(ledger, ({ order_id }) => order_id);
  const byCustomer = Map.groupBy(ledger, ({ customer_id }) => customer_id);
  const spentBy = (row: OrderRow) => (row.status === 'cancelled' ? 0 : orderOf(row).pointsSpent);
  const customers = await db.selectFrom('customers').select(['id', 'card_balance']).execute();
  return (
    rows.filter((row) => sumOf(byOrder.get(row.id)) + spentBy(row) !== 0).length +
    customers.filter(({ id, card_balance }) => sumOf(byCustomer.get(id)) !== card_balance).length
  );
}

async function wrongRefunds(db: Connection['db'], rows: readonly OrderRow[]): Promise<number> {
  const attempts = await db
    .selectFrom('payment_attempts')
    .leftJoin('refunds_due', 'refunds_due.attempt', 'payment_attempts.number')
    .where('payment_attempts.state', '=', 'paid')
    .select(['payment_attempts.order_id', 'payment_attempts.amount', 'refunds_due.amount as refund'])
    .execute();
  const byOrder = Map.groupBy(attempts, ({ order_id }) => order_id);
  const isWrong = ({ id, total }: OrderRow) => {
    const [paid, ...others] = byOrder.get(id) ?? [];
    return paid === undefined || others.length > 0 || paid.amount - (paid.refund ?? 0) !== total * 100;
  };
  return rows.filter((row) => row.status !== 'cancelled' && orderOf(row).payment.status === 'paid' && isWrong(row)).length;
}

/** @param all how many there were of each dish, in all restaurants */
async function lostPortions(db: Connection['db'], rows: readonly OrderRow[], all: ReadonlyMap<string, number>): Promise<number> {
  const stock = await db.selectFrom('stock').select(['item_id', 'portions']).execute();
  const held = rows.filter(({ status }) => status !== 'cancelled').flatMap(({ holds }) => parseHolds(holds).portions);
  const sumOf = (entries: readonly { readonly portions: number | null }[]) =>
    entries.reduce((sum, { portions }) => sum + (portions ?? 0), 0);
  return [...all].reduce((lost, [dish, portions]) => {
    const left = sumOf(stock.filter(({ item_id }) => item_id === dish));
    return lost + Math.abs(portions - left - sumOf(held.filter(({ id }) => id === dish)));
  }, 0);
}
