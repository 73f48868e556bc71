import { describe, expect, it } from 'vitest';
import { canManage, isAmong, type OfficePart, officeRoles, partsOfRole, restaurantsOf } from './team.ts';

describe('the roles of the team', () => {
  it('opens the team, the catalog, the payments, the reports, the customers and the log to owners and managers, the site to editors and the orders to the kitchen', () => {
    const rolesOf = (part: OfficePart) => officeRoles.filter((role) => partsOfRole[role].includes(part));
    expect(rolesOf('team')).toEqual(['owner', 'manager']);
    expect(rolesOf('catalog')).toEqual(['owner', 'manager']);
    expect(rolesOf('payments')).toEqual(['owner', 'manager']);
    expect(rolesOf('reports')).toEqual(['owner', 'manager']);
    expect(rolesOf('customers')).toEqual(['owner', 'manager']);
    expect(rolesOf('log')).toEqual(['owner', 'manager']);
    expect(rolesOf('site')).toEqual(['owner', 'manager', 'editor']);
    expect(rolesOf('orders')).toEqual(['owner', 'manager', 'kitchen']);
  });

  it('lets owners manage everybody, managers everybody but owners, and the others nobody', () => {
    const managed = (role: (typeof officeRoles)[number]) => officeRoles.filter((other) => canManage(role, other));
    expect(officeRoles.map(managed)).toEqual([officeRoles, ['manager', 'editor', 'kitchen'], [], []]);
  });

  it('limits only the kitchen to its restaurants', () => {
    expect(restaurantsOf({ role: 'kitchen', restaurantIds: ['1'] })).toEqual(['1']);
    expect(restaurantsOf({ role: 'manager', restaurantIds: ['1'] })).toBeNull();
    expect([isAmong(null, '2'), isAmong(['1'], '2'), isAmong(['1'], '1'), isAmong([], '1')]).toEqual([true, false, true, false]);
  });
});
