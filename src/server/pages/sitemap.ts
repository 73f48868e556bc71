import type { SitePages } from '#domain/content/pages/site-pages.ts';
import { defaultLocale, type Locale, locales } from '#domain/locale.ts';
import { alternates, closedPages, localizedPath, pagePath, pages, publicPages } from '#domain/routes.ts';
import type { Backend } from '../ports/backend.ts';

/** Public pages without an id in their path; the sitemap is made with each request (R-PAGE-4). */
const fixedPaths = publicPages()
  .map((name) => pages[name].path)
  .filter((path) => !path.includes(':'));
/** A sitemap may contain 50,000 URLs (sitemaps.org), and each path has three. */
const pathsOfPart = 16_000;

/** What the sitemap lists beside the fixed pages. */
export interface ListedContent {
  readonly backend: Backend;
  readonly sitePages: SitePages;
}

/** The paths of all public pages, without a language: content, own pages, restaurants, dishes of every region. */
export async function publicPaths({ backend, sitePages }: ListedContent, locale: Locale, now: number): Promise<string[]> {
  const [settings, regions, restaurants] = await Promise.all([
    backend.siteSettings(locale),
    backend.regions(locale),
    backend.restaurants(locale, now),
  ]);
  const menus = await Promise.all(regions.map(({ id }) => backend.menu({ call: 'regionmenu', regionId: id }, locale, now)));
  const dishes = new Set(menus.flatMap((menu) => (menu.ok ? menu.value.products.map(({ id }) => id) : [])));
  return [
    ...fixedPaths.filter((path) => settings.privacy !== null || path !== pages.privacy.path),
    ...sitePages.own.map(({ slug }) => pagePath('own', defaultLocale, slug)),
    ...restaurants.map(({ id }) => pagePath('restaurant', defaultLocale, id)),
    ...[...dishes].map((id) => pagePath('product', defaultLocale, id)),
  ];
}

/**
 * A part of the sitemap, counted from 1: its paths in the languages that they have, each with its alternates; null: there is no such part.
 */
export function sitemap(
  siteUrl: string,
  paths: readonly string[],
  part: number,
  languagesAt: (path: string) => readonly Locale[] = () => locales,
): string | null {
  const own = paths.slice((part - 1) * pathsOfPart, part * pathsOfPart);
  if (!Number.isInteger(part) || part < 1 || own.length === 0) return null;
  const addresses = own.flatMap((path) => {
    const languages = languagesAt(path);
    const links = alternates(path, languages).map(
      (to) => `<xhtml:link rel="alternate" hreflang="${to.hreflang}" href="${escapeXml(siteUrl + to.path)}"/>`,
    );
    return languages.map((locale) => `<url><loc>${escapeXml(siteUrl + localizedPath(path, locale))}</loc>${links.join('')}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${addresses.join('\n')}
</urlset>
`;
}

export function sitemapIndex(siteUrl: string, paths: readonly string[]): string {
  const parts = Array.from({ length: Math.ceil(paths.length / pathsOfPart) }, (_, index) => index + 1);
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${parts.map((part) => `<sitemap><loc>${escapeXml(siteUrl)}/sitemap/${part}.xml</loc></sitemap>`).join('\n')}
</sitemapindex>
`;
}

/** The paths that robots may not request; personal pages have noindex as well. */
export function robots(siteUrl: string): string {
  const closed = ['/api/', '/promo/', '/fragments/', '/preview', ...closedPages.map((name) => pages[name].path)];
  const paths = closed.flatMap((path) => locales.map((locale) => localizedPath(path, locale)));
  const rules = [...new Set(paths)].map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...rules, 'Disallow: /*?lang=', '', `Sitemap: ${siteUrl}/sitemap-index.xml`, ''].join('\n');
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
