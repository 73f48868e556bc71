import { allergens, exceedsWeight, type Nutrient, nutrients } from '#domain/menu/dish-facts.ts';
import { dishTags } from '#domain/menu/dish-tags.ts';
import { mxikPattern, packageCodePattern } from '#domain/menu/fiscal-codes.ts';
import { parseInRange } from '#domain/typed-number.ts';
import type { DishRecord } from '#stores/office/menu-records.ts';

const codes = ['mxik', 'packageCode'] as const;

/** The fields of a dish's facts that are written as text and can be wrong. */
const typedFacts = [...nutrients, ...codes] as const;

export type TypedFact = (typeof typedFacts)[number];

/** Facts and codes of a dish as shown in the fields of its form. */
export interface FactsDraft extends Readonly<Record<TypedFact, string>> {
  /** kcal in a portion */
  readonly energy: number | null;
  readonly vatPercent: number | null;
  readonly allergens: readonly string[];
  /** those that customers see */
  readonly tags: readonly string[];
  /** those that are only searched, separated by commas */
  readonly otherTags: string;
}

const isShown = (tag: string) => (dishTags as readonly string[]).includes(tag);

export function draftOfFacts(dish: DishRecord | null): FactsDraft {
  const typed = Object.fromEntries(typedFacts.map((name) => [name, String(dish?.[name] ?? '')]));
  const tags = dish?.tags ?? [];
  return {
    ...(typed as Record<TypedFact, string>),
    energy: dish?.energy ?? null,
    vatPercent: dish?.vatPercent ?? null,
    allergens: dish?.allergens ?? [],
    tags: tags.filter(isShown),
    otherTags: tags.filter((tag) => !isShown(tag)).join(', '),
  };
}

/** The first field that is wrong: grams are 0 to 100 and together at most 100, codes have only digits. null: none. */
export function wrongFact(draft: FactsDraft): TypedFact | null {
  const grams = nutrients.find((nutrient) => draft[nutrient].trim() !== '' && parseGrams(draft[nutrient]) === null);
  if (grams !== undefined) return grams;
  if (exceedsWeight(gramsOf(draft))) return 'carbohydrate';
  if (!fits(draft.mxik, mxikPattern)) return 'mxik';
  return fits(draft.packageCode, packageCodePattern) ? null : 'packageCode';
}

/** The fields of the record for checked facts. An absent value stays absent while its field is empty. */
export function recordOfFacts(draft: FactsDraft, dish: DishRecord | null) {
  const values = {
    energy: draft.energy,
    ...gramsOf(draft),
    mxik: draft.mxik.trim() || null,
    packageCode: draft.packageCode.trim() || null,
    vatPercent: draft.vatPercent,
  };
  const given = Object.entries(values).filter(([name, value]) => value !== null || dish?.[name as keyof typeof values] !== undefined);
  const chosen = allergens.filter((allergen) => draft.allergens.includes(allergen));
  const old = dish?.allergens;
  return {
    ...Object.fromEntries(given),
    ...((chosen.length > 0 || old !== undefined) && { allergens: inOldOrder(chosen, old ?? []) }),
    tags: inOldOrder([...dishTags.filter((tag) => draft.tags.includes(tag)), ...otherTags(draft)], dish?.tags ?? []),
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

function gramsOf(draft: FactsDraft): Record<Nutrient, number | null> {
  const { protein, fat, carbohydrate } = draft;
  return { protein: parseGrams(protein), fat: parseGrams(fat), carbohydrate: parseGrams(carbohydrate) };
}

/** `12,5` and `12.5`; null: not a number from 0 to 100. */
function parseGrams(text: string): number | null {
  return parseInRange(text, { min: 0, max: 100, isFine: true });
}

function fits(text: string, pattern: RegExp): boolean {
  return text.trim() === '' || pattern.test(text.trim());
}
