import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { calls } from '#contract/calls.ts';
import { staffSessionBody } from '#contract/staff-session.ts';
import { problem } from '#domain/problem.ts';
import { accessCookieName, accessSessionSeconds, type Worker } from '../modules/access.ts';
import { type Api, type ApiContext, notFound, Refused } from './context.ts';
import { readBody } from './read-input.ts';
import { route } from './route.ts';

export function addStaffAccess(api: Api): void {
  route(api, calls.staffSession, async (context) => context.json(await requireStaff(context)));
  route(api, calls.openStaffSession, signIn);
  route(api, calls.endStaffSession, signOut);
}

/** Who works at the board: by Bearer, else by the session of `/staff`. 404 while the side is off, 401 without either (contract §3). */
export async function requireStaff(context: ApiContext): Promise<Worker> {
  const worker = await findStaff(context);
  if (worker === null) throw new Refused(problem('ACCESS_TOKEN_WRONG'));
  return worker;
}

export async function findStaff(context: ApiContext): Promise<Worker | null> {
  const { staff } = context.get('services');
  if (!staff.isOpen) throw notFound();
  const bearer = /^bearer +(\S+)$/i.exec(context.req.header('Authorization')?.trim() ?? '')?.[1];
  return bearer === undefined ? staff.bySession(getCookie(context, cookieName(context)), context.get('now')) : staff.byToken(bearer);
}

async function signIn(context: ApiContext): Promise<Response> {
  const { staff, config } = context.get('services');
  if (!staff.isOpen) throw notFound();
  const { token } = await readBody(context, staffSessionBody);
  const session = await staff.open(token.trim(), context.get('now'));
  if (session === null) throw new Refused(problem('ACCESS_TOKEN_WRONG'));
  const options = { path: '/', httpOnly: true, sameSite: 'Strict', secure: config.isHttps, maxAge: accessSessionSeconds } as const;
  setCookie(context, cookieName(context), session, options);
  return context.body(null, 204);
}

async function signOut(context: ApiContext): Promise<Response> {
  const { staff, config } = context.get('services');
  if (!staff.isOpen) throw notFound();
  await staff.close(getCookie(context, cookieName(context)));
  deleteCookie(context, cookieName(context), { path: '/', secure: config.isHttps });
  return context.body(null, 204);
}

function cookieName(context: ApiContext): string {
  return accessCookieName('staff', context.get('services').config.isHttps);
}
