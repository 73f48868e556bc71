import type { BodyOf } from '#contract/calls.ts';
import {
  columnOf,
  type DishColumn,
  dishColumns,
  type ReadTable,
  readTable,
  type TableIssue,
  type TableRow,
  tableOf,
  unknownColumns,
} from '#contract/catalog/dish-table.ts';
import { withNumbers } from '#contract/catalog/file-numbers.ts';
import { ignoredSections } from '#contract/catalog/sold-records.ts';
import { nextId } from '#domain/office/next-id.ts';
import { type ApiResult, api } from '../lib/api.ts';
import { type CatalogState, loadCatalog, saveRecords } from './catalog-draft.ts';
import { decodeText } from './decode-text.ts';
import type { DishRecord } from './menu-records.ts';
import { type DoubtfulPrice, doubtfulPrices } from './price-doubts.ts';
import type { Sheet, WorkbookProblem } from './read-workbook.ts';
import { isWorkbook } from './workbook-signature.ts';

/** A file as it was read, before anything is saved. */
export type ReadImport =
  | { readonly kind: 'catalog'; readonly document: object; readonly ignored: readonly string[] }
  | ({ readonly kind: 'table'; readonly rows: number; readonly unknown: readonly string[] } & ReadTable)
  | { readonly kind: 'unreadable' | 'tooLarge' | WorkbookProblem };

/** The names of the columns as they were written, and the rows below them. */
interface Table {
  readonly names: readonly string[];
  readonly rows: readonly TableRow[];
  /** of cells without a text */
  readonly issues: readonly TableIssue[];
}

const mostBytes = 16_000_000;

/** Reads a catalog file (JSON) or a table of dishes (CSV, XLSX); what a table would change depends on the draft. */
export async function readImport(file: File, { draft }: Pick<CatalogState, 'draft'>): Promise<ReadImport> {
  if (file.size > mostBytes) return { kind: 'tooLarge' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isWorkbook(bytes)) {
    const { readWorkbook } = await import('./read-workbook.ts');
    const sheet = readWorkbook(bytes);
    return typeof sheet === 'string' ? { kind: sheet } : readDishes(tableOfSheet(sheet), draft);
  }
  const text = decodeText(bytes);
  const document = parseJson(text);
  if (document !== null) return { kind: 'catalog', document, ignored: ignoredSections({ ...document }) };
  if (/^\s*[[{]/.test(text)) return { kind: 'unreadable' };
  return readDishes(await parseTable(text), draft);
}

function readDishes({ names, rows, issues }: Table, draft: CatalogState['draft']): ReadImport {
  const unknown = unknownColumns(names);
  if (unknown.length === names.length) return { kind: 'unreadable' };
  let id = nextId(draft.products) - 1;
  const newId = () => {
    id += 1;
    return String(id);
  };
  const read = readTable(rows, draft, newId);
  const wrong = [...issues, ...read.issues].sort((one, other) => one.row - other.row);
  return { kind: 'table', rows: rows.length, unknown, changes: read.changes, issues: wrong };
}

function parseJson(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

async function parseTable(text: string): Promise<Table> {
  const { default: csv } = await import('papaparse');
  const { data, meta } = csv.parse<TableRow>(text, { header: true, skipEmptyLines: 'greedy', transformHeader: columnOf });
  return { names: meta.fields ?? [], rows: data, issues: [] };
}

/** The first row that is not empty has the names. The rows before it count, as those of the spreadsheet do. */
function tableOfSheet(sheet: Sheet): Table {
  const head = sheet.findIndex((row) => row.some((cell) => cell !== undefined && cell !== ''));
  const named = Array.from(sheet[head] ?? [], (cell) => (typeof cell === 'string' ? cell.trim() : ''));
  const isRepeated = (name: string, index: number) => name !== '' && named.findIndex((other) => columnOf(other) === columnOf(name)) < index;
  // as in CSV, a second column of the same name is an unknown one
  const names = named.map((name, index) => (isRepeated(name, index) ? `${name}_${index + 1}` : name));
  const issues: TableIssue[] = [];
  const rows = sheet.slice(1).map((cells, index) => {
    if (index < head) return {};
    const row: Partial<Record<DishColumn, string>> = {};
    for (const [position, name] of names.entries()) {
      const column = dishColumns.find((each) => each === columnOf(name));
      const cell = cells[position] ?? '';
      if (column === undefined) continue;
      if (typeof cell === 'string') row[column] = cell;
      else issues.push({ row: index + 1, column, ...cell });
    }
    return row;
  });
  return { names: names.filter((name) => name !== ''), rows, issues };
}

/** All dishes of the draft as CSV, of an empty catalog the names of the columns; with the mark by which spreadsheets recognize UTF-8. */
export async function dishesAsCsv({ draft }: Pick<CatalogState, 'draft'>): Promise<Blob> {
  const { default: csv } = await import('papaparse');
  return new Blob([`\uFEFF${csv.unparse({ fields: [...dishColumns], data: tableOf(draft) })}\r\n`], { type: 'text/csv;charset=utf-8' });
}

/** Puts a catalog file into the draft; INVALID_BODY names the field. */
export async function importCatalogFile(document: object): Promise<ApiResult<unknown>> {
  // the server checks the document by the schema of the file
  const body = withNumbers(document) as BodyOf<'PUT /api/v1/office/catalog/file'>;
  const result = await api('PUT /api/v1/office/catalog/file', { body, silent: true });
  if (result.ok) await loadCatalog();
  return result;
}

/** Prices of a file to look at before it is saved. */
export function doubtsOfImport(read: ReadImport, { draft }: Pick<CatalogState, 'draft'>): readonly DoubtfulPrice[] {
  if (read.kind === 'table') return doubtfulPrices(read.changes, draft);
  const { products = [] } = read.kind === 'catalog' ? (withNumbers(read.document) as { products?: unknown }) : {};
  const dishes = Array.isArray(products) ? products.filter(isPriced) : [];
  const known = new Map(draft.products.map((dish) => [String(dish.id), dish]));
  const changes = dishes.map((after) => ({ before: known.get(String(after.id)) ?? null, after }));
  return doubtfulPrices(changes, { products: dishes });
}

/** The server checks the other values. */
function isPriced(dish: unknown): dish is DishRecord {
  return typeof dish === 'object' && dish !== null && 'price' in dish && typeof dish.price === 'number';
}

/** Saves the dishes of a table in the draft. */
export function importTable({ changes }: Pick<ReadTable, 'changes'>): Promise<ApiResult<unknown>> {
  return saveRecords(changes.map(({ id, before, after }) => ({ section: 'products', id, base: before, value: after })));
}
