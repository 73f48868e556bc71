import { defaultLocale } from '#domain/locale.ts';
import { pages, splitLocale } from '#domain/routes.ts';
import type { Backend } from '../ports/backend.ts';
import { publicPaths } from './sitemap.ts';

const customerPages = Object.values(pages).flatMap(({ kind, path }) => (kind === 'sign-in' || kind === 'account' ? [path] : []));

/** Of links within this site those that lead to no page of it; query, fragment and language don't matter. */
export async function brokenLinks(backend: Backend, paths: readonly string[], now: number): Promise<string[]> {
  const known = new Set([...(await publicPaths(backend, defaultLocale, now)), ...customerPages]);
  return paths.filter((path) => {
    const url = URL.parse(path, 'http://shop.invalid');
    return url === null || !known.has(splitLocale(url.pathname.replace(/(.)\/$/, '$1')).path);
  });
}
