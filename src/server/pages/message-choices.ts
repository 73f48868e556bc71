import type { WireMessageChoices } from '#contract/account/messages.ts';
import { sessionCookieName } from '../auth/sessions.ts';
import { choicesOf } from '../modules/messages/choices-of.ts';
import { services } from '../services.ts';

/** The parts of a request that say who made it, as Astro's global has them. */
interface PageRequest {
  readonly cookies: { readonly get: (name: string) => { readonly value: string } | undefined };
  readonly locals: { readonly now: number };
}

/** Where the customer of this browser gets messages; null: nobody is signed in. */
export async function messageChoices({ cookies, locals }: PageRequest): Promise<WireMessageChoices | null> {
  const serving = await services();
  const { config, sessions } = serving;
  const session = await sessions.find(cookies.get(sessionCookieName(config.isHttps))?.value, locals.now);
  const { customerId = null } = session ?? {};
  return session === null || customerId === null ? null : choicesOf(serving, { ...session, customerId });
}

/** What an order's page offers: the ways that are not connected yet. null: none */
export async function followWays(request: PageRequest): Promise<Pick<WireMessageChoices['ways'], 'telegram' | 'push'> | null> {
  const choices = await messageChoices(request);
  if (choices === null) return null;
  const { ways, targets } = choices;
  const telegram = targets.some(({ channel }) => channel === 'telegram') ? null : ways.telegram;
  const push = targets.some(({ isThisBrowser }) => isThisBrowser) ? null : ways.push;
  return telegram === null && push === null ? null : { telegram, push };
}
