import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { OfficeCaller } from '#contract/lib/define-call.ts';
import type { OfficePart } from '#domain/office/team.ts';
import { problem } from '#domain/problem.ts';
import type { StreamOwner } from '../auth/event-streams.ts';
import { findOfficeMember, isPartOpen, type OfficeMember, tokenMember, tokensFor } from '../auth/office-access.ts';
import { type Access, accessCookieName, accessSessionSeconds, type Role } from '../auth/staff-access.ts';
import { type SignedInMember, teamCookieName } from '../auth/team-sessions.ts';
import type { Services } from '../services.ts';
import { type ApiContext, clientAddress, notFound, ProblemError, unwrap } from './context.ts';

/** The part of the back office that a call belongs to. */
const partOf = {
  staff: 'orders',
  cash: 'cash',
  courier: 'deliveries',
  editor: 'site',
  catalog: 'catalog',
  team: 'team',
  payments: 'payments',
  reports: 'reports',
  feedback: 'feedback',
  orderDesk: 'orderDesk',
  customers: 'customers',
  messages: 'messages',
  log: 'log',
} as const satisfies Partial<Record<OfficeCaller, OfficePart>>;

/**
 * Who makes a call of the back office: by Bearer token, else by the cookie of a person of the team, else by that of a token. 404 while
 * nobody can sign in to this part, 401 without any of them, 403 for a role without this part.
 */
export async function requireOfficeMember(context: ApiContext, who: keyof typeof partOf): Promise<OfficeMember> {
  const services = context.get('services');
  const [part, now] = [partOf[who], context.get('now')];
  const bearer = bearerToken(context);
  const side = tokensFor(part);
  if (bearer !== undefined && side !== null) {
    const owner = await accessOf(context, side).byToken({ token: bearer, address: clientAddress(context) }, now);
    return tokenMember(side, unwrap(owner), null);
  }
  const found = await findOfficeMember(services, (name) => getCookie(context, name), part, now);
  if (found === 'elsewhere') throw new ProblemError(problem('ROLE_NOT_ALLOWED'));
  if (found !== null) return found;
  if (!(await isPartOpen(services, part))) throw notFound();
  throw new ProblemError(problem(side === null ? 'NOT_SIGNED_IN' : 'ACCESS_TOKEN_WRONG'));
}

/** Who publishes something: whoever may change the pages, the catalog, or both. Rejected as by `requireOfficeMember`. */
export async function requirePublisher(context: ApiContext): Promise<OfficeMember> {
  const read = (name: string) => getCookie(context, name);
  const found =
    bearerToken(context) === undefined ? await findOfficeMember(context.get('services'), read, 'catalog', context.get('now')) : null;
  return found === null || found === 'elsewhere' ? requireOfficeMember(context, 'editor') : found;
}

/** The person of the team who is signed in in this browser. */
export async function requirePerson(context: ApiContext): Promise<SignedInMember> {
  const { team } = context.get('services');
  const person = await team.find(teamToken(context), context.get('now'));
  if (person === null) throw new ProblemError(problem('NOT_SIGNED_IN'));
  return person;
}

function bearerToken(context: ApiContext): string | undefined {
  return /^bearer +(\S+)$/i.exec(context.req.header('Authorization')?.trim() ?? '')?.[1];
}

/** The session of the team that the browser sends, valid or not. */
export function teamToken(context: ApiContext): string | undefined {
  return getCookie(context, teamCookieName(context.get('services').config.isHttps));
}

/** The owner of an event stream; a request with a Bearer token has no session that could end. */
export function streamOwner(context: ApiContext, { session }: OfficeMember, role: Role): StreamOwner {
  if (session === null) return { role, key: `token ${bearerToken(context)}`, session: null };
  return { role: session.kind, key: `session ${session.token}`, session: session.token };
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

/** Ends the browser's session for a role, and that of the person of the team. */
export function closeSession(role: Role) {
  return async ({ context, services }: SessionInput): Promise<void> => {
    const isOfTeam = teamToken(context) !== undefined;
    if (!services[role].isOpen && !isOfTeam && !(await services.team.hasTeam())) throw notFound();
    await services[role].close(getCookie(context, cookieName(context, role)));
    if (isOfTeam) await closeTeamSession(context);
    services.streams.notify();
    deleteCookie(context, cookieName(context, role), { path: '/', secure: services.config.isHttps });
  };
}

/** Ends the browser's session of the team. */
export async function closeTeamSession(context: ApiContext): Promise<void> {
  const { config, streams, team } = context.get('services');
  await team.close(teamToken(context));
  streams.notify();
  deleteCookie(context, teamCookieName(config.isHttps), { path: '/', secure: config.isHttps });
}

function accessOf(context: ApiContext, role: Role): Access {
  const access = context.get('services')[role];
  if (!access.isOpen) throw notFound();
  return access;
}

function cookieName(context: ApiContext, role: Role): string {
  return accessCookieName(role, context.get('services').config.isHttps);
}
