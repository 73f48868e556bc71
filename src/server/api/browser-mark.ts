import { getCookie, setCookie } from 'hono/cookie';
import { browserMarkCookieName, browserMarkSeconds } from '../auth/browser-token.ts';
import type { Requester } from '../auth/code-limits.ts';
import { type ApiContext, clientAddress } from './context.ts';

/** The requester of a code, as rate limits count it: a browser with a mark for this phone is counted separately (R-CODE-4). */
export async function findRequester(context: ApiContext, phone: string): Promise<Requester> {
  const browser = await context.get('services').marks.find(markCookie(context), phone);
  return { phone, address: clientAddress(context), browser };
}

/** Saves a mark for the phone whose code was just entered in this browser. It remains after sign-out and after the account is deleted. */
export async function markBrowser(context: ApiContext, phone: string): Promise<void> {
  const { config, marks } = context.get('services');
  const { isHttps } = config;
  const options = { path: '/', httpOnly: true, sameSite: 'Lax', secure: isHttps, maxAge: browserMarkSeconds } as const;
  setCookie(context, browserMarkCookieName(isHttps), await marks.add(markCookie(context), phone), options);
}

function markCookie(context: ApiContext): string | undefined {
  return getCookie(context, browserMarkCookieName(context.get('services').config.isHttps));
}
