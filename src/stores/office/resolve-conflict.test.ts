import { expect, test } from 'vitest';
import { resolveConflict } from './resolve-conflict.ts';

const sides = {
  base: { price: 1, tags: ['a'], name: { ru: 'Плов' } },
  mine: { price: 2, tags: ['a'], name: { ru: 'Ош' } },
  theirs: { price: 3, tags: ['b'], name: { ru: 'Плов' } },
};

test('the chosen side decides what both changed, and nothing else is lost', () => {
  expect(resolveConflict(sides, 'mine')).toEqual({ price: 2, tags: ['b'], name: { ru: 'Ош' } });
  expect(resolveConflict(sides, 'theirs')).toEqual({ price: 3, tags: ['b'], name: { ru: 'Ош' } });
});

test('a record that one side removed is that of the chosen side', () => {
  expect(resolveConflict({ ...sides, theirs: null }, 'mine')).toEqual(sides.mine);
  expect(resolveConflict({ ...sides, theirs: null }, 'theirs')).toBeNull();
});
