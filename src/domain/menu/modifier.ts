import type { Id } from '../id.ts';
import type { Som } from '../money.ts';
import { type LineProblem, lineProblem } from './line-problem.ts';
import type { ChosenModifier, ModifierGroup, ModifierOption, Product } from './types.ts';

/** A chosen option with its price per unit of the line, without its free units. */
export interface PricedModifier {
  readonly option: ModifierOption;
  readonly amount: number;
  readonly price: Som;
}

/** The prices of the chosen options, in menu order; choices that no group offers are left out. */
export function priceModifiers(groups: readonly ModifierGroup[], chosen: readonly ChosenModifier[]): PricedModifier[] {
  return groups.flatMap((group) => priceGroup(group, chosen));
}

function priceGroup(group: ModifierGroup, chosen: readonly ChosenModifier[]): PricedModifier[] {
  const taken = group.options
    .map((option) => ({ option, amount: amountOf(chosen, group.id, option.id) }))
    .filter(({ amount }) => amount > 0);
  let free = group.freeAmount;
  const prices = new Map<Id, Som>();
  for (const { option, amount } of [...taken].sort((a, b) => b.option.price - a.option.price)) {
    const paid = Math.max(0, amount - free);
    free -= amount - paid;
    prices.set(option.id, paid * option.price);
  }
  return taken.map(({ option, amount }) => ({ option, amount, price: prices.get(option.id) ?? 0 }));
}

/** The price of the chosen options per unit; in each group the most expensive units are the free ones (R-OPTION-2). */
export function modifiersPrice(groups: readonly ModifierGroup[], chosen: readonly ChosenModifier[]): Som {
  return priceModifiers(groups, chosen).reduce((sum, { price }) => sum + price, 0);
}

/**
 * Rejects with `INVALID_OPTION` (R-OPTION-4) choices that the groups do not offer: unknown groups or options, amounts that are not positive
 * integers, more of one option than `maxPerOption`, fewer or more in a group than its minimum and maximum. `details` names the group.
 * Availability is not checked here.
 */
export function checkModifiers(groups: readonly ModifierGroup[], chosen: readonly ChosenModifier[]): LineProblem | null {
  const unrecognized = chosen.find((choice) => !isOffered(groups, choice));
  if (unrecognized !== undefined) return lineProblem('INVALID_OPTION', { groupId: unrecognized.groupId, optionId: unrecognized.optionId });
  const broken = groups.find((group) => !isFilledRightly(group, chosen));
  return broken === undefined ? null : lineProblem('INVALID_OPTION', { groupId: broken.id });
}

function isOffered(groups: readonly ModifierGroup[], { groupId, optionId, amount }: ChosenModifier): boolean {
  const isKnown = groups.some((group) => group.id === groupId && group.options.some((option) => option.id === optionId));
  return isKnown && Number.isSafeInteger(amount) && amount > 0;
}

function isFilledRightly(group: ModifierGroup, chosen: readonly ChosenModifier[]): boolean {
  const amounts = group.options.map((option) => amountOf(chosen, group.id, option.id));
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  return total >= group.minAmount && total <= group.maxAmount && amounts.every((amount) => amount <= group.maxPerOption);
}

function amountOf(chosen: readonly ChosenModifier[], groupId: Id, optionId: Id): number {
  const same = chosen.filter((choice) => choice.groupId === groupId && choice.optionId === optionId);
  return same.reduce((sum, { amount }) => sum + amount, 0);
}

/**
 * `FILTER_MODIFIERS` (R-OPTION-5): `on` keeps modifiers only for combos, sets and products of the modifier
 * system; `off` for no product.
 */
export function filterModifiers(product: Product, setting: 'on' | 'off'): Product {
  const keeps = setting === 'on' && (product.isCombo || product.isSet || product.usesModifierSystem);
  return keeps ? product : { ...product, modifierGroups: [] };
}

/**
 * The preselected options: the available defaults, each once up to the group's maximum, and again (up to `maxPerOption`) while the
 * group's minimum is not reached. A group without an available default stays empty, also a required one: the customer has to choose.
 */
export function defaultModifiers(groups: readonly ModifierGroup[]): ChosenModifier[] {
  const isAvailableDefault = (option: ModifierOption) => option.isDefault && option.isAvailable;
  return groups.flatMap((group) => takeOptions(group, group.options.filter(isAvailableDefault).slice(0, group.maxAmount)));
}

/** Each of the options once, and the first of them again up to `maxPerOption` while the group's minimum is not reached. */
export function takeOptions(group: ModifierGroup, options: readonly ModifierOption[]): ChosenModifier[] {
  let missing = Math.max(0, group.minAmount - options.length);
  return options.map((option) => {
    const more = Math.min(missing, Math.max(0, group.maxPerOption - 1));
    missing -= more;
    return { groupId: group.id, optionId: option.id, amount: 1 + more };
  });
}
