import type { Id } from '#domain/id.ts';
import { labelOfMember, type OfficePart, type OfficeRole, partsOf, restaurantsOf } from '#domain/office/team.ts';
import { type Access, accessCookieName, type Role, type StaffMember } from './staff-access.ts';
import { type TeamSessions, teamCookieName } from './team-sessions.ts';

/** The session that a member's requests belong to. */
interface OfficeSession {
  readonly kind: Role | 'team';
  readonly token: string;
}

/** Somebody who may use a part of the back office: a person of the team, or the owner of a token of the configuration. */
export interface OfficeMember extends StaffMember {
  /** null: the owner of a token */
  readonly id: Id | null;
  readonly role: OfficeRole;
  readonly parts: readonly OfficePart[];
  /** the restaurants whose orders they see and change; null: all */
  readonly restaurantIds: readonly Id[] | null;
  /** null: the request has a Bearer token */
  readonly session: OfficeSession | null;
}

/** A token of `STAFF_TOKEN` is a manager for orders, the cash of couriers and their log, one of `EDITOR_TOKEN` an editor. */
const ofToken = {
  staff: { role: 'manager', parts: ['orders', 'cash', 'log'], restaurantIds: null },
  editor: { role: 'editor', parts: ['site'], restaurantIds: null },
} as const satisfies Record<Role, Omit<OfficeMember, 'id' | 'name' | 'session'>>;

/** @param session null: the request has a Bearer token */
export function tokenMember(role: Role, { name }: StaffMember, session: string | null): OfficeMember {
  return { ...ofToken[role], id: null, name, session: session === null ? null : { kind: role, token: session } };
}

/** The tokens that open a part; null: none does. */
export function tokensFor(part: OfficePart): Role | null {
  const sides = ['staff', 'editor'] as const;
  return sides.find((side) => (ofToken[side].parts as readonly OfficePart[]).includes(part)) ?? null;
}

interface AccessServices {
  readonly team: TeamSessions;
  readonly staff: Access;
  readonly editor: Access;
  readonly config: { readonly isHttps: boolean };
}

/** Reads a cookie by its name. */
type ReadCookie = (name: string) => string | undefined;

/**
 * Who sent these cookies, if they may use the part: a person of the team first, then the session of a token. `elsewhere`: they are signed
 * in, but their role does not have this part.
 */
export async function findOfficeMember(
  { team, staff, editor, config }: AccessServices,
  cookie: ReadCookie,
  part: OfficePart,
  now: number,
): Promise<OfficeMember | 'elsewhere' | null> {
  const token = cookie(teamCookieName(config.isHttps));
  const person = await team.find(token, now);
  if (person !== null && token !== undefined && partsOf(person).includes(part)) {
    const { role } = person;
    const restaurantIds = restaurantsOf(person);
    return { id: person.id, name: labelOfMember(person), role, parts: partsOf(person), restaurantIds, session: { kind: 'team', token } };
  }
  const side = tokensFor(part);
  const session = side === null ? undefined : cookie(accessCookieName(side, config.isHttps));
  const owner = side === null || session === undefined ? null : await { staff, editor }[side].bySession(session, now);
  if (side !== null && owner !== null && session !== undefined) return tokenMember(side, owner, session);
  return person === null ? null : 'elsewhere';
}

/** Whether somebody can sign in to a part: with a token of the configuration or as a person of the team. */
export async function isPartOpen({ team, ...accesses }: AccessServices, part: OfficePart): Promise<boolean> {
  const side = tokensFor(part);
  return (side !== null && accesses[side].isOpen) || team.hasTeam();
}
