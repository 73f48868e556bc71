import type { LocalizedText } from '#domain/locale.ts';
import { shortText } from '#domain/localized-text.ts';
import type { RecordEdit } from '#stores/office/catalog-draft.ts';
import { allTexts, type DishRecord, fileIdOf } from '#stores/office/menu-records.ts';
import type { MenuProps } from '../menu-props.ts';
import { draftOfParts, type PartsDraft, recordOfParts } from './dish-parts.ts';
import { draftOfFacts, type FactsDraft, recordOfFacts } from './facts-draft.ts';
import { draftOfRestaurants, type RestaurantsDraft, recordOfRestaurants } from './restaurants-draft.ts';

/** A dish as shown in the fields of its form. */
export interface DishDraft {
  readonly name: LocalizedText;
  readonly description: LocalizedText;
  readonly unit: LocalizedText;
  readonly price: number | null;
  readonly oldPrice: number | null;
  readonly category: string | null;
  readonly image: string | null;
  readonly facts: FactsDraft;
  readonly isAvailable: boolean;
  readonly groups: readonly string[];
  readonly parts: PartsDraft;
  readonly restaurants: RestaurantsDraft;
  /** dishes that are suggested beside it */
  readonly suggested: readonly string[];
}

type Records = MenuProps['catalog']['draft'];
type FileText = Partial<DishRecord['name']>;

/** @param dish null: a new one, in the first category */
export function draftOfDish(dish: DishRecord | null, records: Records): DishDraft {
  const [category] = records.categories;
  const suggested = records.recommendations.find(({ productId }) => String(productId) === String(dish?.id))?.with ?? [];
  return {
    name: allTexts(dish?.name),
    description: allTexts(dish?.description),
    unit: allTexts(dish?.unit),
    price: dish?.price ?? null,
    oldPrice: dish?.oldPrice ?? null,
    category: dish === null ? (category === undefined ? null : String(category.id)) : String(dish.categoryId),
    image: dish?.image ?? null,
    facts: draftOfFacts(dish),
    isAvailable: dish?.isAvailable ?? true,
    groups: (dish?.modifierGroupIds ?? []).map(String),
    parts: draftOfParts(dish),
    restaurants: draftOfRestaurants(dish, records.restaurants),
    suggested: suggested.map(String),
  };
}

/**
 * The edits that a checked form stands for: the dish, and what is suggested beside it where that has changed.
 * @param opened the form as it was opened
 * @param times its serving times, which have a form of their own
 */
export function editsOfDish(
  draft: DishDraft,
  opened: DishDraft,
  dish: DishRecord | null,
  id: string,
  records: Records,
  times: object = {},
): RecordEdit[] {
  const value = { ...recordOfDish(draft, dish, id, records), ...times };
  const saved: RecordEdit = { section: 'products', id, base: dish, value };
  if (draft.suggested.join() === opened.suggested.join()) return [saved];
  const others = draft.suggested.map((other) => fileIdOf(records.products, other));
  const suggestion = others.length === 0 ? null : { productId: value.id, with: others };
  return [saved, { section: 'recommendations', id, value: suggestion }];
}

/** The record that a checked form stands for; what the form does not show stays. */
function recordOfDish(draft: DishDraft, dish: DishRecord | null, id: string, records: Records): DishRecord {
  const { price, category, image, oldPrice, isAvailable } = draft;
  const { restaurantIds: _, restaurantPrices: __, ...old } = dish ?? { id, isCombo: false, isSet: false };
  return {
    ...old,
    ...recordOfParts(draft.parts, dish, records.products),
    categoryId: fileIdOf(records.categories, category ?? ''),
    name: shortText(draft.name),
    ...optionalText('description', draft.description, dish?.description),
    price: price ?? 0,
    ...optionalValue('oldPrice', oldPrice, dish?.oldPrice),
    ...optionalValue('image', image, dish?.image),
    ...optionalText('unit', draft.unit, dish?.unit),
    isAvailable,
    modifierGroupIds: draft.groups.map((group) => fileIdOf(records.modifierGroups, group)),
    ...recordOfFacts(draft.facts, dish),
    ...recordOfRestaurants(draft.restaurants, dish, records.restaurants),
  };
}

/** An absent value stays absent while the field is empty. */
function optionalValue<Value>(name: string, value: Value | null, old: Value | null | undefined) {
  return value === null && old === undefined ? {} : { [name]: value };
}

/** Russian may be empty in a description, but not in a unit: an empty one is absent. */
function optionalText(name: 'description' | 'unit', text: LocalizedText, old: FileText | null | undefined) {
  const isEmpty = Object.values(text).every((each) => each.trim() === '');
  if (!isEmpty) return { [name]: shortText(text) };
  if (old === undefined) return {};
  return { [name]: name === 'unit' ? null : { ru: '' } };
}
