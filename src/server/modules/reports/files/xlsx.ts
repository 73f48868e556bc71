import { strToU8, zipSync } from 'fflate';
import type { ReportTable } from './report-tables.ts';

const sheets = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Excel permits so many characters in the name of a sheet. */
const mostNameLength = 31;

/** The tables as the sheets of a workbook. Texts are texts, also once they are edited: none becomes a formula (R-REPORT-8). */
export function toXlsx(tables: readonly ReportTable[]): Uint8Array<ArrayBuffer> {
  const parts: Record<string, string> = {
    '[Content_Types].xml': contentTypes(tables.length),
    '_rels/.rels': relationships([{ id: 'rId1', type: 'officeDocument', target: 'xl/workbook.xml' }]),
    'xl/workbook.xml': workbook(tables),
    'xl/_rels/workbook.xml.rels': relationships([
      ...tables.map((_, index) => ({ id: `rId${index + 1}`, type: 'worksheet', target: `worksheets/sheet${index + 1}.xml` })),
      { id: `rId${tables.length + 1}`, type: 'styles', target: 'styles.xml' },
    ]),
    'xl/styles.xml': styles,
    ...Object.fromEntries(tables.map((table, index) => [`xl/worksheets/sheet${index + 1}.xml`, sheet(table)])),
  };
  const files = Object.entries(parts).map(([path, xml]) => [
    path,
    strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${xml}`),
  ]);
  return zipSync(Object.fromEntries(files)) as Uint8Array<ArrayBuffer>;
}

function contentTypes(count: number): string {
  const override = (path: string, type: string) => `<Override PartName="/xl/${path}.xml" ContentType="${sheetType}.${type}+xml"/>`;
  const own = Array.from({ length: count }, (_, index) => override(`worksheets/sheet${index + 1}`, 'worksheet'));
  const defaults = `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>`;
  return `<Types xmlns="${packages}/content-types">${defaults}${override('workbook', 'sheet.main')}${override('styles', 'styles')}${own.join('')}</Types>`;
}

function relationships(list: readonly { readonly id: string; readonly type: string; readonly target: string }[]): string {
  const each = list.map(({ id, type, target }) => `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`);
  return `<Relationships xmlns="${packages}/relationships">${each.join('')}</Relationships>`;
}

function workbook(tables: readonly ReportTable[]): string {
  const each = tables.map(
    ({ name }, index) => `<sheet name="${escaped(name.slice(0, mostNameLength))}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  return `<workbook xmlns="${sheets}" xmlns:r="${office}"><sheets>${each.join('')}</sheets></workbook>`;
}

/** Style 0: numbers, with groups of three; 1: texts, which stay texts. */
const styles = [
  `<styleSheet xmlns="${sheets}"><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders>`,
  '<cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf numFmtId="3" applyNumberFormat="1"/>',
  '<xf numFmtId="49" applyNumberFormat="1" quotePrefix="1"/></cellXfs></styleSheet>',
].join('');

function sheet({ columns, rows }: ReportTable): string {
  const lines = [columns, ...rows].map((row, index) => `<row r="${index + 1}">${row.map(cell).join('')}</row>`);
  return `<worksheet xmlns="${sheets}"><sheetData>${lines.join('')}</sheetData></worksheet>`;
}

function cell(value: string | number): string {
  if (typeof value === 'number') return `<c s="0"><v>${value}</v></c>`;
  return `<c s="1" t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;
}

/** Characters that XML does not permit are left out. */
function escaped(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is left out
  const permitted = text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
  return permitted.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
