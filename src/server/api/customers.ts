import { type CustomerFields, toWireCustomer } from '#contract/account/customer.ts';
import { customersCreateBody } from '#contract/account/customers-create.ts';
import { customersGetQuery } from '#contract/account/customers-get.ts';
import { customersUpdateBody } from '#contract/account/customers-update.ts';
import { calls } from '#contract/calls.ts';
import { defaultBirthDate, isInFuture } from '#domain/customer/customer.ts';
import { problem } from '#domain/problem.ts';
import type { Session } from '../auth/sessions.ts';
import type { CustomerDraft } from '../ports/backend.ts';
import { type Api, type ApiContext, notFound, Refused, unwrap } from './context.ts';
import { requireCustomer, requireSession, setIdentity } from './identity.ts';
import { readBody, readQuery } from './read-input.ts';
import { route } from './route.ts';

export function addCustomers(api: Api): void {
  route(api, calls.customersGet, getCustomer);
  route(api, calls.customersCreate, createCustomer);
  route(api, calls.customersUpdate, updateCustomer);
}

/** Another's id and an unknown one, of whatever form, get the same answer (contract §2). */
async function getCustomer(context: ApiContext): Promise<Response> {
  const own = await requireCustomer(context);
  const { Id } = readQuery(context, customersGetQuery);
  const customer = Id === own ? await context.get('services').backend.customer(own, context.get('locale')) : null;
  if (customer === null) throw notFound();
  return context.json(toWireCustomer(customer));
}

/** Binds the session to the customer of its verified phone; a second call in that session answers the same one. */
async function createCustomer(context: ApiContext): Promise<Response> {
  const session = await requireSession(context);
  const draft = toDraft(await readBody(context, customersCreateBody), context.get('now'), dayMs);
  if (draft.phone1 !== session.phone1) throw new Refused(problem('PHONE_NOT_VERIFIED'));
  if (session.customerId !== null) return context.json({ customerId: session.customerId });
  const { backend, sessions } = context.get('services');
  const { id } = await backend.createCustomer(draft, context.get('locale'), context.get('now'));
  const token = await sessions.bind(session, id, context.get('now'));
  if (token !== null) setIdentity(context, token, id);
  return context.json({ customerId: id });
}

/** Another phone needs codes of the present and of the new one, both shown by this session within ten minutes (contract §9). */
async function updateCustomer(context: ApiContext): Promise<Response> {
  const id = await requireCustomer(context);
  const body = await readBody(context, customersUpdateBody);
  const { backend, phoneChanges, sessions } = context.get('services');
  await phoneChanges.completeDue(context.get('now'), { customerId: id });
  const session = await requireSession(context);
  const current = await backend.customer(id, context.get('locale'));
  if (current === null) throw notFound();
  const isMoving = body.phone1 !== current.phone1;
  if (isMoving) refuseUnproven(session, body.phone1);
  const draft = { ...toDraft(body, context.get('now'), 0), birthDate: body.birthDate ?? current.birthDate };
  unwrap(await backend.updateCustomer(id, draft, context.get('locale'), context.get('now')));
  if (isMoving) {
    await phoneChanges.cancel(id);
    setIdentity(context, await sessions.changePhone(session, id, body.phone1), id);
  }
  return context.json({ success: true });
}

function refuseUnproven({ isOwnPhoneVerified, verifiedPhone }: Session, newPhone: string): void {
  const missing = [...(isOwnPhoneVerified ? [] : ['oldPhone']), ...(verifiedPhone === newPhone ? [] : ['newPhone'])];
  if (missing.length > 0) throw new Refused(problem('PHONE_NOT_VERIFIED', { missing }));
}

const dayMs = 24 * 60 * 60_000;

/** @param ahead by how much a device's clock may run before ours: a new customer's birth date is that clock's today */
function toDraft({ firstName, phone1, birthDate }: CustomerFields, now: number, ahead: number): CustomerDraft {
  const today = defaultBirthDate(now);
  if (birthDate === undefined) return { firstName, phone1, birthDate: today };
  if (isInFuture(birthDate, now + ahead)) throw new Refused(problem('BIRTH_DATE_IN_FUTURE'));
  return { firstName, phone1, birthDate: isInFuture(birthDate, now) ? today : birthDate };
}
