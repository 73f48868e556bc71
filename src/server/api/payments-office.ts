import { calls } from '#contract/calls.ts';
import type { WireRefund } from '#contract/office/payments.ts';
import type { WireReconciliation } from '#contract/office/reconciliation.ts';
import type { PaymentProvider } from '#domain/payment/provider.ts';
import { type SideSum, type StatementLine, stateThere } from '#domain/payment/reconcile.ts';
import { toSom } from '#domain/payment/tiyin.ts';
import { problem } from '#domain/problem.ts';
import type { OfficeMember } from '../auth/office-access.ts';
import { toIso } from '../clock.ts';
import type { ComparedPayment } from '../modules/payments-office/read-own-payments.ts';
import type { Reconciliation } from '../modules/payments-office/reconcile.ts';
import type { PaymentsActor, RefundDue } from '../modules/payments-office/refunds.ts';
import type { Services } from '../services.ts';
import { type Api, ProblemError, unwrap } from './context.ts';
import { type HandlerInput, handle } from './handle.ts';

/** The calls for payments and refunds (`office/payments`, `office/refunds`). */
export function addPaymentsOffice(api: Api): void {
  handle(api, calls.officePayments, readPayments);
  handle(api, calls.refunds, async ({ services, member, now }) => {
    const refunds = await services.paymentsOffice.refunds(actorOf(member, now));
    return { refunds: await Promise.all(refunds.map((refund) => toWireRefund(services, refund))) };
  });
  handle(api, calls.reverseRefund, async ({ services, member, path, now }) => {
    return toWireRefund(services, unwrap(await services.paymentsOffice.reverse(attemptOf(path), actorOf(member, now))));
  });
  handle(api, calls.noteRefund, async ({ services, member, path, body, now }) => {
    return toWireRefund(services, unwrap(await services.paymentsOffice.noteReturned(attemptOf(path), body.note, actorOf(member, now))));
  });
  handle(api, calls.reconcileStatement, async ({ services, member, body, now }) => {
    return toWireReconciliation(body.provider, body.day, await services.paymentsOffice.reconcile(body, actorOf(member, now)));
  });
  handle(api, calls.reconcileClick, async ({ services, member, body, now }) => {
    return toWireReconciliation('click', body.day, unwrap(await services.paymentsOffice.reconcileClick(body.day, actorOf(member, now))));
  });
}

async function readPayments({ services, member, query, now }: HandlerInput<typeof calls.officePayments>) {
  const before = query.before === undefined ? null : Number(query.before);
  const search = query.order === undefined ? { day: query.day, before } : { order: Number(query.order), before };
  const { payments, next } = await services.paymentsOffice.payments(search, actorOf(member, now));
  const sums = query.order === undefined && before === null ? await services.paymentsOffice.sums(query.day) : [];
  const wire = payments.map(({ amount, createdAt, paidAt, cancelledAt, ...payment }) => ({
    ...payment,
    sum: toSom(amount),
    begunAt: toIso(createdAt),
    paidAt: paidAt === null ? null : toIso(paidAt),
    endedAt: cancelledAt === null ? null : toIso(cancelledAt),
  }));
  return { payments: wire, next, sums: [...sums] };
}

function actorOf({ name }: OfficeMember, now: number): PaymentsActor {
  return { by: name || null, now };
}

function attemptOf({ id }: { readonly id: string }): number {
  if (!/^[1-9]\d{0,14}$/.test(id)) throw new ProblemError(problem('NOT_FOUND'));
  return Number(id);
}

async function toWireRefund({ paymentsOffice }: Services, refund: RefundDue): Promise<WireRefund> {
  const { number, orderId, orderNumber, orderStatus, provider, providerId, amount, cause, dueAt, doneAt, doneBy: by, note } = refund;
  const done = doneAt === null ? null : { at: toIso(doneAt), by, note };
  const order = { orderId, orderNumber, orderStatus };
  const money = { provider, providerId, sum: toSom(amount), canReverse: await paymentsOffice.canReverse(refund) };
  return { id: String(number), ...order, ...money, cause, since: toIso(dueAt), done };
}

function toWireReconciliation(provider: PaymentProvider, day: string, reconciliation: Reconciliation): WireReconciliation {
  const { areIdsUnknown, there, here, differences, notAsked } = reconciliation;
  return {
    ...{ provider, day, areIdsUnknown, there: toWireSide(there), here: toWireSide(here), notAsked },
    differences: differences.map(({ kind, own, lines }) => ({
      kind,
      orderNumber: own?.orderNumber ?? lines.find(({ order }) => order !== null)?.order ?? null,
      there: toWireThere(lines, own),
      here: own && toWireHere(own),
    })),
  };
}

function toWireSide({ count, paid, returned }: SideSum) {
  return { count, paid: paid === null ? null : toSom(paid), returned: returned === null ? null : toSom(returned) };
}

/** Of several amounts the one that is not that of the shop. */
function toWireThere(lines: readonly StatementLine[], own: ComparedPayment | null) {
  const state = stateThere(lines);
  if (state === null) return null;
  const amounts = lines.flatMap((line) => (line.state === 'unpaid' || line.amount === null ? [] : [line.amount]));
  const amount = amounts.find((said) => said !== own?.amount) ?? amounts[0] ?? null;
  const ids = [...new Set(lines.flatMap((line) => line.ids))];
  return { rows: lines.flatMap(({ row }) => row ?? []), ids, sum: amount === null ? null : toSom(amount), state };
}

function toWireHere({ number, amount, attemptState, providerId, begunAt, paidAt, endedAt }: ComparedPayment) {
  return {
    ...{ number, sum: toSom(amount), state: attemptState, providerId, begunAt: toIso(begunAt) },
    paidAt: paidAt === null ? null : toIso(paidAt),
    endedAt: endedAt === null ? null : toIso(endedAt),
  };
}
