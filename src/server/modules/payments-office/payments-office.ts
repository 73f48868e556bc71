import type { MerchantAccountChange } from '#contract/office/merchant-accounts.ts';
import type { Id } from '#domain/id.ts';
import type { DaySum } from '#domain/payment/day-sums.ts';
import { type Problem, problem } from '#domain/problem.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Connection } from '../../db/connection.ts';
import type { PaymentPort } from '../../ports/payments.ts';
import { type Look, logLook } from '../office/log-look.ts';
import { clickMerchantOf } from '../payments/ask-provider.ts';
import type { MerchantAccounts } from '../payments/merchant-accounts.ts';
import { changeMerchantAccount, type MissingField } from './change-account.ts';
import { type PaymentPage, type PaymentSearch, readPayments, readSums } from './read-payments.ts';
import { type Reconciliation, reconcileClick, reconcileStatement, type Statement } from './reconcile.ts';
import { countRefundsDue, noteReturned, type PaymentsActor, type RefundDue, readRefunds } from './refunds.ts';
import { canReverse, reverseRefund } from './reverse-refund.ts';

/** What the house sees of paying online, and what it does with it; each look and step is in the log (R-PAY-10). */
export interface PaymentsOffice {
  /** Whether a provider is on, or was once: else the office does not name payments. */
  isShown(): Promise<boolean>;
  refundsDue(): Promise<number>;
  /** What is due, the longest first, then what was done lately. */
  refunds(actor: PaymentsActor): Promise<readonly RefundDue[]>;
  payments(search: PaymentSearch, actor: PaymentsActor): Promise<PaymentPage>;
  /** Of each provider on the week that ends with the day, the latest day first. */
  sums(day: string): Promise<readonly DaySum[]>;
  /** Closes a refund that was given in another way; NOT_FOUND also for one that is closed already. */
  noteReturned(number: number, note: string, actor: PaymentsActor): Promise<Result<RefundDue, Problem>>;
  /** Whether the shop can ask the provider to return this money. */
  canReverse(refund: RefundDue): Promise<boolean>;
  /** Sets to which account the orders of a restaurant are paid; rejects with the field that is missing. */
  changeAccount(
    restaurant: { readonly id: Id; readonly name: string },
    change: MerchantAccountChange,
    actor: PaymentsActor,
  ): Promise<Result<null, MissingField>>;
  /** Has the provider return the money; rejects with NOT_FOUND, REFUND_REFUSED, REFUND_UNKNOWN. */
  reverse(number: number, actor: PaymentsActor): Promise<Result<RefundDue, Problem>>;
  /** Compares a provider's statement of a day with the payments of the shop. */
  reconcile(statement: Statement, actor: PaymentsActor): Promise<Reconciliation>;
  /** Whether Click can be asked about the orders of a day. */
  asksClick(): Promise<boolean>;
  /** Asks Click, and compares; rejects with PAYMENT_UNAVAILABLE where it can't be asked. */
  reconcileClick(day: string, actor: PaymentsActor): Promise<Result<Reconciliation, Problem>>;
}

interface OfficeParts {
  readonly connection: Connection;
  readonly merchants: MerchantAccounts;
  readonly payments: PaymentPort;
  readonly clock: () => number;
}

/** @param clock for the calls of providers */
export function createPaymentsOffice({ connection, merchants, payments, clock }: OfficeParts): PaymentsOffice {
  const { db } = connection;
  const clickOf = async (accountOf: Id | null) => clickMerchantOf(await merchants.through(accountOf), clock);
  const asksClick = async () => (await merchants.all('click')).some(({ account }) => account.merchantUserId !== null);
  return {
    isShown: async () =>
      (await merchants.areOn()) || (await db.selectFrom('payment_attempts').select('number').limit(1).executeTakeFirst()) !== undefined,
    refundsDue: () => countRefundsDue(connection),
    async refunds(actor) {
      await logLook(connection, lookAt('refunds'), actor);
      return readRefunds(db, actor.now);
    },
    async payments(search, actor) {
      await logLook(connection, lookAt('order' in search ? String(search.order) : search.day), actor);
      return readPayments(db, search);
    },
    sums: (day) => readSums(db, day),
    canReverse: async (refund) => canReverse(refund, await clickOf(refund.accountOf)),
    reverse: (number, actor) => reverseRefund({ connection, payments, clickOf }, number, actor),
    changeAccount: (restaurant, change, actor) => changeMerchantAccount({ connection, merchants }, restaurant, change, actor),
    noteReturned: (number, note, actor) => noteReturned(connection, number, note, actor),
    reconcile: (statement, actor) => reconcileStatement(connection, statement, actor),
    asksClick,
    reconcileClick: async (day, actor) =>
      (await asksClick()) ? ok(await reconcileClick(connection, clickOf, day, actor)) : err(problem('PAYMENT_UNAVAILABLE')),
  };
}

function lookAt(subject: string): Look {
  return { part: 'payments', kind: 'paymentsRead', subject };
}
