import { z } from 'zod';
import type { PaymentRefusal } from '#domain/payment/refusal.ts';
import type { Tiyin } from '#domain/payment/tiyin.ts';
import type { PaymentPort } from '../../../ports/payments.ts';
import type { Receipts } from '../../../ports/receipts.ts';
import { isSigned } from './click-sign.ts';

/** The codes of the SHOP API. */
export const clickErrors = {
  ok: [0, 'Success'],
  sign: [-1, 'SIGN CHECK FAILED!'],
  amount: [-2, 'Incorrect parameter amount'],
  action: [-3, 'Action not found'],
  paid: [-4, 'Already paid'],
  order: [-5, 'User does not exist'],
  attempt: [-6, 'Transaction does not exist'],
  failed: [-7, 'Failed to update user'],
  request: [-8, 'Error in request from click'],
  cancelled: [-9, 'Transaction cancelled'],
} as const;

type ClickError = (typeof clickErrors)[keyof typeof clickErrors];

const digits = z.string().regex(/^\d{1,20}$/);

const prepareFields = z.object({
  click_trans_id: digits,
  service_id: digits,
  click_paydoc_id: z.string().max(32),
  merchant_trans_id: z.string().min(1).max(64),
  amount: z.string().min(1).max(32),
  action: z.string().max(8),
  error: z.string().regex(/^-?\d{1,9}$/),
  error_note: z.string().max(1_000).default(''),
  sign_time: z.string().min(1).max(32),
  sign_string: z.string().min(1).max(64),
});
const completeFields = prepareFields.extend({ merchant_prepare_id: z.string().min(1).max(20) });

export interface ClickContext {
  readonly payments: PaymentPort;
  readonly receipts: Pick<Receipts, 'expect'>;
  readonly serviceId: string;
  readonly secret: string;
  readonly now: number;
}

/** An answer with the ids as they came, because Click's are beyond what a JavaScript number holds exactly. */
export interface ClickAnswer {
  readonly clickTransId: string;
  readonly merchantTransId: string;
  readonly prepareId?: number;
  readonly confirmId?: number | null;
  readonly error: ClickError;
}

/** Prepare reserves the order; checked in the vendor's order: fields, signature, action, order, amount. */
export async function prepareClick(form: unknown, context: ClickContext): Promise<ClickAnswer> {
  const read = prepareFields.safeParse(form);
  if (!read.success || read.data.service_id !== context.serviceId) return broken(form);
  const fields = read.data;
  const answer = (error: ClickError, prepareId?: number): ClickAnswer => ({
    ...idsOf(fields),
    error,
    ...(prepareId !== undefined && { prepareId }),
  });
  if (!isSigned({ ...fields, merchant_prepare_id: undefined }, context.secret)) return answer(clickErrors.sign);
  if (fields.action !== '0') return answer(clickErrors.action);
  if (Number(fields.error) < 0) return answer(clickErrors.cancelled);
  const amount = tiyinOf(fields.amount);
  if (amount === null) return answer(clickErrors.amount);
  const { click_trans_id: providerId, click_paydoc_id: paymentId, merchant_trans_id: account } = fields;
  const begun = { provider: 'click', providerId, paymentId, account, amount, providerTime: context.now } as const;
  const created = await context.payments.create(begun, context.now);
  if (!created.ok) return answer(codeOf(created.problem));
  const { attempt } = created.value;
  if (attempt.state === 'paid') return answer(clickErrors.paid);
  if (attempt.state !== 'open') return answer(clickErrors.cancelled);
  await context.receipts.expect(attempt, context.now);
  return answer(clickErrors.ok, attempt.number);
}

