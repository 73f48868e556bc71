import { HtmlValidate } from 'html-validate';
import { type CheckedJsonLd, checkStructuredData } from '../support/screens/schema-org.ts';
import type { Shop } from '../support/shop/shop.ts';
import { expect, test } from './fixtures.ts';

const prefixes = ['', '/en', '/uz'];
/** existing pages that are not in the sitemap */
const unlisted = ['/sign-in', '/offline', '/nowhere', '/?q=plov', '/?folder=nothing'];

const received = new Map<string, Promise<string>>();

/** The HTML of a page, requested once for all tests of this file. */
function htmlOf(page: string): Promise<string> {
  const html = received.get(page) ?? fetch(page).then((response) => response.text());
  received.set(page, html);
  return html;
}

async function publicPages(shop: Shop): Promise<string[]> {
  const xml = await htmlOf(`${shop.url}/sitemap/1.xml`);
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
}

test.describe.configure({ timeout: 180_000 });

test('an HTML validator finds no error on any public page in three languages', async ({ shop }) => {
  // every file is same-origin, so none needs an integrity attribute
  const checker = new HtmlValidate({
    root: true,
    extends: ['html-validate:standard', 'html-validate:document'],
    rules: { 'require-sri': 'off' },
  });
  const others = prefixes.flatMap((prefix) =>
    unlisted.map((path) => shop.url + (path.startsWith('/?') ? prefix || '/' : prefix) + path.replace(/^\/(?=\?)/, '')),
  );
  const found: string[] = [];
  // dishes and restaurants have the same markup in each language
  const isCopy = (page: string) => /\/(en|uz)\/(product|restaurant)\/(?!1001$|2001$|1$)/.test(page);
  const listed = (await publicPages(shop)).filter((page) => !isCopy(page));
  for (const page of [...listed, ...others, `${shop.url}/editor`, `${shop.url}/staff`]) {
    const html = await htmlOf(page);
    if (!html.endsWith('</html>')) found.push(`${page} something follows the end of the document`);
    const { results } = await checker.validateString(html);
    for (const { messages } of results)
      found.push(...messages.map(({ ruleId, message, selector }) => `${page} ${ruleId}: ${message} (${selector})`));
  }
  expect(found).toEqual([]);
});

test('a structured-data validator finds no error: every page has what Google requires, and every URL in it exists', async ({
  request,
  shop,
}) => {
  const addresses = new Set<string>();
  const menus = new Map<string, string>();
  const kinds = new Set<string>();
  for (const page of await publicPages(shop)) {
    const structuredData = checkStructuredData(await htmlOf(page));
    for (const jsonLd of structuredData) {
      kinds.add(jsonLd['@type']);
      for (const address of addressesOf(jsonLd)) addresses.add(address);
      if (jsonLd['@type'] === 'Restaurant') menus.set(jsonLd.hasMenu, '');
      if (jsonLd['@type'] === 'Menu') menus.set(jsonLd['@id'], jsonLd.name);
    }
  }
  expect([...kinds].toSorted()).toEqual([
    'BreadcrumbList',
    'FAQPage',
    'JobPosting',
    'Menu',
    'MenuItem',
    'Organization',
    'Restaurant',
    'WebSite',
  ]);
  expect([...menus].filter(([, name]) => name === '')).toEqual([]);
  for (const address of addresses) expect([address, (await request.get(address)).status()]).toEqual([address, 200]);
});

/** The URLs of this site in the data, except those that are only identifiers. */
function addressesOf(jsonLd: CheckedJsonLd): string[] {
  const { '@id': _, sameAs: __, ...named } = { '@id': '', sameAs: [], ...jsonLd };
  return [...JSON.stringify(named).matchAll(/"(http[^"#]+)"/g)]
    .map(([, address = '']) => address)
    .filter((address) => !address.startsWith('https://schema.org'));
}

test('hreflang is complete and mutual on every page, and matches the sitemap', async ({ shop }) => {
  const xml = await htmlOf(`${shop.url}/sitemap/1.xml`);
  const listed = new Map(
    [...xml.matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/gs)].map(([, page = '', links = '']) => [page, alternatesOf(links)] as const),
  );
  expect(listed.size).toBeGreaterThan(30);
  for (const [page, links] of listed) {
    expect(Object.keys(links)).toEqual(['ru-UZ', 'en', 'uz-Latn-UZ', 'x-default']);
    expect(Object.values(links)).toContain(page);
    expect(links['x-default']).toBe(links['ru-UZ']);
    for (const address of Object.values(links)) expect([page, address, listed.get(address)]).toEqual([page, address, links]);
    const head = (await htmlOf(page)).split('</head>', 1)[0] ?? '';
    expect([page, alternatesOf(head)]).toEqual([page, links]);
  }
});

function alternatesOf(markup: string): Record<string, string> {
  return Object.fromEntries(
    [...markup.matchAll(/<(?:xhtml:)?link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map(([, language = '', href = '']) => [
      language,
      href,
    ]),
  );
}
