import { kindOf } from '#domain/routes.ts';

/** The Cache-Control of a page (R-CACHE-1). @param path without a language */
export function cachePolicy(path: string): string {
  const kind = kindOf(path);
  if (kind === 'table' || kind === 'sign-in' || kind === 'account' || kind === 'office' || kind === 'admin') return 'no-store';
  return kind === 'content' ? 'public, no-cache' : 'private, no-cache';
}

/** Paths that the router serves although no link leads there: error pages, generated images, pages by the name of their file. */
export function isReservedByRouter(pathname: string): boolean {
  return /^\/(404|500|_image)$/.test(pathname) || pathname.endsWith('.html');
}
