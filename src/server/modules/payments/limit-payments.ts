import type { Id } from '#domain/id.ts';
import type { PaymentProvider } from '#domain/payment/provider.ts';
import { err } from '#domain/result.ts';
import type { Executor } from '../../db/connection.ts';
import type { PaymentPort } from '../../ports/payments.ts';

/** Whose orders are paid to an account. */
export interface AccountScope {
  /** the restaurant whose own it is; null: the shop's */
  readonly accountOf: Id | null;
  readonly takes: (restaurantId: Id) => boolean;
}

/**
 * The payments of the accounts that call: orders that are paid to another account, and attempts that were begun through one, are unknown to
 * them (R-PAY-14). An attempt stays with its account when the restaurant gets another one.
 */
export function limitPayments(port: PaymentPort, db: Executor, scopes: readonly AccountScope[]): PaymentPort {
  const scopeOf = async (account: string) => {
    if (!/^[1-9]\d{0,14}$/.test(account)) return undefined;
    const order = await db.selectFrom('orders').select('restaurant_id').where('number', '=', Number(account)).executeTakeFirst();
    return order && scopes.find(({ takes }) => takes(order.restaurant_id));
  };
  const isOwn = (accountOf: Id | null) => scopes.some((scope) => scope.accountOf === accountOf);
  const attempts = (provider: PaymentProvider) =>
    db.selectFrom('payment_attempts').select(['provider_id', 'account_of']).where('provider', '=', provider);
  const hasAttempt = async (provider: PaymentProvider, id: string) => {
    const row = await attempts(provider).where('provider_id', '=', id).executeTakeFirst();
    return row !== undefined && isOwn(row.account_of);
  };
  return {
    ...port,
    check: async (provider, account, amount) => ((await scopeOf(account)) ? port.check(provider, account, amount) : err('no_order')),
    async create(attempt, now) {
      if (await hasAttempt(attempt.provider, attempt.providerId)) return port.create(attempt, now);
      const scope = await scopeOf(attempt.account);
      return scope ? port.create({ ...attempt, accountOf: scope.accountOf }, now) : err('no_order');
    },
    perform: async (provider, id, now) => ((await hasAttempt(provider, id)) ? port.perform(provider, id, now) : err('unknown')),
    cancel: async (provider, id, why, now) => ((await hasAttempt(provider, id)) ? port.cancel(provider, id, why, now) : err('unknown')),
    find: async (provider, id, now) => ((await hasAttempt(provider, id)) ? port.find(provider, id, now) : null),
    async between(provider, from, to) {
      const rows = await attempts(provider).where('provider_time', '>=', from).where('provider_time', '<=', to).execute();
      const own = new Set(rows.filter(({ account_of }) => isOwn(account_of)).map(({ provider_id }) => provider_id));
      return (await port.between(provider, from, to)).filter(({ providerId }) => own.has(providerId));
    },
  };
}
