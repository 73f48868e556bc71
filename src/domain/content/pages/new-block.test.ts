import { expect, test } from 'vitest';
import { lintPages } from './lint-pages.ts';
import { blockGroups, newBlock } from './new-block.ts';
import { emptyPage, noPages } from './site-pages.ts';

const kinds = Object.values(blockGroups).flat();

test('the menu has each kind of block once', () => {
  expect([kinds.length, new Set(kinds).size]).toEqual([14, 14]);
});

test('a new block can not be published before it has its picture, its address and its Russian texts', () => {
  const blocking = (kind: (typeof kinds)[number]) =>
    lintPages({ ...noPages, fixed: { ...noPages.fixed, about: { ...emptyPage, blocks: [newBlock(kind, 'a')] } } })
      .filter(({ isBlocking }) => isBlocking)
      .map(({ path, rule }) => `${path} ${rule}`);
  expect(blocking('text')).toEqual(['blocks.0.text missing']);
  expect(blocking('pictureText')).toEqual(['blocks.0.text missing', 'blocks.0.picture missing_picture']);
  expect(blocking('video')).toEqual(['blocks.0.title missing', 'blocks.0.picture missing_picture', 'blocks.0.url missing_link']);
  expect(blocking('dishes')).toEqual([]);
});
