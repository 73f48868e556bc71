import { expect, test } from 'vitest';
import { islandStyleInHead } from './island-style.ts';

const style = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';

test('the style of islands is in the head of every page with islands', () => {
  expect(islandStyleInHead(`<head><title>a</title></head><body><div>${style}<i></i></div></body>`)).toBe(
    `<head><title>a</title>${style}</head><body><div><i></i></div></body>`,
  );
});

test('a page without islands, a fragment of a page and a page with the style in the head remain unchanged', () => {
  for (const html of ['<head></head><body></body>', `<div>${style}</div>`, `<head>${style}</head><body></body>`])
    expect(islandStyleInHead(html)).toBe(html);
});
