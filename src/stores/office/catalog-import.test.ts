import { expect, it } from 'vitest';
import { demoCatalog } from '../../../tests/support/builders/demo-catalog.ts';
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
