import type { Locale } from '#domain/locale.ts';
import { type Allergen, allergens as allergenNames, mostEnergy } from '#domain/menu/dish-facts.ts';
import { isSameValue } from '#domain/same-value.ts';
import { mostPrice, parseInRange } from '#domain/typed-number.ts';
import type { CatalogFile, FileText } from './catalog-file.ts';
import type { SoldRecords } from './sold-records.ts';

/**
 * Prices and simple dishes as a table, one row a dish: for a spreadsheet, as CSV or XLSX. A table has any of the columns, in any order;
 * what it does not contain remains unchanged.
 */
export const dishColumns = [
  'id',
  'category',
  'name_ru',
  'name_en',
  'name_uz',
  'description_ru',
  'description_en',
  'description_uz',
  'price',
  'old_price',
  'is_available',
  'energy',
  'allergens',
  'tags',
] as const;

export type DishColumn = (typeof dishColumns)[number];
export type TableRow = Readonly<Partial<Record<DishColumn, string>>>;
type Dish = CatalogFile['products'][number];
type Catalog = Pick<SoldRecords, 'products' | 'categories'>;

/** What is wrong with a cell: no such category, no whole price in som, neither yes nor no, no kcal, an unknown allergen, a missing value, an id that is listed twice. */
type TableRule = 'category' | 'price' | 'flag' | 'energy' | 'allergen' | 'required' | 'twice';

/** Why a cell of a workbook has no text: a date, a formula without a result, a result such as `#REF!`. */
export type CellRule = 'date' | 'formula' | 'cellError';

export interface TableIssue {
  /** from 1, without the row of the names */
  readonly row: number;
  readonly column: DishColumn;
  readonly rule: TableRule | CellRule;
  readonly value: string;
}

interface TableChange {
  readonly id: string;
  readonly before: Dish | null;
  readonly after: Dish;
}

export interface ReadTable {
  /** those that differ from the catalog */
  readonly changes: readonly TableChange[];
  readonly issues: readonly TableIssue[];
}

/** The names of a table's columns, as they were written, that are none of `dishColumns`. */
export function unknownColumns(names: readonly string[]): string[] {
  return names.filter((name) => !(dishColumns as readonly string[]).includes(columnOf(name)));
}

/** The name of a column without regard to case and spaces. */
export function columnOf(name: string): string {
  return name.trim().toLowerCase();
}

/** All dishes, in the order of the catalog. Reading the rows again changes nothing. */
export function tableOf({ products }: Pick<Catalog, 'products'>): Record<DishColumn, string>[] {
  return products
    .map((dish) => ({
      id: String(dish.id),
      category: String(dish.categoryId),
      name_ru: dish.name.ru,
      name_en: dish.name.en ?? '',
      name_uz: dish.name.uz ?? '',
      description_ru: dish.description?.ru ?? '',
      description_en: dish.description?.en ?? '',
      description_uz: dish.description?.uz ?? '',
      price: String(dish.price),
      old_price: dish.oldPrice == null ? '' : String(dish.oldPrice),
      is_available: dish.isAvailable ? '1' : '0',
      energy: dish.energy == null ? '' : String(dish.energy),
      allergens: (dish.allergens ?? []).join(', '),
      tags: dish.tags.join(', '),
    }))
    .map(withoutFormulas);
}

/** What a spreadsheet would calculate: it begins with a sign of a formula, maybe after apostrophes. */
const formula = /^'*[=+\-@\t\r]/;

/** An apostrophe before a text makes spreadsheets show it instead of calculating it (OWASP, CSV injection). */
function withoutFormulas(row: Record<DishColumn, string>): Record<DishColumn, string> {
  return Object.fromEntries(Object.entries(row).map(([column, text]) => [column, formula.test(text) ? `'${text}` : text])) as typeof row;
}

/** A row as it was before `tableOf` made its texts safe. */
function withFormulas(row: TableRow): TableRow {
  const plain = (text: string) => (text.startsWith("'") && formula.test(text) ? text.slice(1) : text);
  return Object.fromEntries(Object.entries(row).map(([column, text]) => [column, plain(text)]));
}

/** What a spreadsheet leaves of a broken value: `#REF!`, `#ИМЯ?`, `####`, a long number as `4,78E+12`, `?` or \uFFFD for a lost letter. */
const damage = /^#(\p{Lu}[\p{Lu}\d/ ]*[!?]|Н\/Д|N\/A|#+)$|^[+-]?\d[.,]\d+E\+\d+$|\p{L}\?\p{L}|\uFFFD/iu;

/**
 * Reads rows as changes of dishes. A row without an id, or with an unknown one, is a new dish. An empty cell removes a value that may be
 * missing, and leaves any other unchanged.
 *
 * @param newId an unused id for a dish whose row has none
 */
