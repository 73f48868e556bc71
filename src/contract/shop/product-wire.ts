import { toServingTimes } from '#domain/menu/serving-list.ts';
import type { ComboGroup, ModifierGroup, Product } from '#domain/menu/types.ts';
import type { WireComboGroup, WireModifierGroup, WireProduct } from './menu.ts';

export function toWireProduct(product: Product): WireProduct {
  const { id, name, description, price, oldPrice, image, unit, isAvailable, tags, isCombo, isSet } = product;
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

/** Defaults of absent fields: no price (shown, not orderable), available, no options (contract §2). */
export function fromWireProduct(wire: WireProduct): Product {
  return {
    id: String(wire.id),
    name: wire.name,
    categoryId: String(wire.category.id),
    description: wire.description ?? '',
    price: wire.price ?? null,
    oldPrice: wire.oldPrice ?? null,
    image: wire.image ?? null,
    unit: wire.unit ?? null,
    isAvailable: wire.isAvailable ?? true,
    tags: wire.tags ?? [],
    isCombo: wire.isCombo ?? false,
    isSet: wire.isSet ?? false,
    usesModifierSystem: wire.useModiExtSystem ?? false,
    modifierGroups: (wire.modifiers ?? []).map(fromWireModifierGroup),
    comboGroups: (wire.comboGroups ?? []).map(fromWireComboGroup),
    setItems: (wire.setItems ?? []).map(({ productId, quantity }) => ({ productId: String(productId), quantity })),
  };
}

function fromWireModifierGroup(wire: WireModifierGroup): ModifierGroup {
  const maxAmount = wire.maxAmount ?? Math.max(1, wire.minAmount ?? 0);
  return {
    id: String(wire.id),
    name: wire.name,
    kind: wire.kind ?? 'extra',
    minAmount: wire.minAmount ?? 0,
    maxAmount,
    freeAmount: wire.freeAmount ?? 0,
    maxPerOption: wire.maxPerOption ?? maxAmount,
    options: (wire.options ?? []).map((option) => ({
      id: String(option.id),
      name: option.name,
      price: option.price ?? 0,
      isDefault: option.isDefault ?? false,
      isAvailable: option.isAvailable ?? true,
    })),
  };
}

function fromWireComboGroup(wire: WireComboGroup): ComboGroup {
  return {
    id: String(wire.id),
    name: wire.name,
    minAmount: wire.minAmount ?? 1,
    maxAmount: wire.maxAmount ?? Math.max(1, wire.minAmount ?? 1),
    options: (wire.options ?? []).map(({ productId, surcharge, isDefault }) => ({
      productId: String(productId),
      surcharge: surcharge ?? 0,
      isDefault: isDefault ?? false,
    })),
  };
}
