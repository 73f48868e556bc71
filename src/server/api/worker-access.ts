import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { type Problem, problem } from '#domain/problem.ts';
import { accept, type Result, refuse } from '#domain/result.ts';
import { type Access, accessCookieName, accessSessionSeconds, type Side, type Worker } from '../auth/staff-access.ts';
import type { Services } from '../services.ts';
import { type ApiContext, clientAddress, notFound, unwrap } from './context.ts';

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

interface SessionInput {
  readonly context: ApiContext;
  readonly services: Services;
  readonly now: number;
}

/** Refuses with 404 while a side is off. */
export function refuseClosed(side: Side) {
  return (context: ApiContext): void => void accessOf(context, side);
}

/** Opens a browser's session of one side by a token. */
export function openSession(side: Side) {
  return async ({ context, services, body, now }: SessionInput & { readonly body: { readonly token: string } }): Promise<void> => {
    const guess = { token: body.token.trim(), address: clientAddress(context) };
    const session = unwrap(await accessOf(context, side).open(guess, now));
    const options = {
      path: '/',
      httpOnly: true,
      sameSite: 'Strict',
      secure: services.config.isHttps,
      maxAge: accessSessionSeconds,
    } as const;
    setCookie(context, cookieName(context, side), session, options);
  };
}

/** Ends the session of one side that the browser has. */
export function closeSession(side: Side) {
  return async ({ context, services }: SessionInput): Promise<void> => {
    await accessOf(context, side).close(workerSession(context, side));
    services.streams.nudge();
    deleteCookie(context, cookieName(context, side), { path: '/', secure: services.config.isHttps });
  };
}

function accessOf(context: ApiContext, side: Side): Access {
  const access = context.get('services')[side];
  if (!access.isOpen) throw notFound();
  return access;
}

function cookieName(context: ApiContext, side: Side): string {
  return accessCookieName(side, context.get('services').config.isHttps);
}
