import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Id } from '#domain/id.ts';
import { problem } from '#domain/problem.ts';
import { type Session, sessionCookieName, sessionMaxAgeSeconds } from '../auth/sessions.ts';
import { type ApiContext, ProblemError } from './context.ts';

/** A hint for the screen; it authorizes nothing (R-SESSION-2). */
const hintCookieName = 'user-id';
/** The chosen time leaves the browser with the draft of the order. */
const slotCookieName = 'slot';

export function sessionToken(context: ApiContext): string | undefined {
  return getCookie(context, sessionCookieName(context.get('services').config.isHttps));
}

export function findSession(context: ApiContext): Promise<Session | null> {
  return context.get('services').sessions.find(sessionToken(context), context.get('now'));
}

/** Whether the browser says that a customer has signed in, with or without a session. */
export function hasCustomerHint(context: ApiContext): boolean {
  return getCookie(context, hintCookieName) !== undefined;
}

/** The session, even if its customer is not created yet. */
export async function requireSession(context: ApiContext): Promise<Session> {
  const session = await findSession(context);
  if (session === null) throw new ProblemError(problem('NOT_SIGNED_IN'));
  return session;
}

/** The session of a customer. */
export async function requireCustomerSession(context: ApiContext): Promise<Session & { readonly customerId: Id }> {
  const session = await requireSession(context);
  const { customerId } = session;
  if (customerId === null) throw new ProblemError(problem('NOT_SIGNED_IN'));
  return { ...session, customerId };
}

/** Sets both cookies; the hint only when the session has a customer. */
export function setIdentity(context: ApiContext, token: string, customerId: Id | null): void {
  const { isHttps } = context.get('services').config;
  const common = { path: '/', sameSite: 'Lax', secure: isHttps, maxAge: sessionMaxAgeSeconds(customerId) } as const;
  setCookie(context, sessionCookieName(isHttps), token, { ...common, httpOnly: true });
  if (customerId === null) deleteCookie(context, hintCookieName, { path: '/' });
  else setCookie(context, hintCookieName, customerId, common);
}

export function clearIdentity(context: ApiContext): void {
  if (getCookie(context, slotCookieName) !== undefined) deleteCookie(context, slotCookieName, { path: '/' });
  const { isHttps } = context.get('services').config;
  deleteCookie(context, sessionCookieName(isHttps), { path: '/', secure: isHttps });
  deleteCookie(context, hintCookieName, { path: '/', secure: isHttps });
}
