import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { z } from 'zod';
import { defaultBirthDate, parseFirstName } from '#domain/customer/customer.ts';
import type { TelegramEnd } from '#domain/customer/telegram-end.ts';
import type { Id } from '#domain/id.ts';
import { defaultLocale, type Locale } from '#domain/locale.ts';
import { pagePath, parseNextPath, splitLocale } from '#domain/routes.ts';
import { loginLifeMs, type StartedLogin, type TelegramLogin } from '../auth/telegram/telegram-login.ts';
import { telegramLoginPaths } from '../auth/telegram/telegram-login-paths.ts';
import type { Report } from './auth.ts';
import { markBrowser } from './browser-mark.ts';
import { type Api, type ApiContext, clientAddress, notFound } from './context.ts';
import { sessionToken, setIdentity } from './identity.ts';
import { findByPhone } from './telegram-auth.ts';

/** Longer addresses don't fit into the cookie. */
const longestNext = 2_000;

/** Signing in with Telegram in a browser (R-TELEGRAM-5): two addresses that only redirect. */
export function addTelegramLogin(api: Api, report: Report): void {
  const by = (context: ApiContext) => ({
    address: clientAddress(context),
    now: context.get('now'),
    report: (failure: Error) => report(failure, context),
  });

  api.get(telegramLoginPaths.start, async (context) => {
    const login = requireLogin(context);
    const next = nextOf(context.req.query('next'));
    const result = await login.start(by(context));
    if (!result.ok) return toSignIn(context, next, result.problem);
    keep(context, { ...result.value.started, next });
    return context.redirect(result.value.url, 302);
  });

  api.get(telegramLoginPaths.back, async (context) => {
    const login = requireLogin(context);
    const started = kept(context);
    const next = nextOf(started?.next);
    const { code, state, error } = context.req.query();
    const result = await login.finish({ code, state, error }, started, by(context));
    deleteCookie(context, cookieName(context), { path: '/', secure: isHttps(context) });
    if (!result.ok) return toSignIn(context, next, result.problem);
    await signIn(context, result.value, localeOf(next));
    return toSignIn(context, next, 'done');
  });
}

interface Proven {
  readonly id: number;
  readonly phone: string;
  readonly name: string | null;
}

/** Opens a session for the customer of the phone; for a new phone that of the name in Telegram, or one that asks for the name. */
async function signIn(context: ApiContext, { id, phone, name }: Proven, locale: Locale): Promise<void> {
  const { services, now } = context.var;
  const found = await findByPhone({ services, now }, phone);
  const customerId = found.customerId ?? (await createNamed(context, { phone, name, locale }));
  await markBrowser(context, phone);
  const token = await services.sessions.open({ customerId, phone, telegramId: id }, sessionToken(context), now);
  setIdentity(context, token, customerId);
}

interface NewCustomer extends Pick<Proven, 'phone' | 'name'> {
  readonly locale: Locale;
}

async function createNamed(context: ApiContext, { phone, name, locale }: NewCustomer): Promise<Id | null> {
  const firstName = parseFirstName(name ?? '');
  if (firstName === null) return null;
  const { services, now } = context.var;
  const { id } = await services.backend.createCustomer({ firstName, phone1: phone, birthDate: defaultBirthDate(now) }, locale, now);
  return id;
}

function requireLogin(context: ApiContext): TelegramLogin {
  const { telegramLogin } = context.get('services');
  if (telegramLogin === null) throw notFound();
  return telegramLogin;
}

/** Only a path of this site. */
function nextOf(given: string | undefined): string {
  const fallback = pagePath('profile', given === undefined ? defaultLocale : localeOf(given));
  return given === undefined || given.length > longestNext ? fallback : parseNextPath(given, fallback);
}

/** A page is in the language of its path (R-LANG-3). */
function localeOf(next: string): Locale {
  return splitLocale(next.split(/[?#]/)[0] ?? '').locale;
}

/** The sign-in page finishes a sign-in, and says what else has happened. */
function toSignIn(context: ApiContext, next: string, end: TelegramEnd): Response {
  return context.redirect(`${pagePath('signIn', localeOf(next))}?${new URLSearchParams({ next, telegram: end })}`, 302);
}

const keptLogin = z.object({ state: z.string(), nonce: z.string(), verifier: z.string(), startedAt: z.number(), next: z.string() });

interface KeptLogin extends StartedLogin {
  readonly next: string;
}

/** The return comes from another site: with `Strict` it would have no cookie. */
function keep(context: ApiContext, login: KeptLogin): void {
  const value = Buffer.from(JSON.stringify(login)).toString('base64url');
  const options = { path: '/', httpOnly: true, sameSite: 'Lax', secure: isHttps(context), maxAge: loginLifeMs / 1_000 } as const;
  setCookie(context, cookieName(context), value, options);
}

function kept(context: ApiContext): KeptLogin | null {
  try {
    const text = Buffer.from(getCookie(context, cookieName(context)) ?? '', 'base64url').toString();
    return keptLogin.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

function cookieName(context: ApiContext): string {
  return isHttps(context) ? '__Host-telegram' : 'telegram';
}

function isHttps(context: ApiContext): boolean {
  return context.get('services').config.isHttps;
}
