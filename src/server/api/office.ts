import { setCookie } from 'hono/cookie';
import { calls } from '#contract/calls.ts';
import type { WireMember } from '#contract/office/team.ts';
import { canManage, labelOfMember, partsOf, type Rights, restaurantsOf, type TeamMember } from '#domain/office/team.ts';
import { problem } from '#domain/problem.ts';
import { instantOf } from '#domain/schedule/clock.ts';
import { type SignedInMember, teamCookieName, teamSessionSeconds } from '../auth/team-sessions.ts';
import { toIso } from '../clock.ts';
import type { TeamActor } from '../modules/office/team.ts';
import type { Services } from '../services.ts';
import { type Report, sendCode } from './auth.ts';
import { findRequester, markBrowser } from './browser-mark.ts';
import { type Api, ProblemError, unwrap } from './context.ts';
import { type HandlerInput, handle } from './handle.ts';
import { closeTeamSession, teamToken } from './staff-sessions.ts';

/** The calls for the team, its sessions and the log (`office/…`). */
export function addOffice(api: Api, report: Report): void {
  handle(api, calls.officeCode, (input) => sendCode(input.services.teamCodes, input, report));
  handle(api, calls.openOfficeSession, signIn);
  handle(api, calls.endOfficeSession, ({ context }) => closeTeamSession(context));
  handle(api, calls.officeSession, ({ person: { id, name, phone, role, restaurantIds } }) => ({
    id,
    name,
    phone,
    role,
    restaurantIds: [...restaurantIds],
    parts: [...partsOf({ role, restaurantIds })],
  }));
  handle(api, calls.officeToday, ({ services, person, locale, now }) =>
    services.today({ parts: partsOf(person), restaurantIds: restaurantsOf(person) }, locale, now),
  );
  addTeam(api);
  addSessions(api);
  handle(api, calls.officeLog, readLog);
}

/** The phone learns only after its code whether it belongs to the team. */
async function signIn({ context, services, now, body }: HandlerInput<typeof calls.openOfficeSession>): Promise<void> {
  const { challengeId, phone1: phone, code } = body;
  unwrap(await services.teamCodes.verify({ challengeId, code, ...(await findRequester(context, phone)) }, now));
  await markBrowser(context, phone);
  const session = await services.team.open(phone, context.req.header('User-Agent') ?? '', teamToken(context), now);
  if (session === null) throw new ProblemError(problem('NOT_IN_TEAM'));
  const { isHttps } = services.config;
  const options = { path: '/', httpOnly: true, sameSite: 'Strict', secure: isHttps, maxAge: teamSessionSeconds } as const;
  setCookie(context, teamCookieName(isHttps), session, options);
}

function addTeam(api: Api): void {
  handle(api, calls.team, async ({ services, member }) => ({
    members: (await services.members.members()).filter((one) => sees(member, one)).map((one) => toWireMember(services, one)),
  }));
  handle(api, calls.addMember, async ({ services, member, body, now }) => {
    return toWireMember(services, unwrap(await services.members.add(body, actorOf(member, now))));
  });
  handle(api, calls.changeMember, async ({ services, member, path, body, now }) => {
    const changed = unwrap(await services.members.change(path.id, body, actorOf(member, now)));
    services.streams.notify();
    services.feed.notify();
    return toWireMember(services, changed);
  });
  handle(api, calls.removeMember, async ({ services, member, path, now }) => {
    unwrap(await services.members.remove(path.id, actorOf(member, now)));
    services.streams.notify();
    services.feed.notify();
  });
}

function addSessions(api: Api): void {
  handle(api, calls.teamSessions, async ({ services, person, now }) => {
    const members = new Map((await services.members.members()).map((member) => [member.id, member]));
    const sessions = (await services.team.list(now)).filter(({ memberId }) => {
      const owner = members.get(memberId);
      return memberId === person.id || (managesTeam(person) && owner !== undefined && sees(person, owner));
    });
    return {
      sessions: sessions.map(({ createdAt, seenAt, ...session }) => ({
        ...session,
        name: members.get(session.memberId)?.name ?? '',
        phone: members.get(session.memberId)?.phone ?? '',
        openedAt: toIso(createdAt),
        seenAt: toIso(seenAt),
        isThis: session.id === person.sessionId,
      })),
    };
  });
  handle(api, calls.endTeamSession, async ({ services, person, path, now }) => {
    const isOwn = (await services.team.list(now)).some(({ id, memberId }) => id === path.id && memberId === person.id);
    const ownerId = isOwn || !managesTeam(person) ? person.id : null;
    unwrap(await services.members.endSession(path.id, ownerId, actorOf({ ...person, name: labelOfMember(person) }, now)));
    services.streams.notify();
  });
}

async function readLog({ services, member, query }: HandlerInput<typeof calls.officeLog>) {
  const { entries, ...page } = await services.officeLog({
    parts: member.parts,
    by: query.by ?? null,
    kind: query.kind ?? null,
    from: query.from === undefined ? null : instantOf(query.from, 0),
    until: query.until === undefined ? null : instantOf(query.until, minutesOfDay),
    text: query.text ?? null,
    before: query.before === undefined ? null : Number(query.before),
  });
  const wire = entries.map(({ at, parts, before, after, ...entry }) => ({
    ...entry,
    at: toIso(at),
    parts: [...parts],
    before: before && { ...before },
    after: after && { ...after },
  }));
  return { ...page, entries: wire, people: [...page.people] };
}

const minutesOfDay = 24 * 60;

function managesTeam(person: SignedInMember): boolean {
  return partsOf(person).includes('team');
}

/** Managers of some restaurants see only whom they manage (R-TEAM-8). */
function sees(reader: Reader, member: TeamMember): boolean {
  return reader.restaurantIds === null || reader.restaurantIds.length === 0 || canManage(rightsOf(reader), member);
}

/** A person, or a member with the restaurants that they see; null and none: all. */
type Reader = Pick<Rights, 'role'> & { readonly restaurantIds: Rights['restaurantIds'] | null };

function rightsOf({ role, restaurantIds }: Reader): Rights {
  return { role, restaurantIds: restaurantIds ?? [] };
}

function actorOf({ name, ...reader }: Reader & Pick<TeamActor, 'name'>, now: number): TeamActor {
  return { name: name || null, ...rightsOf(reader), now };
}

function toWireMember({ config }: Services, { restaurantIds, ...member }: TeamMember): WireMember {
  return { ...member, restaurantIds: [...restaurantIds], isConfigured: member.phone === config.ownerPhone };
}
