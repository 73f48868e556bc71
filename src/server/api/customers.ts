import { type CustomerFields, toWireCustomer } from '#contract/account/customer.ts';
import { calls } from '#contract/calls.ts';
import { defaultBirthDate, isInFuture } from '#domain/customer/customer.ts';
import { problem } from '#domain/problem.ts';
import type { Session } from '../auth/sessions.ts';
import type { CustomerDraft } from '../ports/backend.ts';
import { type Api, notFound, ProblemError, unwrap } from './context.ts';
import { type HandlerInput, handle } from './handle.ts';
import { requireSession, setIdentity } from './identity.ts';

export function addCustomers(api: Api): void {
  handle(api, calls.customersGet, getCustomer);
  handle(api, calls.customersCreate, createCustomer);
  handle(api, calls.customersUpdate, updateCustomer);
}

/** Another customer's id and an unknown id of any form get the same response (R-CUSTOMER-2). */
async function getCustomer({ services, locale, customerId, query }: HandlerInput<typeof calls.customersGet>) {
  const customer = query.Id === customerId ? await services.backend.customer(customerId, locale) : null;
  if (customer === null) throw notFound();
  return toWireCustomer(customer);
}

/**
 * Binds the session to the customer of its verified phone (R-CUSTOMER-3); a second call in that session returns the same one
 * (R-CUSTOMER-4).
 */
async function createCustomer({ context, services, session, locale, now, body }: HandlerInput<typeof calls.customersCreate>) {
  const draft = toDraft(body, now, dayMs);
  if (draft.phone1 !== session.phone) throw new ProblemError(problem('PHONE_NOT_VERIFIED'));
  if (session.customerId !== null) return { customerId: session.customerId };
  const { backend, sessions } = services;
  const { id } = await backend.createCustomer(draft, locale, now);
  const token = await sessions.bind(session, id, now);
  if (token !== null) setIdentity(context, token, id);
  return { customerId: id };
}

/** Changing the phone needs codes of the present and of the new one, both entered in this session within ten minutes (R-CUSTOMER-8). */
async function updateCustomer({ context, services, customerId: id, locale, now, body }: HandlerInput<typeof calls.customersUpdate>) {
  const { backend, phoneChanges, sessions } = services;
  await phoneChanges.completeDue(now, { customerId: id });
  // this session ends when a pending change of phone takes effect
  const session = await requireSession(context);
  const current = await backend.customer(id, locale);
  if (current === null) throw notFound();
  const isMoving = body.phone1 !== current.phone1;
  if (isMoving) rejectUnverified(session, body.phone1);
  const draft = { ...toDraft(body, now, 0), birthDate: body.birthDate ?? current.birthDate };
  unwrap(await backend.updateCustomer(id, draft, locale, now));
  if (isMoving) {
    await phoneChanges.cancel(id);
    setIdentity(context, await sessions.changePhone(session, id, body.phone1), id);
  }
  return { success: true as const };
}

function rejectUnverified({ isOwnPhoneVerified, verifiedPhone }: Session, newPhone: string): void {
  const missing = [...(isOwnPhoneVerified ? [] : ['oldPhone' as const]), ...(verifiedPhone === newPhone ? [] : ['newPhone' as const])];
  if (missing.length > 0) throw new ProblemError(problem('PHONE_NOT_VERIFIED', { missing }));
}

const dayMs = 24 * 60 * 60_000;

/** @param ahead by how much a device's clock may be ahead of the server's: a new customer's birth date is the device's current date */
function toDraft({ firstName, phone1, birthDate }: CustomerFields, now: number, ahead: number): CustomerDraft {
  const today = defaultBirthDate(now);
  if (birthDate === undefined) return { firstName, phone1, birthDate: today };
  if (isInFuture(birthDate, now + ahead)) throw new ProblemError(problem('BIRTH_DATE_IN_FUTURE'));
  return { firstName, phone1, birthDate: isInFuture(birthDate, now) ? today : birthDate };
}
