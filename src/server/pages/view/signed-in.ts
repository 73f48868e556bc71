import { LRUCache } from 'lru-cache';
import { sessionCookieName } from '../../auth/sessions.ts';
import type { Services } from '../../services.ts';
import type { ViewSource } from './common.ts';

/** Whether a session is a customer's is looked for once a second: it only decides whether a hint is cleared. */
const knownTokens = new LRUCache<string, boolean>({
  max: 5_000,
  ttl: 1_000,
  // a visitor chooses how long a cookie is
  maxSize: 512 * 1024,
  sizeCalculation: (_, token) => token.length + 1,
});

/** Whether the request is that of a signed-in customer. Looking for the session also notes that it is used. */
export async function isCustomer(
  { sessions, config }: Pick<Services, 'sessions' | 'config'>,
  { request: { tokens }, now }: Pick<ViewSource, 'request' | 'now'>,
): Promise<boolean> {
  const name = sessionCookieName(config.isHttps);
  const token = tokens[name] ?? null;
  if (token === null) return false;
  const known = knownTokens.get(token);
  if (known !== undefined) return known;
  const session = await sessions.find(token, now);
  const isKnown = (session?.customerId ?? null) !== null;
  knownTokens.set(token, isKnown);
  return isKnown;
}
