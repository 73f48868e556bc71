import { amount, flag, text } from '#domain/office/field-kinds.ts';
import { type DraftOf, type FieldTable, readFields, showFields } from '#domain/office/form-fields.ts';
import { mostPrice } from '#domain/typed-number.ts';
import type { WordKey } from '#domain/words.ts';
import type { RecordEdit } from '#stores/office/catalog-draft.ts';
import { type DishRecord, fileIdOf } from '#stores/office/menu-records.ts';
import type { MenuProps } from '../menu-props.ts';
import { draftOfParts, type PartsDraft, recordOfParts } from './dish-parts.ts';
import { draftOfFacts, type FactsDraft, withFacts } from './facts-draft.ts';
import { draftOfRestaurants, type RestaurantsDraft, recordOfRestaurants } from './restaurants-draft.ts';

export const dishTable = {
  name: { kind: text({ isRequired: true }) },
  description: { kind: text() },
  unit: { kind: text({ empty: 'null' }) },
  price: { kind: amount({ max: mostPrice }), isRequired: true },
  oldPrice: { kind: amount({ max: mostPrice, empty: null }) },
  isAvailable: { kind: flag(true), label: 'onSale', note: 'onSaleHint' },
} as const satisfies FieldTable<DishRecord, WordKey<'office-menu'>>;

/** A dish as shown in the fields of its form. */
export interface DishDraft extends DraftOf<typeof dishTable> {
  readonly category: string | null;
  readonly image: string | null;
  readonly facts: FactsDraft;
  readonly groups: readonly string[];
  readonly parts: PartsDraft;
  readonly restaurants: RestaurantsDraft;
  /** dishes that are suggested beside it */
  readonly suggested: readonly string[];
}

type Records = MenuProps['catalog']['draft'];

/** @param dish null: a new one, in the first category */
export function draftOfDish(dish: DishRecord | null, records: Records): DishDraft {
  const [first] = records.categories;
  const category = dish === null ? first?.id : dish.categoryId;
  const suggested = records.recommendations.find(({ productId }) => String(productId) === String(dish?.id))?.with ?? [];
  return {
    ...showFields(dishTable, dish ?? {}),
    category: category === undefined ? null : String(category),
    image: dish?.image ?? null,
    facts: draftOfFacts(dish),
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
  const { restaurantIds: _, restaurantPrices: __, ...old } = readFields(dishTable, draft, dish ?? newDish(id));
  return withFacts(draft.facts, {
    ...old,
    ...recordOfParts(draft.parts, dish, records.products),
    categoryId: fileIdOf(records.categories, draft.category ?? ''),
    ...((draft.image !== null || dish?.image !== undefined) && { image: draft.image }),
    modifierGroupIds: draft.groups.map((group) => fileIdOf(records.modifierGroups, group)),
    ...recordOfRestaurants(draft.restaurants, dish, records.restaurants),
  });
}

function newDish(id: string): DishRecord {
  return {
    id,
    categoryId: '',
    name: { ru: '' },
    price: 0,
    tags: [],
    isAvailable: true,
    modifierGroupIds: [],
    isCombo: false,
    isSet: false,
  };
}
