import { expect, test } from 'vitest';
import { badgesOf, filterTags, shownTags } from './dish-tags.ts';

const dish = (...tags: string[]) => ({ tags });

test('customers see the tags of the list, in its order', () => {
  expect(shownTags(dish('halal', 'combo', 'hit'))).toEqual(['hit', 'halal']);
});

test('a tag filters dishes when some of them have it and others do not', () => {
  expect(filterTags([dish('halal', 'veg'), dish('halal', 'secret')])).toEqual(['veg']);
  expect(filterTags([])).toEqual([]);
});

test('a card has room for two tags, the most telling first (R-DISH-10)', () => {
  expect(badgesOf(dish('new', 'halal', 'spicy', 'hit'))).toEqual(['hit', 'spicy']);
  expect(badgesOf(dish('veg', 'new', 'large'))).toEqual(['new']);
});
