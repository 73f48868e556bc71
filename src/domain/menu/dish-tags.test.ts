import { expect, test } from 'vitest';
import { filterTags, shownTags } from './dish-tags.ts';

const dish = (...tags: string[]) => ({ tags });

test('customers see the tags of the list, in its order', () => {
  expect(shownTags(dish('halal', 'combo', 'hit'))).toEqual(['hit', 'halal']);
});

test('a tag filters dishes when some of them have it and others do not', () => {
  expect(filterTags([dish('halal', 'veg'), dish('halal', 'secret')])).toEqual(['veg']);
  expect(filterTags([])).toEqual([]);
});
