import { getCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import { problem } from '#domain/problem.ts';
import { sessionCookieName } from '../auth/sessions.ts';
import { accessCookieName } from '../auth/staff-access.ts';
import { teamCookieName } from '../auth/team-sessions.ts';
import { webhookPath } from '../modules/messages/telegram/webhook.ts';
import { type ApiEnv, ProblemError } from './context.ts';
import { providerPaths } from './payments.ts';
import { tableCookieName } from './table-cookie.ts';

const writes = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
const loopback = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Rejects writes that another site makes a browser send (R-TRUST-1): a cross-site `Sec-Fetch-Site` or an `Origin` of another site.
 * Without both headers a request passes only without a session cookie, or with a Bearer token.
 */
export const crossSite = createMiddleware<ApiEnv>(async (context, next) => {
  const { siteUrl, isHttps } = context.get('services').config;
  // a provider's call comes from no browser, and has an authority of its own
  if (context.req.path.startsWith(providerPaths) || context.req.path === webhookPath) return next();
  if (writes.has(context.req.method) && isForeign()) throw new ProblemError(problem('CROSS_SITE'));
  await next();

  function isForeign(): boolean {
    const site = context.req.header('Sec-Fetch-Site');
    const origin = context.req.header('Origin');
    if (site === 'cross-site') return true;
    if (origin !== undefined) return !isOwnOrigin(origin, siteUrl);
    if (site !== undefined) return site === 'same-site';
    const hasBearer = /^bearer /i.test(context.req.header('Authorization') ?? '');
    const ofOffice = [accessCookieName('staff', isHttps), accessCookieName('editor', isHttps), teamCookieName(isHttps)];
    const cookies = [sessionCookieName(isHttps), tableCookieName(isHttps), ...ofOffice];
    return !hasBearer && cookies.some((name) => getCookie(context, name) !== undefined);
  }
});

/** A loopback site is the same under its three names (R-TRUST-2). */
function isOwnOrigin(origin: string, siteUrl: string): boolean {
  if (origin === siteUrl) return true;
  const [sent, own] = [URL.parse(origin), new URL(siteUrl)];
  if (sent === null || !loopback.includes(own.hostname) || !loopback.includes(sent.hostname)) return false;
  return sent.protocol === own.protocol && sent.port === own.port;
}
