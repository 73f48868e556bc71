import type { OfficePart, OfficeRole } from '#domain/office/team.ts';
import { partsOfRole } from '#domain/office/team.ts';
import { findOfficeMember } from '../auth/office-access.ts';
import { teamCookieName } from '../auth/team-sessions.ts';
import type { Services } from '../services.ts';

/** Who opened a page of the back office. */
interface OfficeVisitor {
  /** a person of the team; null: none is signed in */
  readonly person: { readonly name: string; readonly role: OfficeRole } | null;
  /** the parts whose pages this browser may open, also by the session of a token */
  readonly parts: readonly OfficePart[];
}

export async function officeVisitor(services: Services, cookie: (name: string) => string | undefined, now: number): Promise<OfficeVisitor> {
  const person = await services.team.find(cookie(teamCookieName(services.config.isHttps)), now);
  if (person !== null) return { person, parts: partsOfRole[person.role] };
  const found = await Promise.all((['orders', 'site'] as const).map((part) => findOfficeMember(services, cookie, part, now)));
  return { person: null, parts: found.flatMap((member) => (member === null || member === 'elsewhere' ? [] : member.parts)) };
}
