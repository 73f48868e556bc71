import type { CartLine } from '#domain/cart/cart-line.ts';
import type { Id } from '#domain/id.ts';
import { defaultCombo } from '#domain/menu/combo.ts';
import { defaultModifiers } from '#domain/menu/modifier.ts';
import type { ChosenComboDish, ChosenModifier, ComboGroup, ModifierGroup, Product, ProductsById } from '#domain/menu/types.ts';

/** What the customer has chosen in the option sheet so far. */
export interface Selection {
  readonly modifiers: readonly ChosenModifier[];
  readonly combo: readonly ChosenComboDish[];
}

/** A group that requires more choices before the dish can be added. */
export interface Need {
  readonly group: string;
  readonly missing: number;
}

export function startSelection(product: Product, products: ProductsById): Selection {
  return { modifiers: defaultModifiers(product.modifierGroups), combo: defaultCombo(product, products) };
}

/** Sets the amount of one option, within the limits of its group; in a group of one it replaces the other option. */
export function chooseOption(chosen: readonly ChosenModifier[], group: ModifierGroup, optionId: Id, amount: number): ChosenModifier[] {
  const others = chosen.filter((choice) => choice.groupId !== group.id || (group.maxAmount > 1 && choice.optionId !== optionId));
  const allowed = Math.min(amount, group.maxPerOption, group.maxAmount - amountIn(others, group));
  return allowed > 0 ? [...others, { groupId: group.id, optionId, amount: allowed }] : others;
}

/** Sets the amount of a dish, as `chooseOption` does; a dish that stays keeps its options. The order of dishes is not preserved. */
export function chooseDish(combo: readonly ChosenComboDish[], group: ComboGroup, dish: Product, amount: number): ChosenComboDish[] {
  const isOther = ({ comboGroupId, productId }: ChosenComboDish) =>
    comboGroupId !== group.id || (group.maxAmount > 1 && productId !== dish.id);
  const others = combo.filter(isOther);
  const cached = combo.filter(({ comboGroupId, productId }) => comboGroupId === group.id && productId === dish.id);
  const allowed = Math.max(0, Math.min(amount, group.maxAmount - dishesIn(others, group)));
  const taken = Array.from({ length: allowed }, (_, index) => cached[index] ?? newDish(group, dish));
  return [...others, ...taken];
}

/** The part of the selection that is still available, and the names of what sold out since it was chosen. */
export function withoutSoldOut(product: Product, { modifiers, combo }: Selection, products: ProductsById) {
  const gone: string[] = [];
  const isHad = (one: { readonly name: string; readonly isAvailable: boolean } | undefined) => {
    if (one !== undefined && !one.isAvailable) gone.push(one.name);
    return one?.isAvailable === true;
  };
  const keep = (groups: readonly ModifierGroup[], chosen: readonly ChosenModifier[]) =>
    chosen.filter(({ groupId, optionId }) => isHad(groups.find(({ id }) => id === groupId)?.options.find(({ id }) => id === optionId)));
  const selection: Selection = {
    modifiers: keep(product.modifierGroups, modifiers),
    combo: combo
      .filter(({ productId }) => isHad(products.get(productId)))
      .map((dish) => ({ ...dish, modifiers: keep(products.get(dish.productId)?.modifierGroups ?? [], dish.modifiers) })),
  };
  return { selection, gone };
}

/** The first incomplete group, in the order of the sheet; null when the dish can be added. */
export function firstNeed(product: Product, { modifiers, combo }: Selection, products: ProductsById): Need | null {
  const dishNeeds = product.comboGroups.map(({ id, name, minAmount }) => ({ group: name, missing: minAmount - dishesIn(combo, { id }) }));
  const innerNeeds = combo.flatMap((dish) => needsOf(products.get(dish.productId)?.modifierGroups ?? [], dish.modifiers));
  return [...needsOf(product.modifierGroups, modifiers), ...dishNeeds, ...innerNeeds].find(({ missing }) => missing > 0) ?? null;
}

/** The cart line of a selection; the dishes of a combo are in the order of its groups. */
export function toLine({ id, comboGroups }: Product, { modifiers, combo }: Selection, quantity: number, comment: string): CartLine {
  const trimmed = comment.trim();
  const inOrder = comboGroups.flatMap((group) => combo.filter(({ comboGroupId }) => comboGroupId === group.id));
  return { productId: id, quantity, modifiers, combo: inOrder, ...(trimmed !== '' && { comment: trimmed }) };
}

export function amountOf(chosen: readonly ChosenModifier[], groupId: Id, optionId: Id): number {
  return chosen.find((choice) => choice.groupId === groupId && choice.optionId === optionId)?.amount ?? 0;
}

export function amountIn(chosen: readonly ChosenModifier[], { id }: Pick<ModifierGroup, 'id'>): number {
  return chosen.filter(({ groupId }) => groupId === id).reduce((sum, { amount }) => sum + amount, 0);
}

export function dishesIn(combo: readonly ChosenComboDish[], { id }: Pick<ComboGroup, 'id'>): number {
  return combo.filter(({ comboGroupId }) => comboGroupId === id).length;
}

function newDish(group: ComboGroup, dish: Product): ChosenComboDish {
  return { comboGroupId: group.id, productId: dish.id, modifiers: defaultModifiers(dish.modifierGroups) };
}

function needsOf(groups: readonly ModifierGroup[], chosen: readonly ChosenModifier[]): Need[] {
  return groups.map((group) => ({ group: group.name, missing: group.minAmount - amountIn(chosen, group) }));
}
