import { z } from 'zod';
import { readFacts } from '#domain/menu/dish-facts.ts';
import type { ComboGroup, ModifierGroup, Product } from '#domain/menu/types.ts';
import { type LeaveOut, usableRecords } from './records.ts';
import { flag, id, listOf, name, number, optional, text } from './scalars.ts';

const list = optional(z.array(z.unknown()));
/** How many may or must be chosen; a part or less than nothing counts as absent. */
const amount = optional(number.pipe(z.int().min(0)));

const modifierOption = z.object({ id, name, price: optional(number), isDefault: optional(flag), isAvailable: optional(flag) });

const modifierGroup = z.object({
  id,
  name,
  kind: optional(text),
  minAmount: amount,
  maxAmount: amount,
  freeAmount: amount,
  maxPerOption: amount,
  options: list,
});

const comboGroup = z.object({ id, name, minAmount: amount, maxAmount: amount, options: list });
const comboOption = z.object({ productId: id, surcharge: optional(number), isDefault: optional(flag) });
const setItem = z.object({ productId: id, quantity: number.pipe(z.int().min(1)) });

/** Id, name and category make a dish; all other fields may be absent. */
const product = z.object({
  id,
  name,
  category: z.object({ id }),
  isCombo: optional(flag),
  isSet: optional(flag),
  useModiExtSystem: optional(flag),
  modifiers: list,
  description: optional(text),
  price: optional(number),
  oldPrice: optional(number),
  image: optional(text),
  unit: optional(text),
  isAvailable: optional(flag),
  tags: listOf(text),
  energy: optional(number),
  protein: optional(number),
  fat: optional(number),
  carbohydrate: optional(number),
  allergens: listOf(text),
  comboGroups: list,
  setItems: list,
});

/** Absent: no price (shown, not orderable), available, no options (R-DISH-2). */
export function readProducts(received: readonly unknown[], leaveOut: LeaveOut): Product[] {
  return usableRecords(received, product, 'product', leaveOut).map((read) => {
    const facts = readFacts(read);
    return {
      id: read.id,
      name: read.name,
      categoryId: read.category.id,
      description: read.description ?? '',
      price: read.price,
      oldPrice: read.oldPrice,
      image: read.image,
      unit: read.unit?.trim() || null,
      isAvailable: read.isAvailable ?? true,
      tags: read.tags ?? [],
      ...(facts && { facts }),
      isCombo: read.isCombo ?? false,
      isSet: read.isSet ?? false,
      usesModifierSystem: read.useModiExtSystem ?? false,
      modifierGroups: readModifierGroups(read.modifiers ?? [], leaveOut),
      comboGroups: readComboGroups(read.comboGroups ?? [], leaveOut),
      setItems: usableRecords(read.setItems ?? [], setItem, 'set dish', leaveOut),
    };
  });
}

function readModifierGroups(received: readonly unknown[], leaveOut: LeaveOut): ModifierGroup[] {
  return usableRecords(received, modifierGroup, 'modifier group', leaveOut).map((group) => {
    const maxAmount = group.maxAmount ?? Math.max(1, group.minAmount ?? 0);
    return {
      id: group.id,
      name: group.name,
      kind: group.kind ?? 'extra',
      minAmount: group.minAmount ?? 0,
      maxAmount,
      freeAmount: group.freeAmount ?? 0,
      maxPerOption: group.maxPerOption ?? maxAmount,
      options: usableRecords(group.options ?? [], modifierOption, 'modifier', leaveOut).map((option) => ({
        id: option.id,
        name: option.name,
        price: option.price ?? 0,
        isDefault: option.isDefault ?? false,
        isAvailable: option.isAvailable ?? true,
      })),
    };
  });
}

function readComboGroups(received: readonly unknown[], leaveOut: LeaveOut): ComboGroup[] {
  return usableRecords(received, comboGroup, 'combo group', leaveOut).map((group) => ({
    id: group.id,
    name: group.name,
    minAmount: group.minAmount ?? 1,
    maxAmount: group.maxAmount ?? Math.max(1, group.minAmount ?? 1),
    options: usableRecords(group.options ?? [], comboOption, 'combo dish', leaveOut).map((option) => ({
      productId: option.productId,
      surcharge: option.surcharge ?? 0,
      isDefault: option.isDefault ?? false,
    })),
  }));
}
