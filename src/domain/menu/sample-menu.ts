import type { ModifierGroup, ModifierOption, Product } from './types.ts';

/** A plain dish for unit tests: 30 000 som, available, without options. */
export function sampleProduct(changes: Partial<Product> & Pick<Product, 'id'>): Product {
  return {
    name: `Dish ${changes.id}`,
    categoryId: '1',
    description: '',
    price: 30_000,
    oldPrice: null,
    image: null,
    unit: null,
    isAvailable: true,
    tags: [],
    isCombo: false,
    isSet: false,
    usesModifierSystem: false,
    modifierGroups: [],
    comboGroups: [],
    setItems: [],
    ...changes,
  };
}

/** An optional group with any number of units, for unit tests. */
export function sampleGroup(changes: Partial<ModifierGroup> & Pick<ModifierGroup, 'id'>): ModifierGroup {
  return {
    name: `Group ${changes.id}`,
    kind: 'extra',
    minAmount: 0,
    maxAmount: 99,
    freeAmount: 0,
    maxPerOption: 99,
    options: [],
    ...changes,
  };
}

/** An available option that is not a default, for unit tests. */
export function sampleOption(id: string, price: number, changes: Partial<ModifierOption> = {}): ModifierOption {
  return { id, name: `Option ${id}`, price, isDefault: false, isAvailable: true, ...changes };
}
