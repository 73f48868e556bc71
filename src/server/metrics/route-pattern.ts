import { LRUCache } from 'lru-cache';
import { kindOf, splitLocale } from '#domain/routes.ts';

const exact = new Set([
  '/',
  '/healthz',
  '/readyz',
  '/sign-in',
  '/table',
  '/staff',
  '/editor',
  '/fragments/menu',
  '/fragments/search',
  '/fragments/cart',
  '/fragments/known',
]);

/** Patterns for paths with variable parts; the first match is used. */
const patterns: readonly (readonly [RegExp, string])[] = [
  [/^\/_astro\//, '/_astro/*'],
  [/^\/(media|icons|share|dishes|fonts)\//, '/{pictures}'],
  [/^\/product\/[^/]+$/, '/product/{id}'],
  [/^\/restaurant\/[^/]+$/, '/restaurant/{id}'],
  [/^\/profile(\/|$)/, '/profile/*'],
  [/^\/preview\//, '/preview/*'],
  [/^\/api\/v1\/orders\/?$/, '/api/v1/orders'],
  [/^\/api\/v1\/orders\//, '/api/v1/orders/{id}/*'],
  [/^\/api\/v1\/quote\/?$/, '/api/v1/quote'],
  [/^\/api\/v1\/auth\//, '/api/v1/auth/*'],
  [/^\/api\/v1\/staff\//, '/api/v1/staff/*'],
  [/^\/api\/v1\/editor\//, '/api/v1/editor/*'],
  [/^\/api\/v1\//, '/api/v1/*'],
  [/^\/api\/restaurantmenu\/?$/i, '/api/restaurantmenu'],
  [/^\/(api|promo)(\/|$)/, '/api/*'],
];

/** Most requests are for a few paths. */
const recent = new LRUCache<string, string>({ max: 500 });

/** The route of a request as a metric names it: one of a few patterns, never what a visitor wrote. */
export function routePattern(pathname: string): string {
  const known = recent.get(pathname);
  if (known !== undefined) return known;
  const found = findPattern(pathname);
  recent.set(pathname, found);
  return found;
}

function findPattern(pathname: string): string {
  const { path } = splitLocale(pathname);
  if (exact.has(path)) return path;
  if (kindOf(path) === 'content') return '/{content}';
  return patterns.find(([pattern]) => pattern.test(path))?.[1] ?? 'other';
}
