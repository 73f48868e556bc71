import { defineMiddleware } from 'astro:middleware';
import { kindOf, localizedPath, pagePath } from '#domain/routes.ts';

/** Clients and proxies reject responses with long headers. */
const mostBackLength = 2_000;

/** Guards every `/profile…` page in three languages: visitors without a signed-in customer are redirected to `/sign-in` (R-SESSION-6). */
export const checkAuth = defineMiddleware(({ locals, url }, next) => {
  if (kindOf(locals.path) !== 'account' || locals.visitor.customerId !== null) return next();
  const back = encodeURIComponent(localizedPath(locals.path, locals.locale) + url.search);
  const target = back.length > mostBackLength ? encodeURIComponent(pagePath('profile', locals.locale)) : back;
  const location = `${pagePath('signIn', locals.locale)}?next=${target}`;
  return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } });
});
