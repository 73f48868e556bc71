import type { Id } from '#domain/id.ts';
import { type OfficeSection, sectionsFor } from '#domain/office/sections.ts';
import { mayChange, type OfficePart, type OfficeRole, partsOf } from '#domain/office/team.ts';
import { findOfficeMember } from '../auth/office-access.ts';
import { teamCookieName } from '../auth/team-sessions.ts';
import { type Services, services } from '../services.ts';
import { restaurantNames } from './restaurant-names.ts';

/** Who opened a page of the back office. */
interface OfficeVisitor {
  /** a person of the team; null: none is signed in */
  readonly person: { readonly name: string; readonly role: OfficeRole; readonly restaurantIds: readonly Id[] } | null;
  /** the parts whose pages this browser may open, also by the session of a token; payments only in a shop that has some */
  readonly parts: readonly OfficePart[];
  /** whose unsaved changes a browser keeps: a person of the team or the owner of a token; null: nobody is signed in */
  readonly identity: string | null;
  /** how many refunds wait, for whoever sees payments */
  readonly refundsDue: number;
}

export async function officeVisitor(services: Services, cookie: (name: string) => string | undefined, now: number): Promise<OfficeVisitor> {
  const person = await services.team.find(cookie(teamCookieName(services.config.isHttps)), now);
  if (person !== null) {
    const all = partsOf(person);
    const hasPayments = all.includes('payments') && (await services.paymentsOffice.isShown());
    const parts = hasPayments ? all : all.filter((part) => part !== 'payments');
    return { person, parts, identity: `team:${person.id}`, refundsDue: hasPayments ? await services.paymentsOffice.refundsDue() : 0 };
  }
  const found = await Promise.all((['orders', 'site'] as const).map((part) => findOfficeMember(services, cookie, part, now)));
  const members = found.filter((member) => member !== null && member !== 'elsewhere');
  return {
    person: null,
    parts: members.flatMap(({ parts }) => parts),
    identity: members.length === 0 ? null : `key:${members.at(-1)?.name}`,
    refundsDue: 0,
  };
}

/** The parts of a request that say who made it, as Astro's global has them. */
interface PageRequest {
  readonly cookies: { readonly get: (name: string) => { readonly value: string } | undefined };
  readonly locals: Pick<App.Locals, 'backend' | 'locale' | 'now' | 'refundsDue' | 'officeLimits'>;
}

/** What the frame of a page of the back office says of its visitor (R-TEAM-8, R-TEAM-9). */
export async function noteOffice(locals: PageRequest['locals'], { person, refundsDue }: OfficeVisitor): Promise<void> {
  locals.refundsDue = refundsDue;
  if (person === null) return;
  const own = person.role === 'manager' ? person.restaurantIds : [];
  const names = own.length === 0 ? new Map<Id, string>() : await restaurantNames(locals);
  locals.officeLimits = { isViewer: !mayChange(person), restaurants: own.map((id) => ({ id: String(id), name: names.get(id) ?? '' })) };
}

/**
 * The visitor of a section's page, with the services, whose waiting refunds its navigation counts; null: this browser may not open it.
 * `isReadOnly` is whether they can't change what belongs to all restaurants, `ownRestaurants` the only ones that they change, null: all.
 */
export async function sectionVisitor({ cookies, locals }: PageRequest, name: OfficeSection) {
  const serving = await services();
  const visitor = await officeVisitor(serving, (cookie) => cookies.get(cookie)?.value, locals.now);
  await noteOffice(locals, visitor);
  const isAllowed = sectionsFor(visitor.parts).some((section) => section.name === name);
  if (!isAllowed) return null;
  const { isViewer = false, restaurants = [] } = locals.officeLimits ?? {};
  const isBound = restaurants.length > 0;
  return { serving, ...visitor, isReadOnly: isViewer || isBound, ownRestaurants: isBound ? restaurants.map(({ id }) => id) : null };
}
