import { describe, expect, test } from 'vitest';
import { lacksOwnPage } from './own-links.ts';
import { emptyPage, noPages, type OwnPage } from './site-pages.ts';

const page: OwnPage = { ...emptyPage, id: 'a', slug: 'delivery', place: 'none' };
const pages = { ...noPages, own: [page] };

describe('a link to an own page', () => {
  test.each(['/p/delivery', '/uz/p/delivery', '/p/delivery/?from=home#top'])('%s leads to a page', (link) => {
    expect(lacksOwnPage(pages, link)).toBe(false);
  });

  test.each(['/p/shipping', '/en/p/shipping#top'])('%s leads to no page', (link) => {
    expect(lacksOwnPage(pages, link)).toBe(true);
  });

  test.each(['/about', '/p', '/p/a/b', 'https://example.uz/p/delivery', '#p', 'tel:+998712000000'])('%s is a link elsewhere', (link) => {
    expect(lacksOwnPage(pages, link)).toBeNull();
  });
});
