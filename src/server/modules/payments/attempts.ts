import type { Selectable } from 'kysely';
import type { Id } from '#domain/id.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import { type AttemptState, type CancelReason, isExpired, type PaymentAttempt } from '#domain/payment/attempt.ts';
import type { PaymentProvider } from '#domain/payment/provider.ts';
import type { PaymentRefusal } from '#domain/payment/refusal.ts';
import { type Tiyin, toTiyin } from '#domain/payment/tiyin.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Connection, Executor } from '../../db/connection.ts';
import type { Database } from '../../db/schema.ts';
import type { AttemptChange, Cancellation, NewAttempt, PayableOrder, PaymentPort } from '../../ports/payments.ts';
import type { CatalogReader } from '../catalog/catalog-reader.ts';
import { lockCustomer } from '../loyalty/wallet.ts';
import { moveOrder } from '../orders/move-order.ts';
import type { OrderRow } from '../orders/order-rows.ts';
import { noteDispute } from '../orders/release-payments.ts';
import { setPayment } from '../orders/set-payment.ts';
import { expireOrder } from './expire-orders.ts';

type AttemptRow = Selectable<Database['payment_attempts']>;
type Outcome = Result<AttemptChange, PaymentRefusal>;

/** The attempts to pay orders, in the database; every call is a transaction that locks the customer, the order and its attempts, in this order. */
export function createPayments(connection: Connection, read: CatalogReader, onChange: () => void): PaymentPort {
  const { db } = connection;
  const inTransaction = <Value>(work: (transaction: Executor) => Promise<Value>) => db.transaction().execute(work);
  const told = (outcome: Outcome) => {
    if (outcome.ok && outcome.value.isNew) onChange();
    return outcome;
  };
  return {
    check: async (provider, account, amount) => {
      const row = await orderByNumber(db, account);
      return row === undefined ? err('no_order') : judgeOrder(row, await attemptsOf(db, row.id), { provider, amount });
    },
    create: (attempt, now) => inTransaction((transaction) => create(transaction, attempt, now)),
    perform: async (provider, providerId, now) =>
      told(await inTransaction((transaction) => perform(transaction, read, { provider, providerId, now }))),
    cancel: async (provider, providerId, why, now) =>
      told(await inTransaction((transaction) => cancel(transaction, read, { provider, providerId, why, now }))),
    find: (provider, providerId, now) =>
      inTransaction(async (transaction) => (await lockAttempt(transaction, { provider, providerId, now }))?.attempt ?? null),
    expire: async (account, now) => {
      const row = await orderByNumber(db, account);
      if (row !== undefined) await expireOrder(connection, read, row.id, now);
      onChange();
    },
    between: (provider, from, to) => between(db, provider, from, to),
    dispute: (provider, providerId, now) => noteDispute(db, provider, providerId, now),
  };
}

