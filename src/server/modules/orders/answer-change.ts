import type { Id } from '#domain/id.ts';
import { isAmong } from '#domain/office/team.ts';
import { type ChangeAnswer, type ChangeState, openChange, type SilentOutcome } from '#domain/order/order-change.ts';
import { type Problem, problem } from '#domain/problem.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Connection, Executor } from '../../db/connection.ts';
import type { StaffActor } from '../../ports/staff.ts';
import { endOffer } from './end-change.ts';
import { staffSignature } from './history.ts';
import { lockOrder } from './lock-order.ts';
import { type OrderRow, orderOf } from './order-rows.ts';

type EndState = Exclude<ChangeState, 'open'>;

const answered: Readonly<Record<ChangeAnswer | 'withdraw', EndState>> = {
  accept: 'accepted',
  leave_out: 'left_out',
  decline: 'declined',
  withdraw: 'withdrawn',
};

interface Answer<Value extends string> {
  readonly orderId: Id;
  readonly number: number;
  readonly answer: Value;
  readonly now: number;
}

export interface CustomerAnswer extends Answer<ChangeAnswer> {
  readonly customerId: Id;
}

/** What staff say of an offer: they take it back, or the customer has answered on the phone. */
export interface StaffAnswer extends Answer<'accept' | 'leave_out' | 'withdraw'> {
  readonly by: StaffActor;
}

/**
 * The customer's answer to the change that is offered. One whose time is over ends first as its silence says, so that of an answer and the
 * time only the first counts (R-CHANGE-3). Rejects with NOT_FOUND, CHANGE_ENDED.
 */
export async function answerChange(
  { db }: Pick<Connection, 'db'>,
  { customerId, ...given }: CustomerAnswer,
): Promise<Result<OrderRow, Problem>> {
  return db.transaction().execute(async (transaction) => {
    const row = await lockOrder(transaction, given.orderId);
    if (row === undefined || row.customer_id !== customerId) return err(problem('NOT_FOUND', { what: 'order' }));
    const current = (await expireIn(transaction, row, given.now)) ?? row;
    return endAs(transaction, current, given, 'customer');
  });
}

/** Rejects with NOT_FOUND, CHANGE_ENDED. */
export async function endChange({ db }: Pick<Connection, 'db'>, { by, ...given }: StaffAnswer): Promise<Result<OrderRow, Problem>> {
  return db.transaction().execute(async (transaction) => {
    const row = await lockOrder(transaction, given.orderId);
    if (row === undefined || !isAmong(by.restaurantIds, row.restaurant_id)) return err(problem('NOT_FOUND', { what: 'order' }));
    const current = (await expireIn(transaction, row, given.now)) ?? row;
    return endAs(transaction, current, given, staffSignature(by.name));
  });
}

async function endAs(
  transaction: Executor,
  row: OrderRow,
  { number, answer, now }: Answer<ChangeAnswer | 'withdraw'>,
  by: string,
): Promise<Result<OrderRow, Problem>> {
  const change = openChange(orderOf(row));
  const isOffered = change?.number === number && (answer !== 'leave_out' || change.totalWithout !== undefined);
  const ended = isOffered ? await endOffer(transaction, row, { state: answered[answer], by, now }) : null;
  return ended === null ? err(problem('CHANGE_ENDED')) : ok(ended);
}

const silentStates: Readonly<Record<SilentOutcome, EndState>> = { accept: 'accepted', leave_out: 'left_out', wait: 'unanswered' };

/** Ends an offer whose time is over; null: there is none. */
async function expireIn(transaction: Executor, row: OrderRow, now: number): Promise<OrderRow | null> {
  const change = openChange(orderOf(row));
  if (change?.state !== 'open' || Date.parse(change.until) > now) return null;
  return endOffer(transaction, row, { state: silentStates[change.silent], by: 'system', now });
}

/** Ends all offers whose time is over, each in its own transaction; the number of those that this call ended. */
export async function expireOffers({ db }: Pick<Connection, 'db'>, now: number): Promise<number> {
  const due = await db.selectFrom('orders').select('id').where('offer_until', '<=', now).execute();
  let ended = 0;
  for (const { id } of due) {
    const row = await db.transaction().execute(async (transaction) => {
      const locked = await lockOrder(transaction, id);
      return locked === undefined ? null : expireIn(transaction, locked, now);
    });
    if (row !== null) ended += 1;
  }
  return ended;
}
