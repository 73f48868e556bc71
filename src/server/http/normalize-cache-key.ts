import type { IncomingMessage } from 'node:http';
import { sessionCookieName } from '../auth/sessions.ts';

/** The query parameters and cookies that public pages and their redirects read (contract §5, §6). */
const parameters = new Set(['folder', 'q', 'lang']);
const cookies = new Set([
  ...['delivery', 'longitude', 'latitude', 'region', 'restaurantId', 'i18n_redirected', 'user-id'],
  ...[true, false].map(sessionCookieName),
]);

/**
 * Removes the query parameters and cookies that no page reads from the request of a public page, so that tracking parameters do not create
 * separate cache entries.
 */
export function normalizeCacheKey(request: IncomingMessage): void {
  const [path = '', query] = (request.url ?? '').split(/\?(.*)/s, 2);
  if (query !== undefined) {
    const read = query.split('&').filter((part) => parameters.has(new URLSearchParams(part).keys().next().value ?? ''));
    request.url = read.length === 0 ? path : `${path}?${read.join('&')}`;
  }
  const { cookie } = request.headers;
  if (cookie === undefined) return;
  const read = cookie.split(';').filter((part) => cookies.has(part.split('=', 1)[0]?.trim() ?? ''));
  if (read.length === 0) delete request.headers.cookie;
  else request.headers.cookie = read.join(';').trim();
}