/** Complete: with `error` 0 the money is taken, and only a repeat or a cancelled attempt is refused; below 0 the attempt is released. */
export async function completeClick(form: unknown, context: ClickContext): Promise<ClickAnswer> {
  const read = completeFields.safeParse(form);
  if (!read.success || read.data.service_id !== context.serviceId) return broken(form);
  const fields = read.data;
  const answer = (error: ClickError, confirmId: number | null = null): ClickAnswer => ({ ...idsOf(fields), error, confirmId });
  if (!isSigned(fields, context.secret)) return answer(clickErrors.sign);
  if (fields.action !== '1') return answer(clickErrors.action);
  const { payments, now } = context;
  const attempt = await payments.find('click', fields.click_trans_id, now);
  if (attempt === null || String(attempt.orderNumber) !== fields.merchant_trans_id) {
    const known = await payments.check('click', fields.merchant_trans_id, null);
    return answer(!known.ok && known.problem === 'no_order' ? clickErrors.order : clickErrors.attempt);
  }
  if (String(attempt.number) !== fields.merchant_prepare_id) return answer(clickErrors.attempt);
  if (Number(fields.error) < 0) {
    // a confirmed payment that Click calls failed stays paid until somebody has looked at it
    if (attempt.state === 'paid') await payments.dispute('click', attempt.providerId, now);
    if (attempt.state === 'open')
      await payments.cancel('click', attempt.providerId, { reason: 'failed', providerReason: Number(fields.error) }, now);
    return answer(clickErrors.cancelled);
  }
  if (attempt.state === 'paid') return answer(clickErrors.paid);
  if (attempt.state !== 'open') return answer(clickErrors.cancelled);
  if (tiyinOf(fields.amount) !== attempt.amount) return answer(clickErrors.amount);
  const performed = await payments.perform('click', attempt.providerId, now);
  if (!performed.ok) return answer(codeOf(performed.problem));
  return performed.value.isNew ? answer(clickErrors.ok, performed.value.attempt.number) : answer(clickErrors.paid);
}

const codes: Readonly<Record<PaymentRefusal, ClickError>> = {
  no_order: clickErrors.order,
  not_online: clickErrors.order,
  order_cancelled: clickErrors.cancelled,
  already_paid: clickErrors.paid,
  wrong_amount: clickErrors.amount,
  busy: clickErrors.cancelled,
  unknown: clickErrors.attempt,
  cancelled: clickErrors.cancelled,
  expired: clickErrors.cancelled,
  used: clickErrors.cancelled,
  served: clickErrors.failed,
};

function codeOf(refusal: PaymentRefusal): ClickError {
  return codes[refusal];
}

interface Ids {
  readonly click_trans_id: string;
  readonly merchant_trans_id: string;
}

function idsOf({ click_trans_id, merchant_trans_id }: Ids): Pick<ClickAnswer, 'clickTransId' | 'merchantTransId'> {
  return { clickTransId: click_trans_id, merchantTransId: merchant_trans_id };
}

/** With the ids that can be given back. */
function broken(form: unknown): ClickAnswer {
  const { click_trans_id, merchant_trans_id } = (typeof form === 'object' && form !== null ? form : {}) as Partial<Ids>;
  const clickTransId = digits.safeParse(click_trans_id).data ?? '0';
  return { clickTransId, merchantTransId: String(merchant_trans_id ?? '').slice(0, 64), error: clickErrors.request };
}

/** Som with up to two decimals, as Click writes them; null: no amount. */
function tiyinOf(amount: string): Tiyin | null {
  const [, som, hundredths = ''] = /^(\d{1,12})(?:\.(\d{1,2})0*)?$/.exec(amount) ?? [];
  return som === undefined ? null : Number(som) * 100 + Number(hundredths.padEnd(2, '0'));
}

/** JSON with `click_trans_id` as the digits that came. */
export function clickJson({ clickTransId, merchantTransId, prepareId, confirmId, error: [error, error_note] }: ClickAnswer): string {
  const rest = {
    merchant_trans_id: merchantTransId,
    ...(prepareId !== undefined && { merchant_prepare_id: prepareId }),
    ...(confirmId !== undefined && { merchant_confirm_id: confirmId }),
    error,
    error_note,
  };
  return `{"click_trans_id":${BigInt(clickTransId)},${JSON.stringify(rest).slice(1)}`;
}
