import { allergens, exceedsWeight, mostEnergy } from '#domain/menu/dish-facts.ts';
import { dishTags, menuTags } from '#domain/menu/dish-tags.ts';
import { mxikPattern, packageCodePattern } from '#domain/menu/fiscal-codes.ts';
import { amount, line } from '#domain/office/field-kinds.ts';
import { type DraftOf, type FieldTable, readFields, showFields, wrongFields } from '#domain/office/form-fields.ts';
import type { WordKey } from '#domain/words.ts';
import type { DishRecord } from '#stores/office/menu-records.ts';

const grams = { kind: amount({ max: 100, isFine: true, empty: null }) };

export const factsTable = {
  energy: { kind: amount({ max: mostEnergy, empty: null }) },
  protein: grams,
  fat: grams,
  carbohydrate: grams,
  mxik: { kind: line(mxikPattern) },
  packageCode: { kind: line(packageCodePattern) },
  vatPercent: { kind: amount({ max: 100, empty: null }) },
} as const satisfies FieldTable<DishRecord, WordKey<'office-menu'>>;
export type FactField = keyof typeof factsTable;

/** Facts and codes of a dish as shown in the fields of its form. */
export interface FactsDraft extends DraftOf<typeof factsTable> {
  readonly allergens: readonly string[];
  /** those that customers see, and those that place the dish on the menu */
  readonly tags: readonly string[];
  /** those that are only searched, separated by commas */
  readonly otherTags: string;
}

const listed = [...dishTags, ...menuTags];
const isShown = (tag: string) => (listed as readonly string[]).includes(tag);

export function draftOfFacts(dish: DishRecord | null): FactsDraft {
  const tags = dish?.tags ?? [];
  return {
    ...showFields(factsTable, dish ?? {}),
    allergens: dish?.allergens ?? [],
    tags: tags.filter(isShown),
    otherTags: tags.filter((tag) => !isShown(tag)).join(', '),
  };
}

/** The fields that are wrong: grams are 0 to 100 and together at most 100, codes have only digits. */
export function wrongFacts(draft: FactsDraft): FactField[] {
  const wrong = wrongFields(factsTable, draft, {});
  return wrong.length === 0 && exceedsWeight(draft) ? ['carbohydrate'] : wrong;
}

/** A record with checked facts. */
export function withFacts<Stored extends Partial<DishRecord>>(draft: FactsDraft, record: Stored): Stored & Pick<DishRecord, 'tags'> {
  const chosen = allergens.filter((allergen) => draft.allergens.includes(allergen));
  const { allergens: old, tags = [] } = record;
  return {
    ...readFields(factsTable, draft, record),
    ...((chosen.length > 0 || old !== undefined) && { allergens: inOldOrder(chosen, old ?? []) }),
    tags: inOldOrder([...listed.filter((tag) => draft.tags.includes(tag)), ...otherTags(draft)], tags),
  };
}

function otherTags({ otherTags: text }: FactsDraft): string[] {
  const tags = text.split(',').map((tag) => tag.trim());
  return tags.filter((tag) => tag !== '');
}

/** What was there keeps its place, so that a dish that was only opened stays the same. */
function inOldOrder<Item>(items: readonly Item[], old: readonly Item[]): Item[] {
  return [...old.filter((item) => items.includes(item)), ...items.filter((item) => !old.includes(item))];
}
