import { expect, test } from 'vitest';
import { robots, sitemap, sitemapIndex } from './sitemap.ts';

const site = 'https://shop.example';

test('every path is listed in three languages, each with all its alternates', () => {
  const text = sitemap(site, ['/', '/product/a%26b'], 1) ?? '';
  const locations = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location]) => location);
  expect(locations).toEqual(['/', '/en', '/uz', '/product/a%26b', '/en/product/a%26b', '/uz/product/a%26b'].map((path) => site + path));
  expect([...text.matchAll(/hreflang="([^"]+)"/g)].length).toBe(6 * 4);
});

test('a large sitemap is split into parts, which the index lists', () => {
  const paths = Array.from({ length: 16_001 }, (_, index) => `/product/${index}`);
  expect([...sitemapIndex(site, paths).matchAll(/<loc>([^<]+)/g)].map(([, location]) => location)).toEqual([
    `${site}/sitemap/1.xml`,
    `${site}/sitemap/2.xml`,
  ]);
  expect(sitemap(site, paths, 2)?.match(/<url>/g)?.length).toBe(3);
  for (const part of [0, -1, 3, Number.NaN, 1.5]) expect([part, sitemap(site, paths, part)]).toEqual([part, null]);
});

test('markup in a path is escaped', () => {
  expect(sitemap(site, ['/product/<&>'], 1)).toContain('/product/&lt;&amp;&gt;');
});

test('robots.txt disallows private pages in every language', () => {
  const lines = robots(site).split('\n');
  for (const path of ['/profile', '/en/profile', '/uz/sign-in', '/editor', '/staff', '/api/']) expect(lines).toContain(`Disallow: ${path}`);
  expect(lines).toContain(`Sitemap: ${site}/sitemap-index.xml`);
});
