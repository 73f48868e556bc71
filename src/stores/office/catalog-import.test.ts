import { describe, expect, it } from 'vitest';
import { demoCatalog } from '../../../tests/support/builders/demo-catalog.ts';
import { buildWorkbook, cells, styles } from '../../../tests/support/builders/workbook.ts';
import { dishesAsCsv, readImport } from './catalog-import.ts';

it('the table of a catalog without dishes names the columns that an owner fills', async () => {
  const draft = { ...demoCatalog(), products: [] };
  const table = await (await dishesAsCsv({ draft })).text();
  expect(table.trim()).toMatch(/^id,category,name_ru,.*price/);
  const filled = new File([`${table}\n,${draft.categories[0]?.name.ru},,,Choy,,,,5000,,\n`], 'dishes.csv');
  expect(await readImport(filled, { draft })).toMatchObject({
    issues: [],
    unknown: [],
    changes: [{ after: { name: { uz: 'Choy' }, price: 5000 } }],
  });
});

describe('a workbook', () => {
  const draft = demoCatalog();
  const [dish] = draft.products;
  const read = (...rows: (string | null)[][]) => readImport(new File([buildWorkbook(rows)], 'dishes.xlsx'), { draft });
  const names = ['id', 'Price ', 'old_price', 'is_available', 'note'].map(cells.text);

  it('is read as a table of the same columns is, with numbers as numbers or as texts', async () => {
    const rows = [
      [cells.number(String(dish?.id)), cells.text('77 000'), null, cells.flag(false)],
      [],
      [cells.text(String(draft.products[1]?.id)), cells.formula('B2/2', 38_500)],
    ];
    expect(await read(names, ...rows)).toMatchObject({
      kind: 'table',
      issues: [],
      unknown: ['note'],
      changes: [{ id: String(dish?.id), after: { price: 77_000, isAvailable: false } }, { after: { price: 38_500 } }],
    });
  });

  it('names dates, errors and formulas without a result by the row of the spreadsheet, and does not read them as empty', async () => {
    const result = await read(
      [],
      names,
      [cells.number(1), cells.number(46_350, styles.date), cells.error('#REF!')],
      [],
      [null, cells.formula('B3', null)],
    );
    expect(result).toMatchObject({ kind: 'table' });
    const issues = result.kind === 'table' ? result.issues : [];
    expect(issues.filter(({ rule }) => rule !== 'required')).toEqual([
      { row: 2, column: 'price', rule: 'date', value: '2026-11-24' },
      { row: 2, column: 'old_price', rule: 'cellError', value: '#REF!' },
      { row: 4, column: 'price', rule: 'formula', value: '=B3' },
    ]);
  });

  it('takes the first of two columns with one name', async () => {
    const result = await read(
      [...names, cells.text('price')],
      [cells.number(String(dish?.id)), cells.number(1_000), null, null, null, cells.number(2_000)],
    );
    expect(result).toMatchObject({ unknown: ['note', 'price_6'], changes: [{ after: { price: 1_000 } }] });
  });

  it('without known columns, or without rows, is not a table of dishes', async () => {
    expect(await read([cells.text('цена')])).toEqual({ kind: 'unreadable' });
    expect(await read()).toEqual({ kind: 'unreadable' });
  });
});
