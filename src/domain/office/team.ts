import { maskPhone } from '../customer/phone.ts';
import type { Id } from '../id.ts';
import { isClearName } from './member-name.ts';

/** The roles of the team, from the widest to the narrowest. */
export const officeRoles = ['owner', 'manager', 'editor', 'cashier', 'kitchen', 'courier', 'viewer'] as const;
export type OfficeRole = (typeof officeRoles)[number];

/**
 * The parts of the back office: the orders board, the cash of couriers, the catalog, the pages of the site, the team, what was paid online,
 * what was sold, what customers say of their orders, orders by phone and the search for orders, the customers, messages to them, the log of changes; `deliveries` is a courier's own orders.
 */
export const officeParts = [
  'orders',
  'cash',
  'catalog',
  'site',
  'team',
  'payments',
  'reports',
  'feedback',
  'orderDesk',
  'customers',
  'messages',
  'log',
  'deliveries',
] as const;
export type OfficePart = (typeof officeParts)[number];

const everyPart: readonly OfficePart[] = officeParts.filter((part) => part !== 'deliveries');

/** The parts that each role may use (R-TEAM-3). */
const partsOfRole: Readonly<Record<OfficeRole, readonly OfficePart[]>> = {
  owner: everyPart,
  manager: everyPart,
  editor: ['site'],
  cashier: ['orders', 'cash'],
  kitchen: ['orders'],
  courier: ['deliveries'],
  viewer: ['catalog', 'payments', 'reports', 'log'],
};

/** The parts of a manager of some restaurants: what can't be divided by restaurants stays with those who work for all (R-TEAM-8). */
const partsOfBound: readonly OfficePart[] = ['orders', 'cash', 'catalog', 'team', 'reports', 'feedback', 'orderDesk'];

/** The roles that work for named restaurants, at least one; a manager may. */
export const boundRoles: readonly OfficeRole[] = ['cashier', 'kitchen', 'courier'];

/** A person of the team. */
export interface TeamMember {
  readonly id: Id;
  /** '': the first owner, who has not written a name yet */
  readonly name: string;
  /** 12 digits */
  readonly phone: string;
  readonly role: OfficeRole;
  /** the restaurants that they work for; empty: all */
  readonly restaurantIds: readonly Id[];
}

/** What is written about a person. */
export type MemberDraft = Omit<TeamMember, 'id'>;

/** Whom the log names; without a name, and beside one that may look like another, by the phone, of which the middle is hidden. */
export function labelOfMember({ name, phone }: Pick<TeamMember, 'name' | 'phone'>): string {
  if (name === '' || isClearName(name)) return name || maskPhone(phone);
  return `${name} (${maskPhone(phone)})`;
}

/** What a person may do follows from both. */
export type Rights = Pick<TeamMember, 'role' | 'restaurantIds'>;

/** The restaurants that are kept of a person: roles that work for all have none. */
export function keptRestaurants({ role, restaurantIds }: Rights): Id[] {
  return role === 'manager' || boundRoles.includes(role) ? [...new Set(restaurantIds)] : [];
}

/** The parts of the back office that a person may use. */
export function partsOf(person: Rights): readonly OfficePart[] {
  return isBoundManager(person) ? partsOfBound : partsOfRole[person.role];
}

/** A manager of some restaurants. */
function isBoundManager({ role, restaurantIds }: Rights): boolean {
  return role === 'manager' && restaurantIds.length > 0;
}

/** Whether a person may change anything besides their own sessions (R-TEAM-9). */
export function mayChange({ role }: Pick<Rights, 'role'>): boolean {
  return role !== 'viewer';
}

/**
 * Managers add, change and remove everybody but owners; managers of some restaurants only those who work for theirs alone, and no managers
 * (R-TEAM-8).
 */
export function canManage(manager: Rights, managed: Rights): boolean {
  if (manager.role === 'owner') return true;
  if (manager.role !== 'manager') return false;
  if (!isBoundManager(manager)) return managed.role !== 'owner';
  const own = restaurantsOf(manager);
  return boundRoles.includes(managed.role) && managed.restaurantIds.every((id) => isAmong(own, id));
}

/** The roles that somebody may give. */
export function rolesManagedBy(manager: Rights): OfficeRole[] {
  return officeRoles.filter((role) => canManage(manager, { role, restaurantIds: [] }));
}

/** The restaurants whose orders a person sees and changes; null: all. */
export function restaurantsOf(person: Rights): readonly Id[] | null {
  return boundRoles.includes(person.role) || isBoundManager(person) ? person.restaurantIds : null;
}

/** Whether a restaurant is among these; null: all. */
export function isAmong(restaurantIds: readonly Id[] | null, id: Id): boolean {
  return restaurantIds === null || restaurantIds.includes(id);
}
