import { kindOf, splitLocale } from '#domain/routes.ts';

const exact = new Set(['/', '/healthz', '/readyz', '/sign-in', '/staff', '/editor', '/fragments/menu']);

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

/** The route of a request as a metric names it: one of a few patterns, never what a visitor wrote. */
export function routePattern(pathname: string): string {
  const { path } = splitLocale(pathname);
  if (exact.has(path)) return path;
  if (kindOf(path) === 'content') return '/{content}';
  return patterns.find(([pattern]) => pattern.test(path))?.[1] ?? 'other';
}
