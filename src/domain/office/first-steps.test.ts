import { describe, expect, it } from 'vitest';
import { noText } from '../localized-text.ts';
import { firstDishes, nextStep, stepStates } from './first-steps.ts';

const empty = { restaurants: [], zones: [], products: [] };
const kitchen = { isActive: true, supportsDelivery: true };
const dishes = (count: number) => Array.from({ length: count }, () => ({ isAvailable: true }));
const settings = { brand: noText, legalName: noText };
const states = (given: Partial<Parameters<typeof stepStates>[0]>) =>
  stepStates({ settings, live: empty, draft: given.live ?? empty, hasOrder: false, ...given });

describe('the first steps of an owner', () => {
  it('of an empty shop are all to do', () => {
    expect(new Set(Object.values(states({})))).toEqual(new Set(['todo']));
  });

  it('are done once customers see them, and in the draft before', () => {
    const catalog = { restaurants: [kitchen], zones: [{}], products: dishes(firstDishes) };
    expect(states({ draft: catalog })).toMatchObject({ restaurant: 'draft', zone: 'draft', dishes: 'draft', open: 'draft', order: 'todo' });
    const named = { ...settings, brand: { ...noText, ru: 'Чайхана' } };
    const all = states({ settings: named, live: catalog, hasOrder: true });
    expect(new Set(Object.values(all))).toEqual(new Set(['done']));
  });

  it('lead to the publication before an order is tried', () => {
    const named = { ...settings, brand: { ...noText, ru: 'Чайхана' } };
    const catalog = { restaurants: [kitchen], zones: [{}], products: dishes(firstDishes) };
    const next = (given: Parameters<typeof states>[0]) => nextStep(states({ settings: named, ...given }));
    expect(next({ draft: { ...catalog, zones: [] } })).toBe('zone');
    expect(next({ draft: catalog })).toBe('open');
    expect(next({ live: catalog })).toBe('order');
    expect(next({ live: catalog, hasOrder: true })).toBeUndefined();
  });

  it('accept a name in any language', () => {
    expect(states({ settings: { ...settings, brand: { ...noText, uz: 'Choyxona' } } }).name).toBe('done');
  });

  it('ask for ten dishes that can be ordered', () => {
    expect(states({ live: { ...empty, products: [...dishes(9), { isAvailable: false }] } }).dishes).toBe('todo');
  });

  it('ask for no zone where nobody delivers', () => {
    expect(states({ live: { ...empty, restaurants: [{ ...kitchen, supportsDelivery: false }] } }).zone).toBe('done');
  });

  it('do not call a shop open whose restaurants take no orders', () => {
    expect(states({ live: { restaurants: [{ ...kitchen, isActive: false }], zones: [], products: dishes(3) } }).open).toBe('todo');
  });
});
