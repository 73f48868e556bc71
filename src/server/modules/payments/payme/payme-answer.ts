import type { LocalizedText } from '#domain/locale.ts';
import type { PaymentRefusal } from '#domain/payment/refusal.ts';

/** The codes of the Merchant API; those of the account are ours within its range of 31050 to 31099. */
export const paymeErrors = {
  wrongAmount: -31_001,
  notFound: -31_003,
  served: -31_007,
  impossible: -31_008,
  noOrder: -31_050,
  notPayable: -31_051,
  alreadyPaid: -31_052,
  noReceipt: -32_001,
  notPost: -32_300,
  internal: -32_400,
  unauthorized: -32_504,
  badRequest: -32_600,
  unknownMethod: -32_601,
  badParameters: -32_602,
  notJson: -32_700,
} as const;

export type PaymeCode = (typeof paymeErrors)[keyof typeof paymeErrors];

export interface PaymeError {
  readonly code: PaymeCode;
  /** In three languages where the payer reads it: of the account. */
  readonly message: string | LocalizedText;
  /** The field of the account. */
  readonly data?: string;
}

export type PaymeAnswer = { readonly result: unknown } | { readonly error: PaymeError };

const codes: Readonly<Record<PaymentRefusal, PaymeCode>> = {
  no_order: paymeErrors.noOrder,
  not_online: paymeErrors.notPayable,
  order_cancelled: paymeErrors.notPayable,
  already_paid: paymeErrors.alreadyPaid,
  wrong_amount: paymeErrors.wrongAmount,
  busy: paymeErrors.impossible,
  unknown: paymeErrors.notFound,
  cancelled: paymeErrors.impossible,
  expired: paymeErrors.impossible,
  used: paymeErrors.impossible,
  served: paymeErrors.served,
};

/** The field of the account, as it is set up in the cash desk. */
export const accountField = 'order_id';

const ofAccount: readonly PaymeCode[] = [paymeErrors.noOrder, paymeErrors.notPayable, paymeErrors.alreadyPaid];

/** @param words says why to the payer, in three languages */
export function refusalError(refusal: PaymentRefusal, words: (refusal: PaymentRefusal) => LocalizedText): PaymeError {
  const code = codes[refusal];
  return { code, message: words(refusal), ...(ofAccount.includes(code) && { data: accountField }) };
}

export function failure(code: PaymeCode, message: string): { readonly error: PaymeError } {
  return { error: { code, message } };
}
