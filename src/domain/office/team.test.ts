import { describe, expect, it } from 'vitest';
import {
  canManage,
  isAmong,
  keptRestaurants,
  mayChange,
  type OfficePart,
  officeParts,
  officeRoles,
  partsOf,
  restaurantsOf,
  rolesManagedBy,
} from './team.ts';

const all = { restaurantIds: [] };

describe('the roles of the team (R-TEAM-3)', () => {
  it('opens each part to its roles, the own deliveries to couriers alone', () => {
    const rolesOf = (part: OfficePart) => officeRoles.filter((role) => partsOf({ role, ...all }).includes(part));
    expect(Object.fromEntries(officeParts.map((part) => [part, rolesOf(part)]))).toEqual({
      orders: ['owner', 'manager', 'cashier', 'kitchen'],
      cash: ['owner', 'manager', 'cashier'],
      catalog: ['owner', 'manager', 'viewer'],
      site: ['owner', 'manager', 'editor'],
      team: ['owner', 'manager'],
      payments: ['owner', 'manager', 'viewer'],
      reports: ['owner', 'manager', 'viewer'],
      feedback: ['owner', 'manager'],
      orderDesk: ['owner', 'manager'],
      customers: ['owner', 'manager'],
      messages: ['owner', 'manager'],
      log: ['owner', 'manager', 'viewer'],
      deliveries: ['courier'],
    });
  });

  it('lets owners manage everybody, managers everybody but owners, and the others nobody', () => {
    const rest = officeRoles.filter((role) => role !== 'owner');
    expect(officeRoles.map((role) => rolesManagedBy({ role, ...all }))).toEqual([officeRoles, rest, [], [], [], [], []]);
  });

  it('limits cashiers, the kitchen and couriers to their restaurants, and managers only where they have some', () => {
    const own = officeRoles.filter((role) => restaurantsOf({ role, restaurantIds: ['1'] }) !== null);
    expect(own).toEqual(['manager', 'cashier', 'kitchen', 'courier']);
    expect(restaurantsOf({ role: 'kitchen', restaurantIds: ['1'] })).toEqual(['1']);
    expect(officeRoles.filter((role) => restaurantsOf({ role, ...all }) !== null)).toEqual(['cashier', 'kitchen', 'courier']);
    expect(keptRestaurants({ role: 'manager', restaurantIds: ['1', '1'] })).toEqual(['1']);
    expect(keptRestaurants({ role: 'editor', restaurantIds: ['1'] })).toEqual([]);
    expect([isAmong(null, '2'), isAmong(['1'], '2'), isAmong(['1'], '1'), isAmong([], '1')]).toEqual([true, false, true, false]);
  });
});

it('a manager of some restaurants manages only who works for these alone, and has no site, payments and log (R-TEAM-8)', () => {
  const manager = { role: 'manager', restaurantIds: ['1', '2'] } as const;
  expect(partsOf(manager)).toEqual(['orders', 'cash', 'catalog', 'team', 'reports', 'feedback', 'orderDesk']);
  expect(rolesManagedBy(manager)).toEqual(['cashier', 'kitchen', 'courier']);
  const cashierOf = (...restaurantIds: string[]) => canManage(manager, { role: 'cashier', restaurantIds });
  expect([cashierOf('1'), cashierOf('1', '2'), cashierOf('1', '3'), cashierOf('3')]).toEqual([true, true, false, false]);
  expect(canManage(manager, { role: 'manager', restaurantIds: ['1'] })).toBe(false);
});

it('a viewer changes nothing (R-TEAM-9)', () => {
  expect(officeRoles.filter((role) => !mayChange({ role }))).toEqual(['viewer']);
});
