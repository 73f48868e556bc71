import { type AttemptState, isExpired, type PaymentAttempt } from '#domain/payment/attempt.ts';
import type { PaymentProvider } from '#domain/payment/provider.ts';
import type { PaymentRefusal } from '#domain/payment/refusal.ts';
import type { Tiyin } from '#domain/payment/tiyin.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { NewAttempt, PayableOrder, PaymentPort } from '#server/ports/payments.ts';

interface MemoryOrder {
  readonly amount: Tiyin;
  status: 'awaiting' | 'created' | 'served' | 'cancelled' | 'at_door';
}

interface MemoryPayments extends PaymentPort {
  readonly attempts: PaymentAttempt[];
  /** the ids of the attempts that were disputed */
  readonly disputed: string[];
}

/** Payments in memory, for tests of what the providers say and are answered; the database has tests of its own. */
export function memoryPayments(orders: Record<string, MemoryOrder>): MemoryPayments {
  const attempts: PaymentAttempt[] = [];
  const disputed: string[] = [];
  const set = (index: number, change: Partial<PaymentAttempt>): PaymentAttempt => {
    const changed = { ...(attempts[index] as PaymentAttempt), ...change };
    attempts[index] = changed;
    return changed;
  };
  const current = (provider: PaymentProvider, id: string, now: number) => {
    const index = attempts.findIndex((one) => one.provider === provider && one.providerId === id);
    const attempt = attempts[index];
    if (attempt !== undefined && isExpired(attempt, now)) set(index, { state: 'cancelled', reason: 'expired', cancelledAt: now });
    return index;
  };
  const judge = (account: string, amount: Tiyin | null) => judgeOrder(orders[account], attempts, { account, amount });
  return {
    attempts,
    disputed,
    dispute: async (_, providerId) => void disputed.push(providerId),
    check: async (_, account, amount) => judge(account, amount),
    async create(created, now) {
      const { provider, providerId, account, amount } = created;
      const known = attempts[current(provider, providerId, now)];
      if (known !== undefined) return known.orderId === account ? ok({ attempt: known, isNew: false }) : err('used');
      const judged = judge(account, amount);
      if (!judged.ok) return judged;
      const attempt = openAttempt(created, attempts.length + 1, now);
      attempts.push(attempt);
      return ok({ attempt, isNew: true });
    },
    async perform(provider, providerId, now) {
      const index = current(provider, providerId, now);
      const attempt = attempts[index];
      if (attempt === undefined) return err('unknown');
      if (attempt.state === 'paid') return ok({ attempt, isNew: false });
      if (attempt.state !== 'open') return err(attempt.reason === 'expired' ? 'expired' : 'cancelled');
      const order = orders[attempt.orderId] as MemoryOrder;
      order.status = 'created';
      return ok({ attempt: set(index, { state: 'paid', paidAt: now }), isNew: true });
    },
    async cancel(provider, providerId, { reason, providerReason = null }, now) {
      const index = current(provider, providerId, now);
      const attempt = attempts[index];
      if (attempt === undefined) return err('unknown');
      const change = { reason, providerReason, cancelledAt: now };
      if (attempt.state === 'open') return ok({ attempt: set(index, { state: 'cancelled', ...change }), isNew: true });
      if (attempt.state !== 'paid') return ok({ attempt, isNew: false });
      const order = orders[attempt.orderId] as MemoryOrder;
      if (order.status === 'served') return err('served');
      order.status = 'cancelled';
      return ok({ attempt: set(index, { state: 'refunded', ...change }), isNew: true });
    },
    find: async (provider, providerId, now) => attempts[current(provider, providerId, now)] ?? null,
    expire: async (account) => expireOrder(orders[account]),
    between: async (provider, from, to) =>
      attempts
        .filter((one) => one.provider === provider && one.providerTime >= from && one.providerTime <= to)
        .sort((a, b) => a.providerTime - b.providerTime),
  };
}

function expireOrder(order: MemoryOrder | undefined): void {
  if (order?.status === 'awaiting') order.status = 'cancelled';
}

interface Asked {
  readonly account: string;
  readonly amount: Tiyin | null;
}

function judgeOrder(
  order: MemoryOrder | undefined,
  attempts: readonly PaymentAttempt[],
  { account, amount }: Asked,
): Result<PayableOrder, PaymentRefusal> {
  const has = (state: AttemptState) => attempts.some((one) => one.orderId === account && one.state === state);
  if (order === undefined) return err('no_order');
  if (order.status === 'cancelled') return err('order_cancelled');
  if (has('paid')) return err('already_paid');
  if (order.status !== 'awaiting') return err('not_online');
  if (amount !== null && amount !== order.amount) return err('wrong_amount');
  return has('open') ? err('busy') : ok({ number: Number(account), amount: order.amount });
}

function openAttempt({ account, ...created }: NewAttempt, number: number, now: number): PaymentAttempt {
  const ended = { paidAt: null, cancelledAt: null, reason: null, providerReason: null };
  return { ...created, ...ended, number, orderId: account, orderNumber: Number(account), state: 'open', createdAt: now };
}
