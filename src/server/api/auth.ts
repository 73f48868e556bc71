import { authCodeBody } from '#contract/account/auth-code.ts';
import { authSessionBody } from '#contract/account/auth-session.ts';
import { calls } from '#contract/calls.ts';
import { problem } from '#domain/problem.ts';
import { findAsker, markBrowser } from './browser-mark.ts';
import { type Api, type ApiContext, Refused, unwrap } from './context.ts';
import { clearIdentity, findSession, sessionToken, setIdentity } from './identity.ts';
import { readBody } from './read-input.ts';
import { route } from './route.ts';

/** Who reports what a call could not do though nobody did anything wrong. */
export type Report = (error: unknown, context: ApiContext) => void;

export function addAuth(api: Api, report: Report): void {
  route(api, calls.authCode, (context) => sendCode(context, report));
  route(api, calls.authSession, signIn);
  route(api, calls.endSession, signOut);
}

/** The same answer for known and unknown phones: no customer is looked up here. */
async function sendCode(context: ApiContext, report: Report): Promise<Response> {
  const { phone1 } = await readBody(context, authCodeBody);
  const { codes } = context.get('services');
  const asker = await findAsker(context, phone1);
  const issued = codes.issue({ ...asker, locale: context.get('locale') }, context.get('now'));
  const result = await issued.catch((error: unknown) => {
    report(error, context);
    throw new Refused(problem('CODE_NOT_SENT'));
  });
  return context.json(unwrap(result), 202);
}

/**
 * Opens a session for the phone's customer, or for a new phone one that may only create its customer. Where somebody is signed in and
 * the phone is nobody's, they stay signed in and may change to it within ten minutes. Signing in stops a change of phone that waits and
 * ends the sessions it could have been asked for in.
 */
async function signIn(context: ApiContext): Promise<Response> {
  const guess = await readBody(context, authSessionBody);
  const { backend, codes, phoneChanges, sessions } = context.get('services');
  const now = context.get('now');
  unwrap(await codes.verify({ ...guess, ...(await findAsker(context, guess.phone1)) }, now));
  await markBrowser(context, guess.phone1);
  await phoneChanges.completeDue(now, { phone1: guess.phone1 });
  const customer = await backend.customerByPhone(guess.phone1);
  const session = await findSession(context);
  if (customer === null && session?.customerId != null) {
    await sessions.verifyPhone(session, guess.phone1, now);
    return context.json({ customerId: session.customerId });
  }
  const customerId = customer?.id ?? null;
  const token = await sessions.open({ customerId, phone1: guess.phone1 }, sessionToken(context), now);
  setIdentity(context, token, customerId);
  if (customerId !== null && (await phoneChanges.cancel(customerId))) await sessions.revokeOthers(customerId, token);
  return context.json({ customerId });
}

/** `?everywhere=1` ends all sessions of the customer. The browser keeps its marks: they only tell whose codes it has shown. */
async function signOut(context: ApiContext): Promise<Response> {
  const { sessions, streams } = context.get('services');
  const session = await findSession(context);
  await sessions.revoke(sessionToken(context));
  if (session?.customerId != null && context.req.query('everywhere') === '1') await sessions.revokeAll(session.customerId);
  streams.nudge();
  clearIdentity(context);
  return context.body(null, 204);
}
