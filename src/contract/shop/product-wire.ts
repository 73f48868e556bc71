import { toServingTimes } from '#domain/menu/serving-list.ts';
import type { ComboGroup, ModifierGroup, Product } from '#domain/menu/types.ts';
import type { WireComboGroup, WireModifierGroup, WireProduct } from './menu.ts';

export function toWireProduct(product: Product): WireProduct {
  const { id, name, description, price, oldPrice, image, unit, isAvailable, portionsLeft, moreAt, tags, isCombo, isSet } = product;
  return {
    id,
    name,
    category: { id: product.categoryId },
    isCombo,
    isSet,
    useModiExtSystem: product.usesModifierSystem,
    modifiers: product.modifierGroups.map(toWireModifierGroup),
    description,
    price,
    oldPrice,
    image,
    unit,
    isAvailable,
    ...(portionsLeft !== undefined && { portionsLeft }),
    ...(moreAt !== undefined && { moreAt: new Date(moreAt).toISOString() }),
    tags: [...tags],
    ...(product.serving && { serving: { name: product.serving.name, times: toServingTimes(product.serving.week) } }),
    ...(product.facts && { ...product.facts, allergens: [...product.facts.allergens] }),
    ...(isCombo ? { comboGroups: product.comboGroups.map(toWireComboGroup) } : {}),
    ...(isSet ? { setItems: product.setItems.map(({ productId, quantity }) => ({ productId, quantity })) } : {}),
  };
}

function toWireModifierGroup({ options, ...group }: ModifierGroup): WireModifierGroup {
  const { id, name, kind, minAmount, maxAmount, freeAmount, maxPerOption } = group;
  return { id, name, kind, minAmount, maxAmount, freeAmount, maxPerOption, options: options.map((option) => ({ ...option })) };
}

function toWireComboGroup({ id, name, minAmount, maxAmount, options }: ComboGroup): WireComboGroup {
  return { id, name, minAmount, maxAmount, options: options.map((option) => ({ ...option })) };
}

export function fromWireProduct(wire: WireProduct): Product {
  const { name, description, price, oldPrice, image, unit, isAvailable, portionsLeft, moreAt, tags, isCombo, isSet } = wire;
  return {
    id: String(wire.id),
    name,
    categoryId: String(wire.category.id),
    description,
    price,
    oldPrice,
    image,
    unit,
    isAvailable,
    ...(portionsLeft !== undefined && { portionsLeft }),
    ...(moreAt !== undefined && { moreAt: Date.parse(moreAt) }),
    tags,
    isCombo,
    isSet,
    usesModifierSystem: wire.useModiExtSystem,
    modifierGroups: wire.modifiers.map(fromWireModifierGroup),
    comboGroups: (wire.comboGroups ?? []).map(fromWireComboGroup),
    setItems: (wire.setItems ?? []).map(({ productId, quantity }) => ({ productId: String(productId), quantity })),
  };
}

function fromWireModifierGroup(wire: WireModifierGroup): ModifierGroup {
  return { ...wire, id: String(wire.id), options: wire.options.map((option) => ({ ...option, id: String(option.id) })) };
}

function fromWireComboGroup(wire: WireComboGroup): ComboGroup {
  return { ...wire, id: String(wire.id), options: wire.options.map((option) => ({ ...option, productId: String(option.productId) })) };
}
