import { expect, test } from 'vitest';
import { movedTo, neighborOf } from './category-order.ts';

const category = (id: number, parentId: number | null) => ({ id, parentId, name: { ru: String(id) } });
const categories = [category(1, null), category(11, 1), category(12, 1), category(2, null), category(3, null)];

test('a category takes the place of another of its level, and all others keep their order', () => {
  expect(movedTo(categories, '1', '3')).toEqual(['11', '12', '2', '3', '1']);
  expect(movedTo(categories, '3', '1')).toEqual(['3', '1', '11', '12', '2']);
  expect(movedTo(categories, '12', '11')).toEqual(['1', '12', '11', '2', '3']);
});

test('a category does not move to another level', () => {
  expect([movedTo(categories, '11', '2'), movedTo(categories, '1', '1')]).toEqual([null, null]);
});

test('the neighbor is on the same level', () => {
  expect(neighborOf(categories, category(1, null), 1)).toEqual({ id: '2', place: 2, count: 3 });
  expect(neighborOf(categories, category(11, 1), -1)).toBeNull();
});
