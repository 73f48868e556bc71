import type { FileText } from '#contract/catalog/catalog-file.ts';
import type { SoldRecords } from '#contract/catalog/sold-records.ts';
import type { Id } from '#domain/id.ts';
import type { Locale } from '#domain/locale.ts';
import { withFallbacks } from '#domain/localized-text.ts';
import type { Category } from '#domain/menu/category.ts';
import { readFacts } from '#domain/menu/dish-facts.ts';
import { filterModifiers } from '#domain/menu/modifier.ts';
import { searchWordsOf } from '#domain/menu/search-words.ts';
import type { Serving } from '#domain/menu/serving-times.ts';
import type { ComboGroup, ModifierGroup, Product } from '#domain/menu/types.ts';
import { servingFinder } from './servings.ts';

/** FILTER_MODIFIERS of R-OPTION-5. */
export type ModifierSetting = 'on' | 'off';

type ProductRecord = SoldRecords['products'][number];

export function toCategories({ categories }: SoldRecords, locale: Locale): Category[] {
  return categories.map(({ id, parentId, name }) => ({
    id: String(id),
    parentId: parentId === null ? null : String(parentId),
    name: textIn(name, locale),
  }));
}

/** What people type for dishes of a category, in one language, by the ids of the categories that have it. */
export function toSearchWords({ categories }: SoldRecords, locale: Locale): ReadonlyMap<Id, readonly string[]> {
  return new Map(
    categories.flatMap(({ id, searchWords }) => (searchWords ? [[String(id), searchWordsOf(searchWords[locale] ?? '')] as const] : [])),
  );
}

/** The products that are not hidden (R-DISH-6), in one language and the file's order. A combo does not offer a hidden one. */
export function toProducts({ products, modifierGroups, categories }: SoldRecords, locale: Locale, setting: ModifierSetting): Product[] {
  const groups = new Map(modifierGroups.map((group) => [String(group.id), toModifierGroup(group, locale)]));
  const servingOf = servingFinder(categories, locale);
  const shown = products.filter(({ isAvailable }) => isAvailable);
  const shownIds = new Set(shown.map(({ id }) => String(id)));
  return shown.map((record) => filterModifiers(toProduct(record, groups, locale, servingOf(record), shownIds), setting));
}

function toProduct(
  record: ProductRecord,
  groups: ReadonlyMap<string, ModifierGroup>,
  locale: Locale,
  serving: Serving | undefined,
  shownIds: ReadonlySet<string>,
): Product {
  const facts = readFacts(record);
  return {
    id: String(record.id),
    name: textIn(record.name, locale),
    categoryId: String(record.categoryId),
    description: record.description === undefined ? '' : textIn(record.description, locale),
    price: record.price,
    oldPrice: record.oldPrice ?? null,
    image: record.image ?? null,
    unit: record.unit == null ? null : textIn(record.unit, locale),
    isAvailable: record.isAvailable,
    tags: record.tags,
    ...(facts && { facts }),
    ...(serving && { serving }),
    isCombo: record.isCombo,
    isSet: record.isSet,
    usesModifierSystem: record.modifierGroupIds.length > 0,
    modifierGroups: record.modifierGroupIds.flatMap((id) => groups.get(String(id)) ?? []),
    comboGroups: (record.comboGroups ?? []).map((group) => toComboGroup(group, locale, shownIds)),
    setItems: (record.setItems ?? []).map(({ productId, quantity }) => ({ productId: String(productId), quantity })),
  };
}

function toModifierGroup(record: SoldRecords['modifierGroups'][number], locale: Locale): ModifierGroup {
  return {
    id: String(record.id),
    name: textIn(record.name, locale),
    kind: record.kind,
    minAmount: record.minAmount,
    maxAmount: record.maxAmount,
    freeAmount: record.freeAmount,
    maxPerOption: record.maxPerOption,
    options: record.options.map((option) => ({ ...option, id: String(option.id), name: textIn(option.name, locale) })),
  };
}

function toComboGroup(
  record: NonNullable<ProductRecord['comboGroups']>[number],
  locale: Locale,
  shownIds: ReadonlySet<string>,
): ComboGroup {
  return {
    id: String(record.id),
    name: textIn(record.name, locale),
    minAmount: record.minAmount,
    maxAmount: record.maxAmount,
    options: record.options
      .map((option) => ({ ...option, productId: String(option.productId) }))
      .filter(({ productId }) => shownIds.has(productId)),
  };
}

function textIn(text: FileText, locale: Locale): string {
  return withFallbacks(text)[locale];
}
