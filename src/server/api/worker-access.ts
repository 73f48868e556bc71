import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { staffSessionBody } from '#contract/staff/staff-session.ts';
import { type Problem, problem } from '#domain/problem.ts';
import { accept, type Result, refuse } from '#domain/result.ts';
import { type Access, accessCookieName, accessSessionSeconds, type Side, type Worker } from '../auth/staff-access.ts';
import { type Api, type ApiContext, clientAddress, notFound, unwrap } from './context.ts';
import { readBody } from './read-input.ts';
import { type Call, route } from './route.ts';

/** The calls by which a worker of one side comes, is known and goes. */
export function addWorkerSession(api: Api, side: Side, calls: { readonly who: Call; readonly open: Call; readonly end: Call }): void {
  route(api, calls.who, async (context) => context.json(await requireWorker(context, side)));
  route(api, calls.open, (context) => signIn(context, side));
  route(api, calls.end, (context) => signOut(context, side));
}

/** Who works here: by Bearer, else by the session of that side. 404 while the side is off, 401 without either (contract §3). */
export async function requireWorker(context: ApiContext, side: Side): Promise<Worker> {
  return unwrap(await findWorker(context, side));
}

async function findWorker(context: ApiContext, side: Side): Promise<Result<Worker, Problem>> {
  const access = accessOf(context, side);
  const now = context.get('now');
  const token = bearerToken(context);
  if (token !== undefined) return access.byToken({ token, address: clientAddress(context) }, now);
  const worker = await access.bySession(workerSession(context, side), now);
  return worker === null ? refuse(problem('ACCESS_TOKEN_WRONG')) : accept(worker);
}

export function bearerToken(context: ApiContext): string | undefined {
  return /^bearer +(\S+)$/i.exec(context.req.header('Authorization')?.trim() ?? '')?.[1];
}

/** The session that the browser sends, whether it lives or not. */
export function workerSession(context: ApiContext, side: Side): string | undefined {
  return getCookie(context, cookieName(context, side));
}

async function signIn(context: ApiContext, side: Side): Promise<Response> {
  const access = accessOf(context, side);
  const { token } = await readBody(context, staffSessionBody);
  const session = unwrap(await access.open({ token: token.trim(), address: clientAddress(context) }, context.get('now')));
  const secure = context.get('services').config.isHttps;
  const options = { path: '/', httpOnly: true, sameSite: 'Strict', secure, maxAge: accessSessionSeconds } as const;
  setCookie(context, cookieName(context, side), session, options);
  return context.body(null, 204);
}

async function signOut(context: ApiContext, side: Side): Promise<Response> {
  await accessOf(context, side).close(workerSession(context, side));
  context.get('services').streams.nudge();
  deleteCookie(context, cookieName(context, side), { path: '/', secure: context.get('services').config.isHttps });
  return context.body(null, 204);
}

function accessOf(context: ApiContext, side: Side): Access {
  const access = context.get('services')[side];
  if (!access.isOpen) throw notFound();
  return access;
}

function cookieName(context: ApiContext, side: Side): string {
  return accessCookieName(side, context.get('services').config.isHttps);
}
