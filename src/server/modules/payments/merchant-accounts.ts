import type { Id } from '#domain/id.ts';
import type { PaymentProvider } from '#domain/payment/provider.ts';
import type { Config } from '../../config/config.ts';
import type { PaymentAccounts, PaymentsConfig } from '../../config/payments-config.ts';
import type { Connection, Executor } from '../../db/connection.ts';
import type { PaymentPort } from '../../ports/payments.ts';
import { type AccountScope, limitPayments } from './limit-payments.ts';

type Account<Provider extends PaymentProvider> = NonNullable<PaymentAccounts[Provider]>;

/** An account, and whose orders are paid to it. */
export interface ScopedAccount<Provider extends PaymentProvider> extends AccountScope {
  readonly account: Account<Provider>;
}

/** The accounts at providers: the shop's, and those of restaurants that are other legal entities (R-PAY-14). */
export interface MerchantAccounts {
  /** To which the orders of a restaurant are paid. @param restaurantId null: not known yet, the shop's */
  readonly of: (restaurantId: Id | null) => Promise<PaymentsConfig>;
  /** Through which attempts were begun. @param accountOf the restaurant whose own they are; null: the shop's */
  readonly through: (accountOf: Id | null) => Promise<PaymentAccounts>;
  /** All of a provider, the shop's first. */
  readonly all: <Provider extends PaymentProvider>(provider: Provider) => Promise<readonly ScopedAccount<Provider>[]>;
  /** The payments of some accounts: orders and attempts of others are unknown to it. */
  readonly limit: (payments: PaymentPort, scopes: readonly AccountScope[]) => PaymentPort;
  /** Whether a provider is on anywhere, or may be. */
  readonly areOn: () => Promise<boolean>;
  /** Without a seller's tax number and a user of its calls no account at Click is used then. */
  readonly issuesReceipts: boolean;
  /** What the office has set, read anew; the accounts hold keys. */
  readonly rows: () => Promise<readonly MerchantAccountRow[]>;
}

export interface MerchantAccountRow {
  readonly restaurantId: Id;
  readonly provider: PaymentProvider;
  /** null: the provider is off for the restaurant */
  readonly account: Readonly<Record<string, unknown>> | null;
}

/** For so long a process uses what it has read. */
const keptMs = 2_000;

export function createMerchantAccounts(
  { db }: Connection,
  { payments: shop, fiscal }: Pick<Config, 'payments' | 'fiscal'>,
  clock: () => number,
): MerchantAccounts {
  let known: { readonly rows: Promise<readonly MerchantAccountRow[]>; readonly at: number } | null = null;
  const rows = () => {
    if (shop.mode === 'off') return [];
    if (known === null || clock() - known.at >= keptMs || clock() < known.at) known = { rows: readRows(db), at: clock() };
    return known.rows;
  };
  const ofRestaurant = async (restaurantId: Id | null) => (await rows()).filter((row) => row.restaurantId === restaurantId);
  // an account was checked when the office stored it; a stub needs no account of its own
  const own = <Provider extends PaymentProvider>(row: MerchantAccountRow | undefined, provider: Provider): PaymentAccounts[Provider] => {
    if (row === undefined || row.account === null) return null;
    return shop.mode === 'stub' ? shop[provider] : ({ ...row.account, ...shop.urls[provider] } as unknown as Account<Provider>);
  };
  return {
    issuesReceipts: fiscal !== null,
    areOn: async () => shop.mode === 'live' || shop.mode === 'stub' || (await rows()).some(({ account }) => account !== null),
    rows() {
      known = { rows: readRows(db), at: clock() };
      return known.rows;
    },
    limit: (payments, scopes) => limitPayments(payments, db, scopes),
    async of(restaurantId) {
      const set = await ofRestaurant(restaurantId);
      const ownOr = <Provider extends PaymentProvider>(provider: Provider) => {
        const row = set.find((one) => one.provider === provider);
        return row === undefined ? shop[provider] : own(row, provider);
      };
      const click = ownOr('click');
      const lacksReceipts =
        fiscal !== null && shop.mode !== 'stub' && set.some(({ provider }) => provider === 'click') && !hasReceipts(click);
      return { ...shop, payme: ownOr('payme'), click: lacksReceipts ? null : click, uzum: ownOr('uzum') };
    },
    async through(accountOf) {
      if (accountOf === null) return shop;
      const set = await ofRestaurant(accountOf);
      const ownAt = <Provider extends PaymentProvider>(provider: Provider) =>
        own(
          set.find((row) => row.provider === provider),
          provider,
        );
      return { payme: ownAt('payme'), click: ownAt('click'), uzum: ownAt('uzum') };
    },
    async all(provider) {
      const set = (await rows()).filter((row) => row.provider === provider);
      const elsewhere = new Set(set.map(({ restaurantId }) => restaurantId));
      const shared = { accountOf: null, account: shop[provider], takes: (id: Id) => !elsewhere.has(id) };
      const owned = set.map((row) => ({
        accountOf: row.restaurantId,
        account: own(row, provider),
        takes: (id: Id) => id === row.restaurantId,
      }));
      return [shared, ...owned].flatMap(({ account, ...scope }) => (account === null ? [] : [{ account, ...scope }]));
    },
  };
}

/** Whether Click can be told about receipts: it needs the seller's tax number and a user of its calls. */
function hasReceipts(click: PaymentAccounts['click']): boolean {
  return click !== null && click.merchantUserId !== null && click.tin !== undefined;
}

async function readRows(db: Executor): Promise<MerchantAccountRow[]> {
  const found = await db.selectFrom('merchant_accounts').selectAll().execute();
  return found.map(({ restaurant_id: restaurantId, provider, account }) => ({
    restaurantId,
    provider,
    account: account === null ? null : (JSON.parse(account) as Record<string, unknown>),
  }));
}
