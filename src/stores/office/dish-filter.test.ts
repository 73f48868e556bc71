import { expect, test } from 'vitest';
import { applyBulkChange } from './bulk-change.ts';
import { dishRows, filterDishes, noFilter } from './dish-filter.ts';
import type { DishRecord } from './menu-records.ts';

const categories = [
  { id: 1, parentId: null, name: { ru: 'Напитки' } },
  { id: 2, parentId: 1, name: { ru: 'Соки' } },
  { id: 3, parentId: null, name: { ru: 'Супы' } },
];
const dish = (id: number, name: string, categoryId: number, isAvailable = true): DishRecord => ({
  id,
  categoryId,
  isAvailable,
  price: 10_000,
  name: { ru: name },
  isCombo: false,
  isSet: false,
  modifierGroupIds: [],
  tags: [],
});
const dishes = [dish(1, 'Лимонад', 1), dish(2, 'Сок яблочный', 2, false), dish(3, 'Мастава', 3)];
const found = (filter: Partial<typeof noFilter>) =>
  filterDishes(dishRows(dishes, new Set(['3'])), { ...noFilter, ...filter }, categories).map(({ id }) => id);

test('a dish is found by parts of its words in either alphabet, and by its id', () => {
  expect([found({ text: 'МАСТ' }), found({ text: 'mastava' }), found({ text: 'ябл сок' }), found({ text: '2' })]).toEqual([
    ['3'],
    ['3'],
    ['2'],
    ['2'],
  ]);
});

test('a category shows also the dishes within it', () => {
  expect([found({ category: '1' }), found({ category: '2' }), found({ category: '3' })]).toEqual([['1', '2'], ['2'], ['3']]);
});

test('dishes on sale, hidden ones and changed ones are shown separately', () => {
  expect([found({ state: 'available' }), found({ state: 'hidden' }), found({ state: 'changed' })]).toEqual([['1', '3'], ['2'], ['3']]);
});

test('dishes without one of the codes of a receipt are found, a combo and a set never (R-PAY-8)', () => {
  const codes = { mxik: '10202001001000017', packageCode: '1509983', vatPercent: 0 };
  const all = [
    { ...dish(1, 'Плов', 3), ...codes },
    { ...dish(2, 'Шурпа', 3), ...codes, vatPercent: null },
    { ...dish(3, 'Манты', 3), ...codes, packageCode: null },
    dish(4, 'Самса', 3, false),
    { ...dish(5, 'Комбо', 3), isCombo: true },
    { ...dish(6, 'Набор', 3), isSet: true },
  ];
  const shown = filterDishes(dishRows(all, new Set()), { ...noFilter, state: 'uncoded' }, categories);
  expect(shown.map(({ id }) => id)).toEqual(['2', '3', '4']);
});

test('a bulk change lists only the dishes that it changes', () => {
  expect(applyBulkChange(dishes, { kind: 'available', isAvailable: false }).map(({ after }) => after.id)).toEqual([1, 3]);
  expect(applyBulkChange(dishes, { kind: 'percent', value: 0, roundTo: 500 })).toEqual([]);
  expect(applyBulkChange(dishes, { kind: 'amount', value: 300, roundTo: 1 }).map(({ after }) => after.price)).toEqual([
    10_300, 10_300, 10_300,
  ]);
});
