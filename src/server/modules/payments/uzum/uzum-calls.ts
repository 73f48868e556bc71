import { z } from 'zod';
import type { PaymentAttempt } from '#domain/payment/attempt.ts';
import type { PaymentRefusal } from '#domain/payment/refusal.ts';
import type { Result } from '#domain/result.ts';
import { err, ok } from '#domain/result.ts';
import type { PaymentPort } from '../../../ports/payments.ts';

/**
 * The codes of Uzum's table. Public projects disagree about 10007 and 10008; those that cite the official table have them as here.
 */
export const uzumErrors = {
  access: '10001',
  json: '10002',
  operation: '10003',
  parameter: '10005',
  service: '10006',
  account: '10007',
  paid: '10008',
  paymentCancelled: '10009',
  created: '10010',
  amount: '10011',
  unknown: '10014',
  cannotConfirm: '10015',
  confirmed: '10016',
  cannotCancel: '10017',
  cancelled: '10018',
  internal: '99999',
} as const;

export type UzumError = (typeof uzumErrors)[keyof typeof uzumErrors];

/** The field of the account, as it is agreed with Uzum. */
export const accountField = 'account';

const serviceId = z.int().positive();
const params = z.object({ [accountField]: z.union([z.string().min(1).max(64), z.int()]).transform(String) });
const transId = z.string().min(1).max(64);
const base = { serviceId, timestamp: z.int().nonnegative() };

const bodies = {
  check: z.object({ ...base, params }),
  create: z.object({ ...base, transId, params, amount: z.int() }),
  confirm: z.object({ ...base, transId }),
  reverse: z.object({ ...base, transId }),
  status: z.object({ ...base, transId }),
} as const;

export type UzumOperation = keyof typeof bodies;

export function isUzumOperation(name: string): name is UzumOperation {
  return Object.hasOwn(bodies, name);
}

export interface UzumContext {
  readonly payments: PaymentPort;
  readonly serviceId: number;
  readonly now: number;
}

type Answer = Result<Readonly<Record<string, unknown>>, UzumError>;
type Handlers = { readonly [Name in UzumOperation]: (body: z.output<(typeof bodies)[Name]>, context: UzumContext) => Promise<Answer> };

const statuses = { open: 'CREATED', paid: 'CONFIRMED', cancelled: 'FAILED', refunded: 'REVERSED' } as const;

/** Each call is repeated as an error, not with the answer of the first; only `status` tells how an attempt is. */
const handlers: Handlers = {
  async check({ params: of }, { payments, serviceId: id, now }) {
    const checked = await payments.check('uzum', of[accountField] ?? '', null);
    return checked.ok ? ok({ serviceId: id, timestamp: now, status: 'OK', data: {} }) : err(codeOf(checked.problem));
  },

  async create({ transId: providerId, params: of, amount }, { payments, now }) {
    const created = await payments.create(
      { provider: 'uzum', providerId, account: of[accountField] ?? '', amount, providerTime: now },
      now,
    );
    if (!created.ok) return err(codeOf(created.problem));
    const { attempt, isNew } = created.value;
    return isNew ? ok({ ...common(attempt), status: 'CREATED', transTime: attempt.createdAt }) : err(uzumErrors.created);
  },

  async confirm({ transId: providerId }, { payments, now }) {
    const performed = await payments.perform('uzum', providerId, now);
    if (!performed.ok) return err(performed.problem === 'unknown' ? uzumErrors.unknown : uzumErrors.cannotConfirm);
    const { attempt, isNew } = performed.value;
    return isNew ? ok({ ...common(attempt), status: 'CONFIRMED', confirmTime: attempt.paidAt }) : err(uzumErrors.confirmed);
  },

  async reverse({ transId: providerId }, { payments, now }) {
    const cancelled = await payments.cancel('uzum', providerId, { reason: 'provider' }, now);
    if (!cancelled.ok) return err(cancelled.problem === 'unknown' ? uzumErrors.unknown : uzumErrors.cannotCancel);
    const { attempt, isNew } = cancelled.value;
    return isNew ? ok({ ...common(attempt), status: 'REVERSED', reverseTime: attempt.cancelledAt }) : err(uzumErrors.cancelled);
  },

  async status({ transId: providerId }, { payments, now }) {
    const attempt = await payments.find('uzum', providerId, now);
    if (attempt === null) return err(uzumErrors.unknown);
    const times = { transTime: attempt.createdAt, confirmTime: attempt.paidAt, reverseTime: attempt.cancelledAt };
    return ok({ ...common(attempt), status: statusOf(attempt), ...times });
  },
};

/** Judges the fields, then the service, then what they name. */
export async function callUzum(operation: UzumOperation, body: unknown, context: UzumContext): Promise<Answer> {
  return call(operation, body, context);
}

async function call<Name extends UzumOperation>(operation: Name, body: unknown, context: UzumContext): Promise<Answer> {
  const read = bodies[operation].safeParse(body);
  if (!read.success) return err(isForeign(body, context) ? uzumErrors.service : uzumErrors.parameter);
  if (read.data.serviceId !== context.serviceId) return err(uzumErrors.service);
  const answer = await handlers[operation](read.data as z.output<(typeof bodies)[Name]>, context);
  return answer.ok ? ok({ serviceId: context.serviceId, ...answer.value }) : answer;
}

function isForeign(body: unknown, { serviceId: own }: UzumContext): boolean {
  const sent = z.object({ serviceId: z.unknown() }).safeParse(body).data?.serviceId;
  return sent !== undefined && sent !== own;
}

function common({ providerId, amount }: PaymentAttempt) {
  return { transId: providerId, data: {}, amount };
}

/** A reversed attempt was open or paid; one that the shop has given up is failed. */
function statusOf({ state, reason }: PaymentAttempt): string {
  return state === 'cancelled' && reason === 'provider' ? 'REVERSED' : statuses[state];
}

const codes: Readonly<Record<PaymentRefusal, UzumError>> = {
  no_order: uzumErrors.account,
  not_online: uzumErrors.account,
  order_cancelled: uzumErrors.paymentCancelled,
  already_paid: uzumErrors.paid,
  wrong_amount: uzumErrors.amount,
  // unverified: no source says which code an order with another open attempt has
  busy: uzumErrors.paymentCancelled,
  unknown: uzumErrors.unknown,
  cancelled: uzumErrors.cannotConfirm,
  expired: uzumErrors.cannotConfirm,
  used: uzumErrors.created,
  served: uzumErrors.cannotCancel,
};

function codeOf(refusal: PaymentRefusal): UzumError {
  return codes[refusal];
}

/** The body of an error, with the status 400. */
export function uzumFailure(error: UzumError, { serviceId: id, now }: Pick<UzumContext, 'serviceId' | 'now'>) {
  return { serviceId: id, timestamp: now, status: 'FAILED', errorCode: error };
}
