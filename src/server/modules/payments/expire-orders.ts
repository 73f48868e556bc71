import type { Id } from '#domain/id.ts';
import type { Connection } from '../../db/connection.ts';
import type { AskProvider, PaidState } from '../../ports/payments.ts';
import type { CatalogReader } from '../catalog/catalog-reader.ts';
import { moveOrder } from '../orders/move-order.ts';
import { orderOf } from '../orders/order-rows.ts';
import { noteRefund } from '../orders/release-payments.ts';
import { setPayment } from '../orders/set-payment.ts';

/** How long an order waits after its window for a payment that the provider has begun. */
const waitsMs: Readonly<Record<PaidState, number>> = {
  paid: 24 * 60 * 60_000,
  pending: 24 * 60 * 60_000,
  unknown: 60 * 60_000,
  none: 0,
};

/**
 * Cancels orders whose payment has not come in its window, with their open attempts, and gives back all that they hold. Where the provider
 * can be asked, an order waits on for one that it has taken or still may (R-PAY-3, R-PAY-12).
 * @param ask null: no provider can be asked
 */
export async function expireUnpaid(connection: Connection, read: CatalogReader, now: number, ask: AskProvider | null): Promise<number> {
  const { db } = connection;
  const rows = await db.selectFrom('orders').select(['id', 'record']).where('status', '=', 'awaiting_payment').execute();
  let expired = 0;
  for (const row of rows) {
    const lateMs = now - Date.parse(orderOf(row).payment.until ?? '');
    if (!(lateMs >= 0)) continue;
    const attempt = ask === null ? undefined : await openAttempt(connection, row.id);
    const state = ask === null || attempt === undefined ? 'none' : await ask(attempt);
    if (lateMs < waitsMs[state]) continue;
    if (state === 'paid' && attempt !== undefined) await expirePaid(connection, read, { orderId: row.id, attempt: attempt.number, now });
    else await expireOrder(connection, read, row.id, now);
    expired += 1;
  }
  return expired;
}

async function openAttempt({ db }: Connection, orderId: Id) {
  return db
    .selectFrom('payment_attempts')
    .select(['number', 'provider', 'payment_id as paymentId', 'account_of as accountOf'])
    .where('order_id', '=', orderId)
    .where('state', '=', 'open')
    .executeTakeFirst();
}

/** One that is paid meanwhile stays. */
export async function expireOrder({ db }: Pick<Connection, 'db'>, read: CatalogReader, orderId: Id, now: number): Promise<void> {
  const move = expiry(orderId, now);
  await db.transaction().execute((transaction) => moveOrder(transaction, read, move));
}

function expiry(orderId: Id, now: number) {
  return { orderId, to: 'cancelled', by: { actor: 'system' }, reason: 'payment_expired', onlyFrom: 'awaiting_payment', now } as const;
}

interface PaidLate {
  readonly orderId: Id;
  readonly attempt: number;
  readonly now: number;
}

/** The provider has the money and never confirmed it: the order is released, and the money is to be returned. */
async function expirePaid({ db }: Connection, read: CatalogReader, { orderId, attempt, now }: PaidLate): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const moved = await moveOrder(transaction, read, expiry(orderId, now));
    if (!moved.ok) return;
    const paid = { state: 'paid', paid_at: now, cancelled_at: null, reason: null } as const;
    await transaction.updateTable('payment_attempts').set(paid).where('number', '=', attempt).execute();
    await noteRefund(transaction, attempt, 'late', now);
    await setPayment(transaction, orderId, { status: 'paid' });
  });
}
