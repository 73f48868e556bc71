import type { ReportTable } from './report-tables.ts';

/** Text that a spreadsheet takes for a formula. */
const asFormula = /^[=+\-@\t\r]/;

/**
 * The tables as one, each row with the name of its table and a column for each name of a column. With the mark by which spreadsheets
 * recognize UTF-8. A text that would be a formula has an apostrophe before it (R-REPORT-8).
 * @param section the name of the first column
 */
export function toCsv(tables: readonly ReportTable[], section: string): string {
  const columns = [...new Set(tables.flatMap((table) => table.columns))];
  const rows = tables.flatMap(({ name, columns: own, rows: cells }) =>
    cells.map((row) => [name, ...columns.map((column) => row[own.indexOf(column)] ?? '')]),
  );
  return `\uFEFF${[[section, ...columns], ...rows].map((row) => row.map(toCell).join(',')).join('\r\n')}\r\n`;
}

function toCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = asFormula.test(value) ? `'${value}` : value;
  return /[",;\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
