import { fiscalCodesOf } from '#domain/menu/fiscal-codes.ts';
import { foldedWords } from '#domain/office/folded-words.ts';
import { type CategoryRecord, type DishRecord, textIn } from './menu-records.ts';

/** '': every one */
export interface DishFilter {
  readonly text: string;
  readonly category: string;
  readonly state: '' | 'available' | 'hidden' | 'changed' | 'uncoded';
}

export const noFilter: DishFilter = { text: '', category: '', state: '' };

/** A dish with what the filter compares. */
export interface DishRow {
  readonly id: string;
  readonly dish: DishRecord;
  readonly isChanged: boolean;
  /** its names in all languages, and its id, folded */
  readonly folded: string;
}

const foldedNames = new WeakMap<DishRecord, string>();

export function dishRows(dishes: readonly DishRecord[], changed: ReadonlySet<string>): DishRow[] {
  return dishes.map((dish) => {
    const id = String(dish.id);
    return { id, dish, isChanged: changed.has(id), folded: foldedOf(dish) };
  });
}

/** Records never change; the text of each is folded once. */
function foldedOf(dish: DishRecord): string {
  const known = foldedNames.get(dish);
  if (known !== undefined) return known;
  const { name, id } = dish;
  const folded = foldedWords([name.ru, name.en, name.uz, String(id)].join(' ')).join(' ');
  foldedNames.set(dish, folded);
  return folded;
}

/** The dishes that a filter shows, in their order; a category includes those within it. */
export function filterDishes(rows: readonly DishRow[], filter: DishFilter, categories: readonly CategoryRecord[]): DishRow[] {
  const words = foldedWords(filter.text);
  const within = new Set(
    categories.flatMap(({ id, parentId }) => (String(id) === filter.category || String(parentId) === filter.category ? [String(id)] : [])),
  );
  return rows.filter(
    (row) =>
      (filter.category === '' || within.has(String(row.dish.categoryId))) &&
      matchesState(row, filter.state) &&
      words.every((word) => row.folded.includes(word)),
  );
}

function matchesState({ dish, isChanged }: DishRow, state: DishFilter['state']): boolean {
  if (state === 'changed') return isChanged;
  if (state === 'uncoded') return lacksCodes(dish);
  return state === '' || dish.isAvailable === (state === 'available');
}

/** Whether a receipt with this dish can't be issued; a combo and a set are their dishes (R-PAY-8). */
function lacksCodes(dish: DishRecord): boolean {
  return !dish.isCombo && !dish.isSet && fiscalCodesOf(dish) === null;
}

/** The dishes in the order of their names. */
export function byName(dishes: readonly DishRecord[], locale: Parameters<typeof textIn>[1]): DishRecord[] {
  return dishes.toSorted((a, b) => textIn(a.name, locale).localeCompare(textIn(b.name, locale), locale));
}
