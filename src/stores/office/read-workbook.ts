import { strFromU8, type Unzipped, unzipSync } from 'fflate';
import type { CellRule } from '#contract/catalog/dish-table.ts';
import { isArchive } from './workbook-signature.ts';

/** Why nothing of a file can be read. */
export type WorkbookProblem = 'encrypted' | 'oldExcel' | 'notWorkbook' | 'broken' | 'tooManyCells';

/** A cell of a sheet: its text, or why it has none. */
type WorkbookCell = string | { readonly rule: CellRule; readonly value: string };

/** The rows of a sheet from its first one, without gaps; the cells of a row from its first column, some of them missing. */
export type Sheet = readonly (readonly (WorkbookCell | undefined)[])[];

/** All XML of a workbook. Browsers need several times as much for its elements. */
const mostUnpackedBytes = 48_000_000;
/** A cell in the last row of an otherwise short sheet is no reason to fill the memory with empty rows. */
const mostRows = 100_000;

/** Reads the first sheet of an XLSX file; formulas by the results that were saved with them. */
export function readWorkbook(bytes: Uint8Array): Sheet | WorkbookProblem {
  if (!isArchive(bytes)) return hasStream(bytes, 'EncryptedPackage') ? 'encrypted' : 'oldExcel';
  try {
    const parts = unpack(bytes);
    if (parts === null) return 'tooManyCells';
    const path = pathOfFirstSheet(parts);
    const sheet = path === null ? undefined : parts[path];
    if (sheet === undefined) return 'notWorkbook';
    return readRows(parse(sheet), { strings: sharedStrings(parts), isDate: dateStyles(parts) });
  } catch {
    return 'broken';
  }
}

/** The directory of a compound file has the names of its streams as UTF-16. */
function hasStream(bytes: Uint8Array, name: string): boolean {
  return new TextDecoder('latin1').decode(bytes).includes([...name].join('\0'));
}

function unpack(bytes: Uint8Array): Unzipped | null {
  let left = mostUnpackedBytes;
  const filter = ({ name, originalSize }: { name: string; originalSize: number }) => {
    if (!/\.(xml|rels)$/.test(name)) return false;
    left -= originalSize;
    return left >= 0;
  };
  const parts = unzipSync(bytes, { filter });
  return left < 0 ? null : parts;
}

function parse(bytes: Uint8Array): Element {
  const { documentElement: root } = new DOMParser().parseFromString(strFromU8(bytes), 'application/xml');
  if (root.getElementsByTagName('parsererror').length > 0 || root.localName === 'parsererror') throw new SyntaxError('not XML');
  return root;
}

function parsePart(parts: Unzipped, path: string): Element | null {
  const part = parts[path];
  return part === undefined ? null : parse(part);
}

/** Writers choose a prefix of their own for the namespace of spreadsheets, or none. */
function children(element: Element | null | undefined, name: string): Element[] {
  return [...(element?.children ?? [])].filter(({ localName }) => localName === name);
}

function child(element: Element | null | undefined, name: string): Element | undefined {
  return children(element, name)[0];
}

/** The first sheet that has cells: a chart can be a sheet, too. */
function pathOfFirstSheet(parts: Unzipped): string | null {
  const relations = children(parsePart(parts, 'xl/_rels/workbook.xml.rels'), 'Relationship');
  const sheets = children(child(parsePart(parts, 'xl/workbook.xml'), 'sheets'), 'sheet');
  for (const sheet of sheets) {
    const id = [...sheet.attributes].find(({ localName, prefix }) => localName === 'id' && prefix !== null)?.value;
    const relation = relations.find((each) => each.getAttribute('Id') === id);
    const target = relation?.getAttribute('Target') ?? '';
    if (relation?.getAttribute('Type')?.endsWith('/worksheet') !== true) continue;
    return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
  }
  return null;
}

function sharedStrings(parts: Unzipped): string[] {
  return children(parsePart(parts, 'xl/sharedStrings.xml'), 'si').map(richText);
}

/** A text, or the runs of a formatted one; without the pronunciation beside them. */
function richText(element: Element | undefined): string {
  const texts = [...children(element, 't'), ...children(element, 'r').flatMap((run) => children(run, 't'))];
  const text = texts.map(({ textContent }) => textContent).join('');
  return text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** Whether a number of a style is shown as a date or a time: by the built-in formats, or by the letters of one of the file. */
function dateStyles(parts: Unzipped): (style: number) => boolean {
  const root = parsePart(parts, 'xl/styles.xml');
  const codes = new Map(
    children(child(root, 'numFmts'), 'numFmt').map((each) => [each.getAttribute('numFmtId'), each.getAttribute('formatCode') ?? '']),
  );
  const isDate = children(child(root, 'cellXfs'), 'xf').map((style) => {
    const id = style.getAttribute('numFmtId');
    const code = codes.get(id);
    return code === undefined ? isDateFormat(Number(id)) : isDateCode(code);
  });
  return (style) => isDate[style] === true;
}

function isDateFormat(id: number): boolean {
  return (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);
}

/** Letters in quotes, after a backslash and in brackets, such as a currency or a color, are no parts of a date. */
function isDateCode(code: string): boolean {
  return /[ymdhs]/i.test(code.replace(/"[^"]*"|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^[\]]*\]/gi, ''));
}

interface Lookups {
  readonly strings: readonly string[];
  readonly isDate: (style: number) => boolean;
}

function readRows(root: Element, lookups: Lookups): Sheet | WorkbookProblem {
  const rows: (WorkbookCell | undefined)[][] = [];
  for (const row of children(child(root, 'sheetData'), 'row')) {
    const number = Number(row.getAttribute('r') ?? rows.length + 1);
    if (number > mostRows) return 'tooManyCells';
    while (rows.length < number) rows.push([]);
    const cells = rows[number - 1] ?? [];
    for (const cell of children(row, 'c')) {
      const reference = cell.getAttribute('r');
      cells[reference === null ? cells.length : columnNumber(reference)] = readCell(cell, lookups);
    }
  }
  return rows;
}

/** 0 for `A1`, 27 for `AB1`. */
function columnNumber(reference: string): number {
  const [letters = ''] = /^[A-Z]{1,3}/.exec(reference) ?? [];
  return [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function readCell(cell: Element, { strings, isDate }: Lookups): WorkbookCell | undefined {
  const type = cell.getAttribute('t') ?? 'n';
  if (type === 'inlineStr') return richText(child(cell, 'is'));
  const formula = child(cell, 'f');
  const value = child(cell, 'v')?.textContent ?? '';
  if (value === '') return formula === undefined || type === 'str' ? undefined : { rule: 'formula', value: `=${formula.textContent}` };
  if (type === 's') return strings[Number(value)];
  if (type === 'b') return value === '1' ? 'true' : 'false';
  if (type === 'e') return { rule: 'cellError', value };
  if (type === 'd') return { rule: 'date', value };
  if (type !== 'n') return value;
  if (isDate(Number(cell.getAttribute('s') ?? 0))) return { rule: 'date', value: dateText(Number(value)) };
  return Number.isFinite(Number(value)) ? decimalText(Number(value)) : value;
}

/** Three digits after the point would be read as thousands. */
function decimalText(value: number): string {
  const text = String(value);
  return /\.\d{3}$/.test(text) ? `${text}0` : text;
}

/** `2026-11-24` of the number of days by which spreadsheets store it; a time without a date in hours. */
function dateText(days: number): string {
  const text = new Date(Math.round((days - 25_569) * 86_400_000)).toJSON() ?? String(days);
  return days < 1 ? text.slice(11, 16) : text.slice(0, 10);
}
