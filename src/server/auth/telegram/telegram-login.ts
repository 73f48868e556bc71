import { createHash, randomBytes } from 'node:crypto';
import type { TelegramEnd } from '#domain/customer/telegram-end.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Config } from '../../config/config.ts';
import type { Connection } from '../../db/connection.ts';
import { type Limit, reachedUntil, take } from '../rate-limit.ts';
import { createIssuer, type LoginSecrets, type TelegramProfile } from './issuer.ts';
import { IssuerFailure } from './issuer-failure.ts';
import { telegramLoginPaths } from './telegram-login-paths.ts';

const minuteMs = 60_000;
export const loginLifeMs = 10 * minuteMs;
const hourMs = 60 * minuteMs;
const triesPerHour = 300;
/** How long nobody is sent to an issuer that did not answer. */
const away: Limit = { key: 'telegram-issuer-away', max: 1, windowMs: 5 * minuteMs };

/** A sign-in that a browser began, which it keeps itself. */
export interface StartedLogin extends LoginSecrets {
  readonly startedAt: number;
}

/** What Telegram sends a browser back with. */
interface Returned {
  readonly code: string | undefined;
  readonly state: string | undefined;
  readonly error: string | undefined;
}

interface Requesting {
  readonly address: string;
  readonly now: number;
  /** reports a failure that the person did not cause */
  readonly report: (failure: IssuerFailure) => void;
}

interface ProvenProfile extends TelegramProfile {
  readonly phone: string;
}

/** Signing in with Telegram in a browser (R-TELEGRAM-5). */
export interface TelegramLogin {
  /** Whether people are sent to Telegram: for some minutes after it did not answer they are not. */
  isOffered(now: number): Promise<boolean>;
  /** Where a browser goes, and what it keeps. */
  start(by: Requesting): Promise<Result<{ readonly url: string; readonly started: StartedLogin }, TelegramEnd>>;
  /** Who signed in, once for a sign-in that this browser began within ten minutes. */
  finish(returned: Returned, started: StartedLogin | null, by: Requesting): Promise<Result<ProvenProfile, TelegramEnd>>;
}

type UsedConfig = Pick<Config, 'telegramLogin' | 'messages' | 'siteUrl'>;

/** @returns null: nobody signs in with Telegram in a browser */
export function createTelegramLogin(connection: Connection, config: UsedConfig): TelegramLogin | null {
  const { telegramLogin, messages, siteUrl } = config;
  if (telegramLogin === null) return null;
  const hasItsBot = messages.telegram?.token.startsWith(`${telegramLogin.clientId}:`) ?? false;
  const issuer = createIssuer(telegramLogin, `${siteUrl}${telegramLoginPaths.back}`, hasItsBot);
  const { db } = connection;

  const ask = async <Value>(asking: Promise<Value>, { now, report }: Requesting): Promise<Result<Value, TelegramEnd>> => {
    try {
      return ok(await asking);
    } catch (error) {
      if (!(error instanceof IssuerFailure)) throw error;
      if (error.kind !== 'refused') report(error);
      if (error.kind !== 'away') return err('failed');
      await take(db, away, now);
      return err('away');
    }
  };
  const isAllowed = async ({ address, now }: Requesting) =>
    (await take(db, { key: `telegram-login/${address}`, max: triesPerHour, windowMs: hourMs }, now)) === null;

  return {
    isOffered: async (now) => (await reachedUntil(db, away, now)) === null,

    async start(by) {
      if (!(await isAllowed(by))) return err('failed');
      const started = { state: randomText(), nonce: randomText(), verifier: randomText(), startedAt: by.now };
      const url = await ask(issuer.authorizationUrl(started, by.now), by);
      return url.ok ? ok({ url: url.value, started }) : url;
    },

    async finish({ code, state, error }, started, by) {
      const isOwn = started !== null && state === started.state && by.now - started.startedAt < loginLifeMs;
      if (!isOwn || !(await isAllowed(by))) return err('failed');
      if (error === 'access_denied') return err('canceled');
      const isFirst = (await take(db, onceOf(started), by.now)) === null;
      if (code === undefined || !isFirst) return err('failed');
      const profile = await ask(issuer.readProfile(code, started, by.now), by);
      if (!profile.ok) return profile;
      const { phone } = profile.value;
      return phone === null ? err('phone') : ok({ ...profile.value, phone });
    },
  };
}

/** One return, remembered for longer than the sign-in is valid. */
function onceOf({ state }: StartedLogin): Limit {
  return { key: `telegram-state/${createHash('sha256').update(state).digest('hex')}`, max: 1, windowMs: hourMs };
}

function randomText(): string {
  return randomBytes(32).toString('base64url');
}
