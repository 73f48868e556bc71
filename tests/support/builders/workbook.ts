import { strToU8, zipSync } from 'fflate';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A cell as XML; `REFERENCE` stands for its place, as in `A1`. */
export const cells = {
  number: (value: number | string, style = 0) => `<c r="REFERENCE" s="${style}"><v>${value}</v></c>`,
  shared: (index: number) => `<c r="REFERENCE" t="s"><v>${index}</v></c>`,
  text: (text: string) => `<c r="REFERENCE" t="inlineStr"><is><t>${text}</t></is></c>`,
  flag: (value: boolean) => `<c r="REFERENCE" t="b"><v>${value ? 1 : 0}</v></c>`,
  formula: (formula: string, result: number | null) => `<c r="REFERENCE"><f>${formula}</f>${result === null ? '' : `<v>${result}</v>`}</c>`,
  error: (value: string) => `<c r="REFERENCE" t="e"><f>A1</f><v>${value}</v></c>`,
};

/** The styles of a cell by their place in the file: a number, a date of Excel, a date and a price with formats of the file. */
export const styles = { number: 0, date: 1, ownDate: 2, price: 3 } as const;

const stylesXml = `<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="dd\\.mm\\.yyyy"/><numFmt numFmtId="165" formatCode="[$-419]#,##0 &quot;sum, d&quot;;[Red]-#,##0"/></numFmts><cellXfs count="4"><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>`;

interface WorkbookOptions {
  /** texts of the file, as the `si` elements of a workbook */
  readonly strings?: readonly string[];
  /** other parts, which replace those of the builder */
  readonly parts?: Readonly<Record<string, string>>;
}

/** An XLSX file whose first sheet has the rows; an empty cell is `null`. */
export function buildWorkbook(
  rows: readonly (readonly (string | null)[])[],
  { strings = [], parts = {} }: WorkbookOptions = {},
): Uint8Array<ArrayBuffer> {
  const data = rows.map((row, index) => {
    const filled = row.map((cell, column) => cell?.replace('REFERENCE', `${String.fromCharCode(65 + column)}${index + 1}`) ?? '');
    return row.length === 0 ? '' : `<row r="${index + 1}">${filled.join('')}</row>`;
  });
  const files: Record<string, string> = {
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Menu" sheetId="4" r:id="rId2"/><sheet name="Other" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/worksheet" Target="/xl/worksheets/sheet2.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData/></worksheet>`,
    'xl/worksheets/sheet2.xml': `<worksheet xmlns="${main}"><sheetData>${data.join('')}</sheetData></worksheet>`,
    'xl/sharedStrings.xml': `<sst xmlns="${main}">${strings.join('')}</sst>`,
    'xl/styles.xml': stylesXml,
    ...parts,
  };
  return zipSync(
    Object.fromEntries(Object.entries(files).map(([path, xml]) => [path, strToU8(`<?xml version="1.0" encoding="UTF-8"?>${xml}`)])),
  ) as Uint8Array<ArrayBuffer>;
}
