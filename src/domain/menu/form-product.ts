import type { ComboGroup, ComboOption, ModifierGroup, ModifierOption, Product } from './types.ts';

const optionDefaults = { price: 0, isDefault: false, isAvailable: true };
const groupDefaults = { minAmount: 0, maxAmount: 1, freeAmount: 0, maxPerOption: 1 };
const comboOptionDefaults = { surcharge: 0, isDefault: false };

/** A record without the fields that have their default value. */
type Short<Full, Defaults> = Omit<Full, keyof Defaults> & Partial<Defaults>;
type ShortGroup = Short<Omit<ModifierGroup, 'options'>, typeof groupDefaults> & {
  readonly options: readonly Short<ModifierOption, typeof optionDefaults>[];
};
type ShortComboGroup = Omit<ComboGroup, 'options'> & { readonly options: readonly Short<ComboOption, typeof comboOptionDefaults>[] };

/** A product as the form of a dish's page receives it: without texts that a form does not show, and without default values. */
export type FormProduct = Pick<Product, 'id' | 'name' | 'price'> &
  Partial<Omit<Product, 'modifierGroups' | 'comboGroups'>> & {
    readonly modifierGroups?: readonly ShortGroup[];
    readonly comboGroups?: readonly ShortComboGroup[];
  };

const empty: Omit<Product, 'id' | 'name' | 'price' | 'modifierGroups' | 'comboGroups'> = {
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
    ...(modifierGroups.length > 0 && { modifierGroups: modifierGroups.map(shortGroup) }),
    ...(comboGroups.length > 0 && { comboGroups: comboGroups.map(shortComboGroup) }),
    ...(setItems.length > 0 && { setItems }),
  };
}

export function fromFormProduct({ modifierGroups = [], comboGroups = [], ...product }: FormProduct): Product {
  return {
    ...empty,
    ...product,
    modifierGroups: modifierGroups.map((group) => ({
      ...groupDefaults,
      ...group,
      options: group.options.map((option) => ({ ...optionDefaults, ...option })),
    })),
    comboGroups: comboGroups.map((group) => ({
      ...group,
      options: group.options.map((option) => ({ ...comboOptionDefaults, ...option })),
    })),
  };
}

function shortGroup({ options, ...group }: ModifierGroup): ShortGroup {
  return { ...short(group, groupDefaults), options: options.map((option) => short(option, optionDefaults)) };
}

function shortComboGroup({ options, ...group }: ComboGroup): ShortComboGroup {
  return { ...group, options: options.map((option) => short(option, comboOptionDefaults)) };
}

function short<Full extends Defaults, Defaults extends object>(full: Full, defaults: Defaults): Short<Full, Defaults> {
  const isDefault = ([name, value]: [string, unknown]) => name in defaults && defaults[name as keyof Defaults] === value;
  return Object.fromEntries(Object.entries(full).filter((entry) => !isDefault(entry))) as Short<Full, Defaults>;
}
