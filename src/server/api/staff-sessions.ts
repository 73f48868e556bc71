import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { type Problem, problem } from '#domain/problem.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { type Access, accessCookieName, accessSessionSeconds, type Role, type StaffMember } from '../auth/staff-access.ts';
import type { Services } from '../services.ts';
import { type ApiContext, clientAddress, notFound, unwrap } from './context.ts';

/**
 * The staff member or editor, by Bearer token, else by session cookie. 404 while that access is disabled, 401 without either (contract §3).
 */
export async function requireMember(context: ApiContext, role: Role): Promise<StaffMember> {
  return unwrap(await findMember(context, role));
}

async function findMember(context: ApiContext, role: Role): Promise<Result<StaffMember, Problem>> {
  const access = accessOf(context, role);
  const now = context.get('now');
  const token = bearerToken(context);
  if (token !== undefined) return access.byToken({ token, address: clientAddress(context) }, now);
  const member = await access.bySession(memberSession(context, role), now);
  return member === null ? err(problem('ACCESS_TOKEN_WRONG')) : ok(member);
}

export function bearerToken(context: ApiContext): string | undefined {
  return /^bearer +(\S+)$/i.exec(context.req.header('Authorization')?.trim() ?? '')?.[1];
}

/** The session that the browser sends, valid or not. */
export function memberSession(context: ApiContext, role: Role): string | undefined {
  return getCookie(context, cookieName(context, role));
}

interface SessionInput {
  readonly context: ApiContext;
  readonly services: Services;
  readonly now: number;
}

/** Rejects with 404 while access for the role is disabled. */
export function rejectClosed(role: Role) {
  return (context: ApiContext): void => void accessOf(context, role);
}

/** Opens a browser session for a role by a token. */
export function openSession(role: Role) {
  return async ({ context, services, body, now }: SessionInput & { readonly body: { readonly token: string } }): Promise<void> => {
    const guess = { token: body.token.trim(), address: clientAddress(context) };
    const session = unwrap(await accessOf(context, role).open(guess, now));
    const options = {
      path: '/',
      httpOnly: true,
      sameSite: 'Strict',
      secure: services.config.isHttps,
      maxAge: accessSessionSeconds,
    } as const;
    setCookie(context, cookieName(context, role), session, options);
  };
}

/** Ends the browser's session for a role. */
export function closeSession(role: Role) {
  return async ({ context, services }: SessionInput): Promise<void> => {
    await accessOf(context, role).close(memberSession(context, role));
    services.streams.notify();
    deleteCookie(context, cookieName(context, role), { path: '/', secure: services.config.isHttps });
  };
}

function accessOf(context: ApiContext, role: Role): Access {
  const access = context.get('services')[role];
  if (!access.isOpen) throw notFound();
  return access;
}

function cookieName(context: ApiContext, role: Role): string {
  return accessCookieName(role, context.get('services').config.isHttps);
}
