import { z } from 'zod';
import type { LocalizedText } from '#domain/locale.ts';
import type { CancelReason, PaymentAttempt } from '#domain/payment/attempt.ts';
import type { PaymentRefusal } from '#domain/payment/refusal.ts';
import type { AttemptChange, PaymentPort } from '../../../ports/payments.ts';
import type { Receipts } from '../../../ports/receipts.ts';
import { accountField, failure, type PaymeAnswer, paymeErrors, refusalError } from './payme-answer.ts';
import { paymeDetail, receiptOfPayme, receiptParameters } from './payme-receipts.ts';

const id = z.string().min(1).max(64);
const amount = z.int().positive();
const account = z.object({ [accountField]: z.union([z.string(), z.int()]).transform(String) });
const instant = z.int().nonnegative();

const parameters = {
  CheckPerformTransaction: z.object({ amount, account }),
  CreateTransaction: z.object({ id, time: instant, amount, account }),
  PerformTransaction: z.object({ id }),
  CancelTransaction: z.object({ id, reason: z.int() }),
  CheckTransaction: z.object({ id }),
  GetStatement: z.object({ from: instant, to: instant }),
  SetFiscalData: z.object({ id, ...receiptParameters }),
} as const;

type Method = keyof typeof parameters;

export interface PaymeContext {
  readonly payments: PaymentPort;
  readonly now: number;
  readonly receipts: Pick<Receipts, 'linesOf' | 'save'>;
  /** why a payment does not go on, for the payer */
  readonly words: (refusal: PaymentRefusal) => LocalizedText;
}

type Handlers = { readonly [Name in Method]: (params: z.output<(typeof parameters)[Name]>, context: PaymeContext) => Promise<PaymeAnswer> };

/** Calls of Payme's Merchant API by their method; a repeated call gets the answer of the first, with its times. */
const handlers: Handlers = {
  async CheckPerformTransaction(params, context) {
    const { payments, receipts } = context;
    const number = params.account[accountField] ?? '';
    const checked = await payments.check('payme', number, params.amount);
    if (!checked.ok) return refused(checked.problem, context);
    const lines = await receipts.linesOf(number);
    return { result: { allow: true, ...(lines && { detail: paymeDetail(lines) }) } };
  },

  async CreateTransaction({ id: providerId, time, amount: sum, account: of }, context) {
    const { payments, now } = context;
    const attempt = { provider: 'payme', providerId, account: of[accountField] ?? '', amount: sum, providerTime: time } as const;
    const created = await payments.create(attempt, now);
    if (!created.ok) return refused(created.problem, context);
    const current = created.value.isNew ? created.value.attempt : await payments.find('payme', providerId, now);
    if (current?.state !== 'open') return refused('cancelled', context);
    return { result: { create_time: current.createdAt, transaction: String(current.number), state: stateOf(current) } };
  },

  async PerformTransaction({ id: providerId }, context) {
    const performed = await context.payments.perform('payme', providerId, context.now);
    if (!performed.ok) return refused(performed.problem, context);
    const { attempt } = performed.value;
    return { result: { transaction: String(attempt.number), perform_time: attempt.paidAt ?? 0, state: stateOf(attempt) } };
  },

  async CancelTransaction({ id: providerId, reason }, context) {
    const cancelled = await context.payments.cancel('payme', providerId, { reason: reasonOf(reason), providerReason: reason }, context.now);
    return cancelled.ok ? { result: cancelledResult(cancelled.value) } : refused(cancelled.problem, context);
  },

  async CheckTransaction({ id: providerId }, context) {
    const attempt = await context.payments.find('payme', providerId, context.now);
    return attempt === null ? refused('unknown', context) : { result: timesOf(attempt) };
  },

  async GetStatement({ from, to }, { payments }) {
    const attempts = await payments.between('payme', from, to);
    return { result: { transactions: attempts.map(statementLine) } };
  },

  async SetFiscalData({ id: providerId, ...receipt }, { payments, receipts, now }) {
    const attempt = await payments.find('payme', providerId, now);
    const isKnown = attempt !== null && (await receipts.save('payme', providerId, receiptOfPayme(receipt), now));
    return isKnown ? { result: { success: true } } : failure(paymeErrors.noReceipt, 'no such receipt');
  },
};

/** Judges the method, then its parameters, then what they name. */
export async function callPayme(method: unknown, params: unknown, context: PaymeContext): Promise<PaymeAnswer> {
  if (typeof method !== 'string') return failure(paymeErrors.badRequest, 'no method');
  if (!isMethod(method)) return failure(paymeErrors.unknownMethod, `unknown method ${method.slice(0, 64)}`);
  return call(method, params, context);
}

async function call<Name extends Method>(method: Name, params: unknown, context: PaymeContext): Promise<PaymeAnswer> {
  const read = parameters[method].safeParse(params ?? {});
  if (!read.success) return badParameters(method, params, context);
  return handlers[method](read.data as z.output<(typeof parameters)[Name]>, context);
}

/** An amount that is no amount is a wrong one, also of another type, as the vendor's own checks send it. */
function badParameters(method: Method, params: unknown, context: PaymeContext): PaymeAnswer {
  const isOfAmount = method === 'CheckPerformTransaction' || method === 'CreateTransaction';
  const others = isOfAmount && typeof params === 'object' && params !== null ? { ...params, amount: 1 } : undefined;
  if (others !== undefined && 'amount' in (params as object) && parameters[method].safeParse(others).success)
    return refused('wrong_amount', context);
  return failure(paymeErrors.badParameters, 'wrong parameters');
}

function isMethod(name: string): name is Method {
  return Object.hasOwn(parameters, name);
}

function refused(refusal: PaymentRefusal, { words }: PaymeContext): PaymeAnswer {
  return { error: refusalError(refusal, words) };
}

const states = { open: 1, paid: 2, cancelled: -1, refunded: -2 } as const;

function stateOf({ state }: PaymentAttempt): number {
  return states[state];
}

function cancelledResult({ attempt }: AttemptChange) {
  return { transaction: String(attempt.number), cancel_time: attempt.cancelledAt ?? 0, state: stateOf(attempt) };
}

/** The codes of the reasons that are ours. */
const reasonCodes: Readonly<Record<CancelReason, number>> = { provider: 10, failed: 3, expired: 4, refund: 5, order: 3 };

function reasonOf(code: number): CancelReason {
  if (code === 4) return 'expired';
  if (code === 5) return 'refund';
  return code === 1 || code === 2 || code === 3 ? 'failed' : 'provider';
}

/** Times that were not reached are 0. */
function timesOf(attempt: PaymentAttempt) {
  return {
    create_time: attempt.createdAt,
    perform_time: attempt.paidAt ?? 0,
    cancel_time: attempt.cancelledAt ?? 0,
    transaction: String(attempt.number),
    state: stateOf(attempt),
    reason: attempt.providerReason ?? (attempt.reason === null ? null : reasonCodes[attempt.reason]),
  };
}

function statementLine(attempt: PaymentAttempt) {
  const { providerId: of, providerTime: time, amount: sum, orderNumber } = attempt;
  return { id: of, time, amount: sum, account: { [accountField]: String(orderNumber) }, ...timesOf(attempt), receivers: null };
}
