/** The caches by name: pages with the menu, pages with texts, files with a hash in their name, pictures. */
export type Shelf = 'menu' | 'content' | 'files' | 'pictures';

export const shelves: readonly Shelf[] = ['menu', 'content', 'files', 'pictures'];

/** How many answers a shelf holds before the oldest goes. */
export const mostOnShelf: Readonly<Record<Shelf, number>> = { menu: 40, content: 40, files: 120, pictures: 200 };

const closed = /^\/(api|promo|profile|sign-in|staff|editor|preview|fragments|healthz|readyz|metrics)(\/|$)/;
const content = /^\/(about|contacts|filial|offer|privacy|offline)$/;
const menu = /^\/(|product\/[^/]+|restaurant\/[^/]+)$/;

/**
 * Where a page is kept for when there is no network; null: nowhere. Never what belongs to a person, an editor or a preview.
 * @param pathname with its language prefix
 */
export function shelfOfPage(pathname: string): 'menu' | 'content' | null {
  const path = withoutLanguage(pathname);
  if (closed.test(path)) return null;
  if (content.test(path)) return 'content';
  return menu.test(path) ? 'menu' : null;
}

/** Where a file is kept; null: nowhere. */
export function shelfOfFile(pathname: string): 'files' | 'pictures' | null {
  if (pathname.startsWith('/_astro/')) return 'files';
  return /^\/(dishes|brand|media|icons)\/|^\/favicon\.svg$/.test(pathname) ? 'pictures' : null;
}

/** The page that is shown where nothing was kept, in the language of the address. */
export function offlinePath(pathname: string): string {
  const [, language] = /^\/(en|uz)(\/|$)/.exec(pathname) ?? [];
  return language === undefined ? '/offline' : `/${language}/offline`;
}

export const offlinePaths: readonly string[] = ['/offline', '/en/offline', '/uz/offline'];

/** Whether a navigation starts on another site or nowhere. @param referrer as a service worker sees it */
export function comesFromOutside(referrer: string, origin: string): boolean {
  return URL.parse(referrer)?.origin !== origin;
}

/** A call after which the menu of this browser belongs to nobody (contract §4). */
export function endsSession(method: string, pathname: string): boolean {
  return method === 'DELETE' && /^\/api\/v1\/(auth\/session|account)\/?$/.test(pathname);
}

/** The files that a page's HTML links and that it can't be read without: its style sheets and fonts. */
export function filesOfPage(html: string): string[] {
  return [...new Set([...html.matchAll(/\/_astro\/[\w./-]+\.(?:css|woff2)/g)].map(([path]) => path))];
}

function withoutLanguage(pathname: string): string {
  return pathname.replace(/^\/(en|uz)(?=\/|$)/, '') || '/';
}
