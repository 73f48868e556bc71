/** The allergens that a dish can name, in the order in which they are shown; their texts are `allergen_…` in `product.json`. */
export const allergens = [
  'gluten',
  'milk',
  'egg',
  'nuts',
  'peanut',
  'sesame',
  'soy',
  'fish',
  'shellfish',
  'mustard',
  'celery',
  'sulfites',
] as const;

export type Allergen = (typeof allergens)[number];

/** Grams in 100 g of a dish. */
export const nutrients = ['protein', 'fat', 'carbohydrate'] as const;

export type Nutrient = (typeof nutrients)[number];

/** What is known of a dish beside its texts; null: unknown. No allergen means that none is known, never that there is none. */
export interface DishFacts extends Readonly<Record<Nutrient, number | null>> {
  /** kcal in a portion */
  readonly energy: number | null;
  readonly allergens: readonly Allergen[];
}

export const mostEnergy = 10_000;

interface GivenFacts extends Readonly<Partial<Record<Nutrient | 'energy', number | null | undefined>>> {
  readonly allergens?: readonly string[] | null | undefined;
}

/** The facts among given values, without those that are out of range or not in the list of allergens; null: none is known. */
export function readFacts({ energy, protein, fat, carbohydrate, allergens: given }: GivenFacts): DishFacts | null {
  const within = (value: number | null | undefined, most: number) => (value != null && value >= 0 && value <= most ? value : null);
  const facts = {
    energy: within(energy, mostEnergy),
    protein: within(protein, 100),
    fat: within(fat, 100),
    carbohydrate: within(carbohydrate, 100),
    allergens: allergens.filter((allergen) => given?.includes(allergen)),
  };
  const isKnown =
    facts.allergens.length > 0 || [facts.energy, ...nutrients.map((nutrient) => facts[nutrient])].some((value) => value !== null);
  return isKnown ? facts : null;
}

/** 100 g of a dish can't contain more than 100 g. */
export function exceedsWeight(values: Readonly<Partial<Record<Nutrient, number | null | undefined>>>): boolean {
  return nutrients.reduce((sum, nutrient) => sum + (values[nutrient] ?? 0), 0) > 100;
}
