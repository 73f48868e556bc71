import { calls } from '#contract/calls.ts';
import { problem } from '#domain/problem.ts';
import type { OneTimeCodes } from '../auth/one-time-code.ts';
import { findRequester, markBrowser } from './browser-mark.ts';
import { type Api, type ApiContext, ProblemError, unwrap } from './context.ts';
import { type HandlerInput, handle } from './handle.ts';
import { clearIdentity, findSession, sessionToken, setIdentity } from './identity.ts';

/** Reports a failure that the client did not cause. */
export type Report = (error: unknown, context: ApiContext) => void;

export function addAuth(api: Api, report: Report): void {
  handle(api, calls.authCode, (input) => sendCode(input.services.codes, input, report));
  handle(api, calls.authSession, signIn);
  handle(api, calls.endSession, signOut);
}

type CodeInput = Pick<HandlerInput<typeof calls.authCode>, 'context' | 'locale' | 'now' | 'body'>;

/**
 * The same response for known and unknown phones: no customer is looked up here. A code whose message was not confirmed is not sent again:
 * the response says so, and another code can be requested after the usual pause.
 */
export async function sendCode(codes: OneTimeCodes, { context, locale, now, body }: CodeInput, report: Report) {
  const requester = await findRequester(context, body.phone1);
  const issued = codes.issue({ ...requester, locale }, now);
  const result = await issued.catch((error: unknown) => {
    report(error, context);
    throw new ProblemError(problem('CODE_NOT_SENT'));
  });
  const { isUncertain, ...issuedCode } = unwrap(result);
  return isUncertain ? { ...issuedCode, delivery: 'unknown' as const } : issuedCode;
}

/**
 * Opens a session for the phone's customer, or for a new phone a session that may only create its customer. When a customer is signed in
 * and the phone belongs to no customer, they stay signed in and may change to it within ten minutes. Signing in cancels a pending change of
 * phone and ends the sessions in which it could have been requested.
 */
async function signIn({ context, services, now, body }: HandlerInput<typeof calls.authSession>) {
  const { backend, codes, phoneChanges, sessions } = services;
  const { challengeId, phone1: phone, code } = body;
  unwrap(await codes.verify({ challengeId, code, ...(await findRequester(context, phone)) }, now));
  await markBrowser(context, phone);
  await phoneChanges.completeDue(now, { phone });
  const customer = await backend.customerByPhone(phone);
  const session = await findSession(context);
  if (customer === null && session?.customerId != null) {
    await sessions.verifyPhone(session, phone, now);
    return { customerId: session.customerId };
  }
  const customerId = customer?.id ?? null;
  const token = await sessions.open({ customerId, phone }, sessionToken(context), now);
  setIdentity(context, token, customerId);
  if (customerId !== null && (await phoneChanges.cancel(customerId))) await sessions.revokeOthers(customerId, token);
  return { customerId };
}

/**
 * `?everywhere=1` ends all sessions of the customer (R-SESSION-4). The browser's marks remain: they only record the phones whose codes it
 * has entered.
 */
async function signOut({ context, services: { sessions, streams }, query }: HandlerInput<typeof calls.endSession>) {
  const session = await findSession(context);
  await sessions.revoke(sessionToken(context));
  if (session?.customerId != null && query.everywhere === '1') await sessions.revokeAll(session.customerId);
  streams.notify();
  clearIdentity(context);
}
