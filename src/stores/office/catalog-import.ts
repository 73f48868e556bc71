import type { BodyOf } from '#contract/calls.ts';
import { columnOf, dishColumns, type ReadTable, readTable, type TableRow, tableOf, unknownColumns } from '#contract/catalog/dish-table.ts';
import { ignoredSections } from '#contract/catalog/sold-records.ts';
import { nextId } from '#domain/office/next-id.ts';
import { type ApiResult, api } from '../lib/api.ts';
import { type CatalogState, loadCatalog, saveRecords } from './catalog-draft.ts';

/** A file as it was read, before anything is saved. */
export type ReadImport =
  | { readonly kind: 'catalog'; readonly document: object; readonly ignored: readonly string[] }
  | ({ readonly kind: 'table'; readonly rows: number; readonly unknown: readonly string[] } & ReadTable)
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'tooLarge' };

const mostBytes = 16_000_000;

/** Reads a catalog file (JSON) or a table of dishes (CSV); what a table would change depends on the draft. */
export async function readImport(file: File, { draft }: Pick<CatalogState, 'draft'>): Promise<ReadImport> {
  if (file.size > mostBytes) return { kind: 'tooLarge' };
  const text = decode(await file.arrayBuffer());
  const document = parseJson(text);
  if (document !== null) return { kind: 'catalog', document, ignored: ignoredSections({ ...document }) };
  if (/^\s*[[{]/.test(text)) return { kind: 'unreadable' };
  const { names, rows } = await parseTable(text);
  const unknown = unknownColumns(names);
  if (unknown.length === names.length) return { kind: 'unreadable' };
  let id = nextId(draft.products) - 1;
  const newId = () => {
    id += 1;
    return String(id);
  };
  return { kind: 'table', rows: rows.length, unknown, ...readTable(rows, draft, newId) };
}

/** Spreadsheets on Windows write Cyrillic in an encoding of their own. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1251').decode(bytes);
  }
}

function parseJson(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

async function parseTable(text: string) {
  const { default: csv } = await import('papaparse');
  const { data, meta } = csv.parse<TableRow>(text, { header: true, skipEmptyLines: 'greedy', transformHeader: columnOf });
  return { names: meta.fields ?? [], rows: data };
}

/** All dishes of the draft as CSV, of an empty catalog the names of the columns; with the mark by which spreadsheets recognize UTF-8. */
export async function dishesAsCsv({ draft }: Pick<CatalogState, 'draft'>): Promise<Blob> {
  const { default: csv } = await import('papaparse');
  return new Blob([`\uFEFF${csv.unparse({ fields: [...dishColumns], data: tableOf(draft) })}\r\n`], { type: 'text/csv;charset=utf-8' });
}

/** Puts a catalog file into the draft; INVALID_BODY names the field. */
export async function importCatalogFile(document: object): Promise<ApiResult<unknown>> {
  // the server checks the document by the schema of the file
  const body = document as BodyOf<'PUT /api/v1/office/catalog/file'>;
  const result = await api('PUT /api/v1/office/catalog/file', { body, silent: true });
  if (result.ok) await loadCatalog();
  return result;
}

/** Saves the dishes of a table in the draft. */
export function importTable({ changes }: Pick<ReadTable, 'changes'>): Promise<ApiResult<unknown>> {
  return saveRecords(changes.map(({ id, before, after }) => ({ section: 'products', id, base: before, value: after })));
}
