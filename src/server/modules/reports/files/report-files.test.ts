import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { toCsv } from './csv.ts';
import type { ReportTable } from './report-tables.ts';
import { toXlsx } from './xlsx.ts';

const names = ['=1+1', '+998', '-5', '@SUM(A1)', '\t=1', '\r=1', 'Plov, large', 'Say "osh"', 'Soup & <bread>'];
const tables: ReportTable[] = [
  { name: 'Dishes', columns: ['Name', 'Sum'], rows: names.map((name, index) => [name, index * 1_000]) },
  { name: 'Restaurants', columns: ['Name', 'Late'], rows: [['Chorsu', 3]] },
];

it('writes CSV in which no text begins as a formula (R-REPORT-8)', () => {
  const lines = toCsv(tables, 'Section').slice(1).split('\r\n');
  expect(lines[0]).toBe('Section,Name,Sum,Late');
  expect(lines.slice(1, 5)).toEqual(["Dishes,'=1+1,0,", "Dishes,'+998,1000,", "Dishes,'-5,2000,", "Dishes,'@SUM(A1),3000,"]);
  expect(lines[5]).toBe('Dishes,"\'\t=1",4000,');
  expect(lines).toContain('Dishes,"\'\r=1",5000,');
  expect(lines).toContain('Dishes,"Plov, large",6000,');
  expect(lines).toContain('Dishes,"Say ""osh""",7000,');
  expect(lines).toContain('Restaurants,Chorsu,,3');
});

it('writes XLSX with a sheet for each table, numbers as numbers and every text as a text (R-REPORT-8)', () => {
  const parts = unzipSync(toXlsx(tables));
  const text = (path: string) => strFromU8(parts[path] ?? new Uint8Array());
  expect([...text('xl/workbook.xml').matchAll(/<sheet name="(\w+)"/g)].map(([, name]) => name)).toEqual(['Dishes', 'Restaurants']);
  const sheet = text('xl/worksheets/sheet1.xml');
  expect(sheet).toContain('<c s="1" t="inlineStr"><is><t xml:space="preserve">=1+1</t></is></c><c s="0"><v>0</v></c>');
  expect(sheet).toContain('Soup &amp; &lt;bread&gt;');
  expect(sheet).not.toContain('<f>');
  expect(text('xl/styles.xml')).toMatch(/quotePrefix="1"/);
});
