import type { Product } from './types.ts';

/** A product as the form of a dish's page receives it: without texts that a form does not show, and without empty values. */
export type FormProduct = Pick<Product, 'id' | 'name' | 'price'> & Partial<Product>;

const empty: Omit<Product, 'id' | 'name' | 'price'> = {
  categoryId: '',
  description: '',
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
};

export function toFormProduct({ id, name, price, ...product }: Product): FormProduct {
  const { image, isAvailable, isSet, modifierGroups, comboGroups, setItems } = product;
  return {
    id,
    name,
    price,
    ...(image !== null && { image }),
    ...(!isAvailable && { isAvailable }),
    ...(isSet && { isSet }),
    ...(modifierGroups.length > 0 && { modifierGroups }),
    ...(comboGroups.length > 0 && { comboGroups }),
    ...(setItems.length > 0 && { setItems }),
  };
}

export function fromFormProduct(product: FormProduct): Product {
  return { ...empty, ...product };
}
