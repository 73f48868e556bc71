import type { IncomingMessage } from 'node:http';
import { sessionCookieName } from '../auth/sessions.ts';

/** What of an address and of the cookies the public pages and their redirects read (contract §5, §6). */
const parameters = new Set(['folder', 'q', 'lang']);
const cookies = new Set([
  ...['delivery', 'longitude', 'latitude', 'region', 'restaurantId', 'i18n_redirected', 'user-id'],
  ...[true, false].map(sessionCookieName),
]);

/** Takes out of a public page's request what no page reads, so that an advertiser's mark does not make a page of its own. */
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
