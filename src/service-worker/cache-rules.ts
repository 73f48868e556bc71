import { locales } from '#domain/locale.ts';
import { parsePicture } from '#domain/menu/dish-picture.ts';
import { kindOf, pagePath, splitLocale } from '#domain/routes.ts';

/** The caches by name: pages with the menu, pages with texts, files with a hash in their name, pictures, the board and the deliveries of a restaurant. */
export type CacheName = 'menu' | 'content' | 'files' | 'pictures' | 'board';

export const cacheNames: readonly CacheName[] = ['menu', 'content', 'files', 'pictures', 'board'];

/** How many responses a cache holds before the oldest is removed. */
export const maxEntries: Readonly<Record<CacheName, number>> = { menu: 40, content: 40, files: 120, pictures: 200, board: 6 };

/**
 * The cache of a page for offline use; null: none. Pages of accounts, editors or previews are never cached.
 * @param pathname with its language prefix
 */
export function cacheOfPage(pathname: string): 'menu' | 'content' | null {
  const kind = kindOf(splitLocale(pathname).path);
  if (kind === 'content' || kind === 'offline') return 'content';
  return kind === 'shop' ? 'menu' : null;
}

/** The cache of a file; null: none. */
export function cacheOfFile(pathname: string): 'files' | 'pictures' | null {
  if (pathname.startsWith('/_astro/')) return 'files';
  return /^\/(dishes|brand|media|icons)\/|^\/favicon\.svg$/.test(pathname) ? 'pictures' : null;
}

/** Whether a file is the drawing or the photo of a dish. */
export function isDishPicture(pathname: string): boolean {
  return /^\/(dishes|media)\//.test(pathname);
}

/** Whether two files are one picture in two sizes: a page stores the size that it showed, and a cart may ask for another. */
export function isSamePicture(one: string, other: string): boolean {
  const name = parsePicture(one)?.name;
  return name !== undefined && name === parsePicture(other)?.name;
}

/** The page that is shown when the requested one is not cached, in the language of the URL. */
export function offlinePath(pathname: string): string {
  return pagePath('offline', splitLocale(pathname).locale);
}

export const offlinePaths: readonly string[] = locales.map((locale) => pagePath('offline', locale));

/** Whether a navigation starts on another site or has no referrer. @param referrer as a service worker receives it */
export function comesFromOutside(referrer: string, origin: string): boolean {
  return URL.parse(referrer)?.origin !== origin;
}

/** Whether a call ends the session, after which the cached menu must be removed (R-CACHE-2). */
export function endsSession(method: string, pathname: string): boolean {
  return method === 'DELETE' && /^\/api\/v1\/(auth\/session|account)\/?$/.test(pathname);
}

/** Whether a call ends a session of the team, after which the board and the deliveries must be removed (R-CACHE-5). */
export function endsTeamSession(method: string, pathname: string): boolean {
  return method === 'DELETE' && /^\/api\/v1\/(staff|office)\/session\/?$/.test(pathname);
}

/** The files that a page's HTML links to and needs offline: its style sheets and fonts. */
export function filesOfPage(html: string): string[] {
  return [...new Set([...html.matchAll(/\/_astro\/[\w./-]+\.(?:css|woff2)/g)].map(([path]) => path))];
}
