import { describe, expect, test } from 'vitest';
import type { SoldRecords } from '#contract/catalog/sold-records.ts';
import { deletionOfCategory, deletionOfDish, deletionOfGroup, deletionOfRestaurant, namesIn } from './deletion.ts';
import type { DishRecord } from './menu-records.ts';

const dish = (id: number, values: Partial<DishRecord> = {}): DishRecord => ({
  id,
  categoryId: 1,
  name: { ru: `Блюдо ${id}` },
  price: 10_000,
  isAvailable: true,
  isCombo: false,
  isSet: false,
  modifierGroupIds: [],
  tags: [],
  ...values,
});
const option = { productId: 1, surcharge: 0, isDefault: true };
const combo = dish(2, { isCombo: true, comboGroups: [{ id: 1, name: { ru: 'Часть' }, minAmount: 1, maxAmount: 1, options: [option] }] });
const ofMenu = dish(4, {
  categoryId: 2,
  modifierGroupIds: ['spicy', 'size'],
  restaurantIds: [1, 2],
  restaurantPrices: [{ restaurantId: 1, price: 9_000 }],
});
const records = {
  categories: [
    { id: 1, parentId: null, name: { ru: 'Кухня' } },
    { id: 2, parentId: 1, name: { ru: 'Плов' } },
    { id: 3, parentId: null, name: { ru: 'Пусто' } },
  ],
  modifierGroups: [{ id: 'spicy' }, { id: 'size' }],
  products: [
    dish(1),
    combo,
    dish(3, { isSet: true, setItems: [{ productId: '1', quantity: 2 }] }),
    ofMenu,
    dish(5, { restaurantIds: [2] }),
  ],
  recommendations: [
    { productId: 4, with: [1, 5] },
    { productId: 5, with: [1] },
    { productId: 1, with: [4] },
  ],
  restaurants: [{ id: 1 }, { id: 2 }],
  zones: [
    { id: 10, restaurantId: 1 },
    { id: 11, restaurantId: 2 },
  ],
} as unknown as SoldRecords;
const nameless = (edits: ReturnType<typeof deletionOfDish>['edits']) => edits.map(({ section, id, value }) => ({ section, id, value }));

describe('the deletion of a record', () => {
  test('a dish of a combo and of a set is needed by both; others lose the suggestion of it', () => {
    const { neededBy, alsoIn, edits } = deletionOfDish(records.products[0] as DishRecord, records);
    expect([neededBy, alsoIn].map((list) => list.map((record) => 'id' in record && record.id))).toEqual([
      [2, 3],
      [4, 5],
    ]);
    expect(nameless(edits)).toEqual([
      { section: 'products', id: '1', value: null },
      { section: 'recommendations', id: '4', value: { productId: 4, with: [5] } },
      { section: 'recommendations', id: '5', value: null },
      { section: 'recommendations', id: '1', value: null },
    ]);
  });

  test('a category is needed by its dishes and its categories, and an empty one by nothing', () => {
    const [kitchen, , empty] = records.categories as [SoldRecords['categories'][number], unknown, SoldRecords['categories'][number]];
    expect(deletionOfCategory(kitchen, records).neededBy).toHaveLength(5);
    expect(deletionOfCategory(empty, records)).toMatchObject({ neededBy: [], edits: [{ id: '3', value: null }] });
  });

  test('a group of options leaves the dishes that have it', () => {
    const { neededBy, alsoIn, edits } = deletionOfGroup(records.modifierGroups[0] as never, records);
    expect([neededBy, alsoIn]).toEqual([[], [ofMenu]]);
    expect(edits[1]).toMatchObject({ section: 'products', id: '4', base: ofMenu, value: { modifierGroupIds: ['size'] } });
  });

  test('a restaurant takes its zones and prices along', () => {
    const { neededBy, alsoIn, edits } = deletionOfRestaurant(records.restaurants[0] as never, records);
    expect([neededBy, alsoIn]).toEqual([[], [records.zones[0]]]);
    expect(nameless(edits)).toMatchObject([
      { section: 'restaurants', id: '1', value: null },
      { section: 'zones', id: '10', value: null },
      { section: 'products', id: '4', value: { restaurantIds: [2], restaurantPrices: [] } },
    ]);
  });

  test('a restaurant is needed by the dishes that it alone sells', () => {
    expect(deletionOfRestaurant(records.restaurants[1] as never, records).neededBy).toEqual([records.products[4]]);
  });

  test('names the first five records and counts the others', () => {
    const more = (count: number) => `+ ${count}`;
    expect(namesIn({ neededBy: records.products, alsoIn: [], edits: [] }, 'ru', more)).toEqual({
      neededBy: '«Блюдо 1», «Блюдо 2», «Блюдо 3», «Блюдо 4», «Блюдо 5»',
      alsoIn: '',
    });
    const many = { neededBy: [], alsoIn: [...records.products, dish(6), dish(7)], edits: [] };
    expect(namesIn(many, 'ru', more).alsoIn).toMatch(/«Блюдо 5» \+ 2$/);
  });
});