export function readTable(rows: readonly TableRow[], catalog: Catalog, newId: () => string): ReadTable {
  const dishes = new Map(catalog.products.map((dish) => [String(dish.id), dish]));
  const seen = new Set<string>();
  const changes: TableChange[] = [];
  const issues: TableIssue[] = [];
  for (const [index, written] of rows.entries()) {
    const row = withFormulas(written);
    if (dishColumns.every((column) => (row[column]?.trim() ?? '') === '')) continue;
    const given = row.id?.trim() ?? '';
    const report = (column: DishColumn, rule: TableRule | CellRule) =>
      issues.push({ row: index + 1, column, rule, value: row[column]?.trim() ?? '' });
    if (given !== '' && seen.has(given)) report('id', 'twice');
    seen.add(given);
    const damaged = dishColumns.filter((column) => damage.test(row[column]?.trim() ?? ''));
    for (const column of damaged) report(column, 'cellError');
    if (damaged.length > 0) continue;
    const before = dishes.get(given) ?? null;
    const id = given === '' ? newId() : given;
    const after = readRow(row, before ?? newDish(id), catalog, report);
    if (before === null) requireValues(row, report);
    if (!isSameValue(before, after)) changes.push({ id, before, after });
  }
  return { changes, issues };
}

type Report = (column: DishColumn, rule: TableRule) => void;

function newDish(id: string): Dish {
  const flags = { isAvailable: true, isCombo: false, isSet: false };
  return { id, categoryId: '', name: { ru: '' }, price: 0, ...flags, modifierGroupIds: [], tags: [] };
}

function requireValues(row: TableRow, report: Report): void {
  for (const column of ['category', 'name_ru', 'price'] as const) {
    const cells = column === 'name_ru' ? [row.name_ru, row.name_en, row.name_uz] : [row[column]];
    if (cells.every((cell = '') => cell.trim() === '')) report(column, 'required');
  }
}

function readRow(row: TableRow, dish: Dish, { categories }: Catalog, report: Report): Dish {
  const cell = (column: DishColumn) => row[column]?.trim();
  const read = <Value>(column: DishColumn, rule: TableRule, unchanged: Value, parse: (text: string) => Value | null): Value => {
    const text = cell(column) ?? '';
    if (text === '') return unchanged;
    const value = parse(text);
    if (value === null) report(column, rule);
    return value ?? unchanged;
  };
  const { description: described, oldPrice: _, energy: __, allergens: named, ...rest } = dish;
  const description = readTexts(described ?? { ru: '' }, 'description', cell);
  const hasText = Object.values(description).some((text) => text !== '');
  const oldPrice = cell('old_price') === '' ? null : read('old_price', 'price', dish.oldPrice ?? null, parsePrice);
  const energy = cell('energy') === '' ? null : read('energy', 'energy', dish.energy ?? null, parseEnergy);
  const allergens = cell('allergens') === '' ? [] : read('allergens', 'allergen', named ?? [], parseAllergens);
  return {
    ...rest,
    ...(described !== undefined || hasText ? { description } : {}),
    ...(oldPrice === null && dish.oldPrice === undefined ? {} : { oldPrice }),
    ...(energy === null && dish.energy === undefined ? {} : { energy }),
    ...(allergens.length === 0 && named === undefined ? {} : { allergens }),
    tags: cell('tags') === undefined ? dish.tags : listOf(cell('tags') ?? ''),
    categoryId: read('category', 'category', dish.categoryId, (text) => findCategory(categories, text)),
    name: readTexts(dish.name, 'name', cell),
    price: read('price', 'price', dish.price, parsePrice),
    isAvailable: read('is_available', 'flag', dish.isAvailable, parseFlag),
  };
}

/** Russian is required in a name: an empty cell leaves it. */
function readTexts(texts: FileText, prefix: 'name' | 'description', cell: (column: DishColumn) => string | undefined): FileText {
  const mayBeEmpty = prefix === 'description';
  const of = (locale: Locale) => cell(`${prefix}_${locale}`);
  const ru = of('ru') ?? '';
  const others = (['en', 'uz'] as const).flatMap((locale) => {
    const text = of(locale) ?? texts[locale];
    return text === undefined || (text === '' && texts[locale] === undefined) ? [] : [[locale, text]];
  });
  return { ru: ru !== '' || (mayBeEmpty && of('ru') === '') ? ru : texts.ru, ...Object.fromEntries(others) };
}

/** By id, or by its name in one of the languages. */
function findCategory(categories: Catalog['categories'], text: string) {
  const wanted = text.toLowerCase();
  const found =
    categories.find(({ id }) => String(id) === text) ??
    categories.find(({ name }) => Object.values(name).some((each) => each?.toLowerCase() === wanted));
  return found?.id ?? null;
}

function parsePrice(text: string): number | null {
  return parseInRange(text, { min: 0, max: mostPrice });
}

function parseEnergy(text: string): number | null {
  return parseInRange(text, { min: 0, max: mostEnergy });
}

/** Their names in the catalog file, separated by commas. */
function parseAllergens(text: string): Allergen[] | null {
  const names = listOf(text.toLowerCase());
  const known = names.flatMap((name) => allergenNames.find((allergen) => allergen === name) ?? []);
  return known.length === names.length ? known : null;
}

function listOf(text: string): string[] {
  const items = text.split(',').map((item) => item.trim());
  return [...new Set(items)].filter((item) => item !== '');
}

const yes = new Set(['1', 'true', 'да', 'yes', 'ha', '+']);
const no = new Set(['0', 'false', 'нет', 'no', "yo'q", 'yoʻq', 'yo‘q', '-']);

function parseFlag(text: string): boolean | null {
  const word = text.toLowerCase();
  if (yes.has(word)) return true;
  return no.has(word) ? false : null;
}
