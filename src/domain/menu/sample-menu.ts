import { fromFormProduct } from './form-product.ts';
import type { ModifierGroup, ModifierOption, Product } from './types.ts';

/** A plain dish for unit tests: 30 000 som, available, without options. */
export function sampleProduct(changes: Partial<Product> & Pick<Product, 'id'>): Product {
  const plain = { id: changes.id, name: `Dish ${changes.id}`, price: 30_000, categoryId: '1' };
  return { ...fromFormProduct(plain), ...changes };
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
