import { defineMiddleware } from 'astro:middleware';
import { sessionCookieName } from '#server/auth/sessions.ts';
import { isPrefetch } from '#server/http/prefetch.ts';
import { services } from '#server/services.ts';

/** The signed-in customer, from the session only; a `user-id` cookie without a session is cleared (R-SESSION-2). */
export const session = defineMiddleware(async ({ locals, cookies, request }, next) => {
  const { sessions, config } = await services();
  const token = cookies.get(sessionCookieName(config.isHttps))?.value;
  const found = await sessions.find(token, locals.now);
  locals.customerId = found?.customerId ?? null;
  locals.sessionPhone = found?.phone ?? null;
  const isStray = locals.customerId === null && cookies.has('user-id');
  if (isStray && !isPrefetch(request.headers.get('sec-purpose'))) cookies.delete('user-id', { path: '/' });
  return next();
});
