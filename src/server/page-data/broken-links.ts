import { defaultLocale } from '#domain/locale.ts';
import { splitPagePath } from '../lib/page-path.ts';
import type { Backend } from '../ports/backend.ts';
import { publicPaths } from './sitemap.ts';

const otherPages = ['/sign-in', '/profile', '/profile/cart', '/profile/history', '/profile/favorites', '/profile/addresses'];

/** Of links within this site those that lead to no page of it; query, fragment and language don't matter. */
export async function deadPaths(backend: Backend, paths: readonly string[], now: number): Promise<string[]> {
  const known = new Set([...(await publicPaths(backend, defaultLocale, now)), ...otherPages]);
  return paths.filter((path) => {
    const url = URL.parse(path, 'http://shop.invalid');
    return url === null || !known.has(splitPagePath(url.pathname.replace(/(.)\/$/, '$1')).path);
  });
}
