import { defineMiddleware } from 'astro:middleware';
import { localizedPath } from '#i18n/localized-path.ts';

/** The guard of every `/profile…` page in three languages: without a signed-in customer the way leads over `/sign-in` (contract §4). */
export const checkAuth = defineMiddleware(({ locals, url }, next) => {
  const isGuarded = locals.path === '/profile' || locals.path.startsWith('/profile/');
  if (!isGuarded || locals.customerId !== null) return next();
  const back = localizedPath(locals.path, locals.locale) + url.search;
  const location = `${localizedPath('/sign-in', locals.locale)}?next=${encodeURIComponent(back)}`;
  return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } });
});
