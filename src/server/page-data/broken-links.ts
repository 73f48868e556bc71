import { defaultLocale } from '#domain/locale.ts';
import { pages, splitLocale } from '#domain/routes.ts';
import { type ListedContent, publicPaths } from './sitemap.ts';

const customerPages = Object.values(pages).flatMap(({ kind, path }) => (kind === 'sign-in' || kind === 'account' ? [path] : []));

/** Of the links within this site returns those without a page; query, fragment and language are ignored. */
export async function brokenLinks(content: ListedContent, paths: readonly string[], now: number): Promise<string[]> {
  const known = new Set([...(await publicPaths(content, defaultLocale, now)), ...customerPages]);
  return paths.filter((path) => {
    const url = URL.parse(path, 'http://shop.invalid');
    return url === null || !known.has(splitLocale(url.pathname.replace(/(.)\/$/, '$1')).path);
  });
}
