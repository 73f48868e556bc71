import { getCookie, setCookie } from 'hono/cookie';
import { browserMarkCookieName, browserMarkSeconds } from '../auth/browser-token.ts';
import type { Requester } from '../auth/code-limits.ts';
import { type ApiContext, clientAddress } from './context.ts';

/** Who asks for the codes of this phone, as their limits count it: a browser with a mark for it is counted apart (contract §9). */
export async function findRequester(context: ApiContext, phone1: string): Promise<Requester> {
  const browser = await context.get('services').marks.find(markCookie(context), phone1);
  return { phone1, address: clientAddress(context), browser };
}

/** Keeps a mark for the phone whose code this browser has just shown. Neither sign-out nor the account's end takes it away. */
export async function markBrowser(context: ApiContext, phone1: string): Promise<void> {
  const { config, marks } = context.get('services');
  const { isHttps } = config;
  const options = { path: '/', httpOnly: true, sameSite: 'Lax', secure: isHttps, maxAge: browserMarkSeconds } as const;
  setCookie(context, browserMarkCookieName(isHttps), await marks.add(markCookie(context), phone1), options);
}

function markCookie(context: ApiContext): string | undefined {
  return getCookie(context, browserMarkCookieName(context.get('services').config.isHttps));
}