async function create(transaction: Executor, created: NewAttempt, now: number): Promise<Outcome> {
  const { provider, providerId, paymentId = null, accountOf = null, account, amount, providerTime } = created;
  const order = await lockOrder(transaction, await orderByNumber(transaction, account));
  const known = await attemptRow(transaction, provider, providerId);
  if (known !== undefined) return known.order_id === order?.id ? ok({ attempt: toAttempt(known), isNew: false }) : err('used');
  if (order === undefined) return err('no_order');
  const attempts = await expireOf(transaction, await attemptsOf(transaction, order.id), now);
  const judged = judgeOrder(order, attempts, { provider, amount });
  if (!judged.ok) return judged;
  const row = await transaction
    .insertInto('payment_attempts')
    .values({
      order_id: order.id,
      order_number: order.number,
      provider,
      provider_id: providerId,
      ...{ payment_id: paymentId, account_of: accountOf },
      amount,
      state: 'open' satisfies AttemptState,
      provider_time: providerTime,
      created_at: now,
      paid_at: null,
      cancelled_at: null,
      reason: null,
      provider_reason: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return ok({ attempt: toAttempt(row), isNew: true });
}

interface Judged {
  readonly provider: PaymentProvider;
  readonly amount: Tiyin | null;
}

/** Judged in this order: the account, then the amount, then the state. */
function judgeOrder(row: OrderRow, attempts: readonly PaymentAttempt[], { amount }: Judged): Result<PayableOrder, PaymentRefusal> {
  const order = { number: row.number, amount: toTiyin(row.total) };
  const status = row.status as OrderStatus;
  if (status === 'cancelled') return err('order_cancelled');
  if (attempts.some(({ state }) => state === 'paid')) return err('already_paid');
  if (status !== 'awaiting_payment') return err('not_online');
  if (amount !== null && amount !== order.amount) return err('wrong_amount');
  if (attempts.some(({ state }) => state === 'open')) return err('busy');
  return ok(order);
}

interface Named {
  readonly provider: PaymentProvider;
  readonly providerId: string;
  readonly now: number;
}

async function perform(transaction: Executor, read: CatalogReader, named: Named): Promise<Outcome> {
  const locked = await lockAttempt(transaction, named);
  if (locked === null) return err('unknown');
  const { attempt } = locked;
  if (attempt.state === 'paid') return ok({ attempt, isNew: false });
  if (attempt.state !== 'open') return err(attempt.reason === 'expired' ? 'expired' : 'cancelled');
  const paid = await change(transaction, attempt, { state: 'paid', paid_at: named.now });
  const moved = await moveOrder(transaction, read, { orderId: attempt.orderId, to: 'created', by: { actor: 'system' }, now: named.now });
  // an order leaves the wait for its payment only with its open attempt cancelled, which was judged above
  if (!moved.ok) throw new Error(`a paid order is ${moved.problem.code}`);
  // the number of an order is enough for each provider, also for one that it was not placed for
  await setPayment(transaction, attempt.orderId, { method: attempt.provider });
  return ok({ attempt: paid, isNew: true });
}

async function cancel(
  transaction: Executor,
  read: CatalogReader,
  { why, ...named }: Named & { readonly why: Cancellation },
): Promise<Outcome> {
  const locked = await lockAttempt(transaction, named);
  if (locked === null) return err('unknown');
  const { attempt, order } = locked;
  const reasons = { reason: why.reason, provider_reason: why.providerReason ?? null, cancelled_at: named.now };
  if (attempt.state === 'open') return ok({ attempt: await change(transaction, attempt, { state: 'cancelled', ...reasons }), isNew: true });
  if (attempt.state !== 'paid') return ok({ attempt, isNew: false });
  if (!canUndo(order)) return err('served');
  const refunded = await change(transaction, attempt, { state: 'refunded', ...reasons });
  await transaction
    .updateTable('refunds_due')
    .set({ done_at: named.now, done_by: named.provider })
    .where('attempt', '=', attempt.number)
    .execute();
  if (order.status !== 'cancelled') {
    const move = { orderId: order.id, to: 'cancelled', by: { actor: 'system' }, reason: 'refunded', now: named.now } as const;
    const moved = await moveOrder(transaction, read, move);
    if (!moved.ok) throw new Error(`a refunded order is ${moved.problem.code}`);
  }
  await setPayment(transaction, order.id, { status: 'refunded' });
  return ok({ attempt: refunded, isNew: true });
}

/** Until the kitchen has begun, or once the order is cancelled already. */
function canUndo({ status }: OrderRow): boolean {
  return ['created', 'confirmed', 'cancelled'].includes(status);
}

async function between(executor: Executor, provider: PaymentProvider, from: number, to: number): Promise<PaymentAttempt[]> {
  const rows = await executor
    .selectFrom('payment_attempts')
    .selectAll()
    .where('provider', '=', provider)
    .where('provider_time', '>=', from)
    .where('provider_time', '<=', to)
    .orderBy('provider_time')
    .orderBy('number')
    .execute();
  return rows.map(toAttempt);
}

async function orderByNumber(executor: Executor, account: string): Promise<OrderRow | undefined> {
  if (!/^[1-9]\d{0,14}$/.test(account)) return undefined;
  return executor.selectFrom('orders').selectAll().where('number', '=', Number(account)).executeTakeFirst();
}

/** The order as it is once its customer and its row are locked. */
async function lockOrder(transaction: Executor, order: OrderRow | undefined): Promise<OrderRow | undefined> {
  if (order === undefined) return undefined;
  if (order.customer_id !== null) await lockCustomer(transaction, order.customer_id);
  return transaction
    .updateTable('orders')
    .set((column) => ({ status: column.ref('status') }))
    .where('id', '=', order.id)
    .returningAll()
    .executeTakeFirst();
}

/** An attempt with its order, both locked; null: unknown. One that took too long is cancelled. */
async function lockAttempt(
  transaction: Executor,
  { provider, providerId, now }: Named,
): Promise<{ readonly attempt: PaymentAttempt; readonly order: OrderRow } | null> {
  const found = await attemptRow(transaction, provider, providerId);
  if (found === undefined) return null;
  const row = await transaction.selectFrom('orders').selectAll().where('id', '=', found.order_id).executeTakeFirst();
  const order = await lockOrder(transaction, row);
  const current = await attemptRow(transaction, provider, providerId);
  if (order === undefined || current === undefined) return null;
  const [attempt] = await expireOf(transaction, [toAttempt(current)], now);
  return attempt === undefined ? null : { attempt, order };
}

async function attemptRow(executor: Executor, provider: PaymentProvider, providerId: string): Promise<AttemptRow | undefined> {
  return executor
    .selectFrom('payment_attempts')
    .selectAll()
    .where('provider', '=', provider)
    .where('provider_id', '=', providerId)
    .executeTakeFirst();
}

async function attemptsOf(executor: Executor, orderId: Id): Promise<PaymentAttempt[]> {
  const rows = await executor.selectFrom('payment_attempts').selectAll().where('order_id', '=', orderId).orderBy('number').execute();
  return rows.map(toAttempt);
}

/** The attempts, of which those that took too long are cancelled. */
async function expireOf(transaction: Executor, attempts: readonly PaymentAttempt[], now: number): Promise<PaymentAttempt[]> {
  const current: PaymentAttempt[] = [];
  for (const attempt of attempts) {
    const values = { state: 'cancelled', reason: 'expired', cancelled_at: now } as const;
    current.push(isExpired(attempt, now) ? await change(transaction, attempt, values) : attempt);
  }
  return current;
}

async function change(transaction: Executor, { number }: PaymentAttempt, values: Partial<AttemptRow>): Promise<PaymentAttempt> {
  const row = await transaction
    .updateTable('payment_attempts')
    .set(values)
    .where('number', '=', number)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toAttempt(row);
}

function toAttempt(row: AttemptRow): PaymentAttempt {
  return {
    number: row.number,
    orderId: row.order_id,
    orderNumber: row.order_number,
    provider: row.provider as PaymentProvider,
    providerId: row.provider_id,
    amount: row.amount,
    state: row.state as AttemptState,
    providerTime: row.provider_time,
    createdAt: row.created_at,
    paidAt: row.paid_at,
    cancelledAt: row.cancelled_at,
    reason: row.reason as CancelReason | null,
    providerReason: row.provider_reason,
  };
}
