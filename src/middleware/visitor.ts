import { defineMiddleware } from 'astro:middleware';
import { sessionCookieName } from '#server/auth/sessions.ts';
import { parseCookies } from '#server/http/cookies.ts';
import { preferencesOf } from '#server/pages/view/preferences.ts';
import { services } from '#server/services.ts';

/** What pages that are not public read of their visitor: the signed-in customer, from the session only, and the choices. */
export const visitor = defineMiddleware(async ({ locals, cookies, request }, next) => {
  if (locals.view.kind !== 'other') return next();
  const { sessions, config } = await services();
  const token = cookies.get(sessionCookieName(config.isHttps))?.value;
  const found = await sessions.find(token, locals.now);
  locals.visitor = {
    customerId: found?.customerId ?? null,
    sessionPhone: found?.phone ?? null,
    preferences: preferencesOf(parseCookies(request.headers.get('cookie'))),
  };
  return next();
});
