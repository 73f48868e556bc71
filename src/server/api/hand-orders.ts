import { idempotencyKey, idempotencyKeyHeader } from '#contract/account/orders.ts';
import { calls } from '#contract/calls.ts';
import { defaultBirthDate } from '#domain/customer/customer.ts';
import { signatureOf } from '#domain/office/customers.ts';
import { isAmong } from '#domain/office/team.ts';
import type { Quote } from '#domain/order/quote.ts';
import { problem } from '#domain/problem.ts';
import type { OfficeMember } from '../auth/office-access.ts';
import { type Api, ProblemError, unwrap } from './context.ts';
import { countPlacing } from './count-placing.ts';
import { readerOf } from './customers-office.ts';
import { type HandlerInput, handle } from './handle.ts';

/** Orders for people who call (`office/callers`, `office/quote`, `office/orders`). */
export function addHandOrders(api: Api): void {
  handle(api, calls.findCaller, findCaller);
  handle(api, calls.handQuote, quote);
  handle(api, calls.placeByHand, placeOrder, { middleware: [countPlacing] });
}

async function findCaller({ services, member, body, locale, now }: HandlerInput<typeof calls.findCaller>) {
  const { customer, places, last } = await services.customersOffice.caller(body.phone1, locale, readerOf(member, now));
  const known = customer && {
    id: customer.id,
    firstName: customer.firstName,
    isVerified: customer.isVerified,
    isBlocked: customer.block !== null,
    note: customer.note,
  };
  return { phone: body.phone1, customer: known, addresses: [...places], last };
}

async function quote({ services, member, body: { phone1, ...request }, locale, now }: HandlerInput<typeof calls.handQuote>) {
  const customer = phone1 === undefined ? null : await services.backend.customerByPhone(phone1);
  return ownOnly(member, unwrap(await services.backend.quote(request, locale, customer?.id ?? null, now)));
}

/** Somebody who works for some restaurants takes orders for these alone. */
function ownOnly<Priced extends Pick<Quote, 'restaurantId'>>({ restaurantIds }: OfficeMember, quoted: Priced): Priced {
  if (quoted.restaurantId === null || isAmong(restaurantIds, quoted.restaurantId)) return quoted;
  throw new ProblemError(problem('ROLE_NOT_ALLOWED'));
}

/**
 * The order of the customer with this phone, who is made where there is none (R-HAND-4). Rejects as `POST orders` does; the same key with
 * the same body is the first order.
 */
async function placeOrder({ context, services, member, body, locale, now }: HandlerInput<typeof calls.placeByHand>) {
  const { backend } = services;
  const key = idempotencyKey.safeParse(context.req.header(idempotencyKeyHeader));
  if (!key.success) throw new ProblemError(problem('IDEMPOTENCY_KEY_MISSING'));
  if (member.restaurantIds !== null) ownOnly(member, unwrap(await backend.quote(body, locale, null, now)));
  const { firstName, phone1 } = body.contact;
  const draft = { firstName, phone1, birthDate: defaultBirthDate(now), isUnverified: true } as const;
  const { id } = (await backend.customerByPhone(phone1)) ?? (await backend.createCustomer(draft, locale, now));
  const placed = unwrap(await backend.placeOrder(body, locale, id, key.data, now, signatureOf(member.name)));
  if (!placed.isReplay) await services.customersOffice.notePlaced(placed.order, readerOf(member, now));
  return { status: placed.isReplay ? (200 as const) : (201 as const), value: placed.order };
}
