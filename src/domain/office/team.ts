import { maskPhone } from '../customer/phone.ts';
import type { Id } from '../id.ts';
import { isClearName } from './member-name.ts';

/** The roles of the team, from the widest to the narrowest. */
export const officeRoles = ['owner', 'manager', 'editor', 'kitchen'] as const;
export type OfficeRole = (typeof officeRoles)[number];

/** The parts of the back office: the orders board, the catalog, the pages of the site, the team, what was paid online, what was sold, what customers say of their orders, the customers and their orders, the log of changes. */
export const officeParts = ['orders', 'catalog', 'site', 'team', 'payments', 'reports', 'feedback', 'customers', 'log'] as const;
export type OfficePart = (typeof officeParts)[number];

/** The parts that each role may use (R-TEAM-3). */
export const partsOfRole: Readonly<Record<OfficeRole, readonly OfficePart[]>> = {
  owner: officeParts,
  manager: officeParts,
  editor: ['site'],
  kitchen: ['orders'],
};

/** A person of the team. */
export interface TeamMember {
  readonly id: Id;
  /** '': the first owner, who has not written a name yet */
  readonly name: string;
  /** 12 digits */
  readonly phone: string;
  readonly role: OfficeRole;
  /** the restaurants of the kitchen; empty for the other roles, who work for all */
  readonly restaurantIds: readonly Id[];
}

/** What is written about a person. */
export type MemberDraft = Omit<TeamMember, 'id'>;

/** Whom the log names; without a name, and beside one that may look like another, by the phone, of which the middle is hidden. */
export function labelOfMember({ name, phone }: Pick<TeamMember, 'name' | 'phone'>): string {
  if (name === '' || isClearName(name)) return name || maskPhone(phone);
  return `${name} (${maskPhone(phone)})`;
}

/** Managers add, change and remove everybody but owners. */
export function canManage(manager: OfficeRole, managed: OfficeRole): boolean {
  return manager === 'owner' || (manager === 'manager' && managed !== 'owner');
}

/** The restaurants whose orders a person sees and changes; null: all. */
export function restaurantsOf({ role, restaurantIds }: Pick<TeamMember, 'role' | 'restaurantIds'>): readonly Id[] | null {
  return role === 'kitchen' ? restaurantIds : null;
}

/** Whether a restaurant is among these; null: all. */
export function isAmong(restaurantIds: readonly Id[] | null, id: Id): boolean {
  return restaurantIds === null || restaurantIds.includes(id);
}
