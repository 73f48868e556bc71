import { phoneChangeBody } from '#contract/account/phone-change.ts';
import { calls } from '#contract/calls.ts';
import { problem } from '#domain/problem.ts';
import type { Report } from './auth.ts';
import { type Api, type ApiContext, Refused, unwrap } from './context.ts';
import { requireCustomer, requireSession } from './identity.ts';
import { readBody } from './read-input.ts';
import { route } from './route.ts';

/** The change to another phone by a customer who no longer has the present one (contract §9). */
export function addPhoneChange(api: Api, report: Report): void {
  route(api, calls.phoneChange, async (context) => {
    const customerId = await requireCustomer(context);
    return context.json({ pending: await context.get('services').backend.account.phoneChange(customerId) });
  });
  route(api, calls.requestPhoneChange, (context) => requestPhoneChange(context, report));
  route(api, calls.cancelPhoneChange, async (context) => {
    const customerId = await requireCustomer(context);
    await context.get('services').phoneChanges.cancel(customerId);
    return context.body(null, 204);
  });
}

async function requestPhoneChange(context: ApiContext, report: Report): Promise<Response> {
  const customerId = await requireCustomer(context);
  const { phone1 } = await readBody(context, phoneChangeBody);
  const { backend, phoneChanges } = context.get('services');
  if ((await requireSession(context)).verifiedPhone !== phone1) {
    throw new Refused(problem('PHONE_NOT_VERIFIED', { missing: ['newPhone'] }));
  }
  if ((await backend.customerByPhone(phone1)) !== null) throw new Refused(problem('PHONE_NOT_VERIFIED', { reason: 'taken' }));
  const requested = phoneChanges.request({ customerId, phone1, locale: context.get('locale') }, context.get('now'));
  const result = await requested.catch((error: unknown) => {
    report(error, context);
    throw new Refused(problem('PHONE_CHANGE_NOT_ANNOUNCED'));
  });
  return context.json({ pending: unwrap(result) }, 202);
}
