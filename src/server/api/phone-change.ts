import { calls } from '#contract/calls.ts';
import { problem } from '#domain/problem.ts';
import type { Report } from './auth.ts';
import { type Api, ProblemError, unwrap } from './context.ts';
import { type HandlerInput, handle } from './handle.ts';

/** The change to another phone by a customer who has lost access to the present one (R-CUSTOMER-9). */
export function addPhoneChange(api: Api, report: Report): void {
  handle(api, calls.phoneChange, async ({ services, customerId }) => ({ pending: await services.backend.account.phoneChange(customerId) }));
  handle(api, calls.requestPhoneChange, (input) => requestPhoneChange(input, report));
  handle(api, calls.cancelPhoneChange, async ({ services, customerId }) => {
    await services.phoneChanges.cancel(customerId);
  });
}

async function requestPhoneChange(input: HandlerInput<typeof calls.requestPhoneChange>, report: Report) {
  const { context, services, session, customerId, locale, now, body } = input;
  const { phone1: phone } = body;
  if (session.verifiedPhone !== phone) throw new ProblemError(problem('PHONE_NOT_VERIFIED', { missing: ['newPhone'] }));
  if ((await services.backend.customerByPhone(phone)) !== null) throw new ProblemError(problem('PHONE_NOT_VERIFIED', { reason: 'taken' }));
  const requested = services.phoneChanges.request({ customerId, phone, locale }, now);
  const result = await requested.catch((error: unknown) => {
    report(error, context);
    throw new ProblemError(problem('PHONE_CHANGE_NOT_ANNOUNCED'));
  });
  return { pending: unwrap(result) };
}
