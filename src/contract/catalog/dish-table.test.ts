import { describe, expect, it } from 'vitest';
import { demoCatalog } from '../../../tests/support/builders/demo-catalog.ts';
import { columnOf, readTable, type TableRow, tableOf, unknownColumns } from './dish-table.ts';

const catalog = demoCatalog();
const [dish] = catalog.products;
type Dish = (typeof catalog.products)[number];
const read = (...rows: TableRow[]) => readTable(rows, catalog, () => 'fresh');

describe('a table of dishes', () => {
  it('read again after an export changes nothing', () => {
    expect(readTable(tableOf(catalog), catalog, () => 'fresh')).toEqual({ changes: [], issues: [] });
  });

  it.each(['=HYPERLINK("https://a.example")', '+998', '-1', '@cmd', "'=1", "''-2"])(
    'exports %s as a text that no spreadsheet calculates, and reads it back',
    (name) => {
      const named = { ...catalog, products: [{ ...catalog.products[0], name: { ru: name } } as Dish] };
      const [row] = tableOf(named);
      expect(row?.name_ru).toBe(`'${name}`);
      expect(readTable([row ?? {}], named, () => 'fresh')).toEqual({ changes: [], issues: [] });
    },
  );

  it.each(['#ИМЯ?', '#REF!', '#DIV/0!', '#Н/Д', '#####', '4,78E+12', '4.78E+12', 'Go?sht', 'Пло\uFFFD'])(
    'reports the damage %s of a spreadsheet in any column',
    (value) => {
      for (const column of ['name_ru', 'description_uz', 'tags', 'id'] as const) {
        const { changes, issues } = read({ id: String(dish?.id), price: '1000', [column]: value });
        expect([changes, issues]).toEqual([[], [{ row: 1, column, rule: 'cellError', value }]]);
      }
    },
  );

  it('keeps a question in a text, and a number sign', () => {
    expect(read({ id: String(dish?.id), description_ru: 'Хотите ещё? Конечно! #1' }).issues).toEqual([]);
  });

  it('with prices alone changes prices alone', () => {
    const { changes, issues } = read({ id: String(dish?.id), price: '31 500' });
    expect(issues).toEqual([]);
    expect(changes).toEqual([{ id: String(dish?.id), before: dish, after: { ...dish, price: 31_500 } }]);
  });

  it('changes the price of a dish, and leaves the prices of restaurants', () => {
    const before = { ...catalog.products[0], restaurantIds: [1], restaurantPrices: [{ restaurantId: 1, price: 70_000 }] } as Dish;
    const { changes } = readTable([{ id: String(before.id), price: '31500' }], { ...catalog, products: [before] }, () => 'fresh');
    expect(changes).toEqual([{ id: String(before.id), before, after: { ...before, price: 31_500 } }]);
  });

  it.each([
    '31500',
    '31 500',
    '31\u00a0500',
    '31\u202f500',
    "31'500",
    '31.500',
    '31,500',
    '31500,00',
    '31500.0',
    '31500 soʻm',
    '31 500 сум',
  ])('reads the price %s', (price) => {
    expect(read({ id: String(dish?.id), price }).changes[0]?.after.price).toBe(31_500);
  });

  it.each(['31500,50', '-1', 'free', '1e5', '100000001'])('reports the price %s and changes nothing', (price) => {
    const { changes, issues } = read({ id: String(dish?.id), price });
    expect([changes, issues]).toEqual([[], [{ row: 1, column: 'price', rule: 'price', value: price }]]);
  });

  it('adds a dish with a category by its name, and gives it an id', () => {
    const [category] = catalog.categories;
    const { changes, issues } = read({ name_ru: 'Чай', name_uz: 'Choy', category: category?.name.uz?.toUpperCase() ?? '', price: '5000' });
    expect(issues).toEqual([]);
    expect(changes).toMatchObject([
      {
        id: 'fresh',
        before: null,
        after: { id: 'fresh', name: { ru: 'Чай', uz: 'Choy' }, categoryId: category?.id, price: 5000, isAvailable: true },
      },
    ]);
  });

  it('keeps the name of a new dish in the language it was written in', () => {
    const { changes, issues } = read({ name_ru: '', name_uz: 'Choy', category: String(catalog.categories[0]?.id), price: '5000' });
    expect([issues, changes[0]?.after.name]).toEqual([[], { ru: '', uz: 'Choy' }]);
  });

  it('reports what a new dish lacks', () => {
    expect(read({ id: 'new', description_en: 'Hot' }).issues.map(({ column, rule }) => `${column} ${rule}`)).toEqual([
      'category required',
      'name_ru required',
      'price required',
    ]);
  });

  it('removes an old price and a translation by an empty cell, and keeps required values', () => {
    const before = { ...catalog.products[0], oldPrice: 90_000 } as (typeof catalog.products)[number];
    const id = String(before.id);
    const { changes } = readTable(
      [{ id, old_price: '', name_en: '', name_ru: '', price: '' }],
      { ...catalog, products: [before] },
      () => '',
    );
    expect(changes[0]?.after).toEqual({ ...before, oldPrice: null, name: { ...before.name, en: '' } });
  });

  it.each([
    ['да', true],
    ['Yoʻq', false],
    ['0', false],
  ])('reads %s as available: %s', (is_available, available) => {
    const { changes } = read({ id: String(dish?.id), is_available });
    expect(changes[0]?.after.isAvailable ?? dish?.isAvailable).toBe(available);
  });

  it('reports an unknown category, an unknown word for available and an id that is listed twice', () => {
    const id = String(dish?.id);
    const { issues } = read({ id, category: 'Рыба на Марсе' }, { id, is_available: 'maybe' });
    expect(issues.map(({ row, column, rule }) => [row, column, rule])).toEqual([
      [1, 'category', 'category'],
      [2, 'id', 'twice'],
      [2, 'is_available', 'flag'],
    ]);
  });

  it('reads energy, allergens and tags, and empties them by an empty cell', () => {
    const id = String(dish?.id);
    const [full] = read({ id, energy: '1 200', allergens: 'Milk, gluten', tags: 'new, lunch' }).changes;
    expect(full?.after).toMatchObject({ energy: 1200, allergens: ['milk', 'gluten'], tags: ['new', 'lunch'] });
    const products = full === undefined ? [] : [full.after];
    const [emptied] = readTable([{ id, energy: '', allergens: '', tags: '' }], { ...catalog, products }, () => '').changes;
    expect(emptied?.after).toMatchObject({ energy: null, allergens: [], tags: [] });
  });

  it('reports an unknown allergen and energy that is no number', () => {
    const { changes, issues } = read({ id: String(dish?.id), energy: '20000', allergens: 'milk, dust' });
    expect([changes, issues.map(({ column, rule }) => [column, rule])]).toEqual([
      [],
      [
        ['energy', 'energy'],
        ['allergens', 'allergen'],
      ],
    ]);
  });

  it('names columns that it does not know, without regard to case', () => {
    expect(unknownColumns([' Price ', 'ID', 'цена'])).toEqual(['цена']);
    expect(columnOf(' Price ')).toBe('price');
  });
});
