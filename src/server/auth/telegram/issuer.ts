import { createHash } from 'node:crypto';
import { createRemoteJWKSet, customFetch, errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { z } from 'zod';
import type { TelegramLoginConfig } from '../../config/telegram-config.ts';
import { parseJson } from '../../json/parse-json.ts';
import { readAtMost } from '../../network/read-at-most.ts';
import { clockToleranceMs } from '../rate-limit.ts';
import { IssuerFailure } from './issuer-failure.ts';
import { parseTelegramPhone } from './telegram-phone.ts';

/** What a browser keeps of a sign-in that it began. */
export interface LoginSecrets {
  readonly state: string;
  readonly nonce: string;
  /** of PKCE */
  readonly verifier: string;
}

/** Who signed in, as Telegram confirms it. */
export interface TelegramProfile {
  /** the id of the person, and of the private chat with the bot */
  readonly id: number;
  /** twelve digits; null: none of this country was given, or it is not verified */
  readonly phone: string | null;
  readonly name: string | null;
}

/** Telegram's OpenID Connect: the authorization code flow with PKCE, by redirects only. */
export interface Issuer {
  /** @throws IssuerFailure */
  authorizationUrl(secrets: LoginSecrets, now: number): Promise<string>;
  /** @throws IssuerFailure */
  readProfile(code: string, secrets: LoginSecrets, now: number): Promise<TelegramProfile>;
}

const timeoutMs = 5_000;
const mostBytes = 256 * 1024;
const discoveryLifeMs = 60 * 60_000;
/** Signatures by a key of the issuer; never by a secret, which a client knows, too. */
const algorithms = ['RS256', 'ES256', 'EdDSA'];

const discovery = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
});

interface Found extends Pick<z.infer<typeof discovery>, 'authorization_endpoint' | 'token_endpoint'> {
  readonly keys: JWTVerifyGetKey;
  readonly until: number;
}

/**
 * @param returnUrl where Telegram sends the browser back to
 * @param asksForBot whether the person is asked that the bot may write, too (R-MSG-17)
 */
export function createIssuer(config: TelegramLoginConfig, returnUrl: string, asksForBot: boolean): Issuer {
  let known: Found | null = null;
  const find = async (now: number) => {
    if (known === null || known.until <= now) known = await discover(config.issuer, now);
    return known;
  };
  return {
    async authorizationUrl({ state, nonce, verifier }, now) {
      const url = new URL((await find(now)).authorization_endpoint);
      const parameters = {
        client_id: config.clientId,
        redirect_uri: returnUrl,
        response_type: 'code',
        scope: `openid profile phone${asksForBot ? ' telegram:bot_access' : ''}`,
        state,
        nonce,
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
      };
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
      return url.href;
    },

    async readProfile(code, { nonce, verifier }, now) {
      const { token_endpoint, keys } = await find(now);
      const idToken = await exchange(token_endpoint, { code, verifier, returnUrl, config });
      const claims = await verify(idToken, keys, { issuer: config.issuer, audience: config.clientId, now });
      if (claims.nonce !== nonce) throw new IssuerFailure('invalid', 'the id token is of another sign-in');
      return profileOf(claims);
    },
  };
}

async function discover(issuer: string, now: number): Promise<Found> {
  const { json } = await request('discovery', `${issuer}/.well-known/openid-configuration`);
  const { data } = discovery.safeParse(json);
  if (data?.issuer !== issuer) throw new IssuerFailure('away', 'discovery describes no issuer, or another one');
  const remote = createRemoteJWKSet(new URL(data.jwks_uri), {
    // only the issuer sends tokens: an unknown key is a new one of it, so that its keys are read again at once
    cooldownDuration: 0,
    [customFetch]: (url, init) => fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) }),
  });
  return { ...data, keys: awayWithoutKeys(remote), until: now + discoveryLifeMs };
}

/** A key that the issuer does not have makes a token invalid; any other failure is one of the issuer. */
function awayWithoutKeys(remote: JWTVerifyGetKey): JWTVerifyGetKey {
  return async (header, token) => {
    try {
      return await remote(header, token);
    } catch (error) {
      if (error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JOSENotSupported) throw error;
      throw new IssuerFailure('away', 'the keys of the issuer could not be read');
    }
  };
}

interface Exchange {
  readonly code: string;
  readonly verifier: string;
  readonly returnUrl: string;
  readonly config: TelegramLoginConfig;
}

const tokens = z.object({ id_token: z.string().max(16_384) });
const refusal = z.object({ error: z.string().regex(/^[a-z_]{1,40}$/) });

async function exchange(url: string, { code, verifier, returnUrl, config }: Exchange): Promise<string> {
  const credentials = Buffer.from(`${config.clientId}:${config.clientSecret}`).toString('base64');
  const form = { grant_type: 'authorization_code', code, redirect_uri: returnUrl, code_verifier: verifier };
  const { status, json } = await request('the token endpoint', url, {
    method: 'POST',
    headers: { authorization: `Basic ${credentials}` },
    body: new URLSearchParams(form),
  });
  const { data } = tokens.safeParse(json);
  if (status === 200 && data !== undefined) return data.id_token;
  const { error = 'no reason' } = refusal.safeParse(json).data ?? {};
  throw new IssuerFailure(kindOf(status), `the token endpoint returned ${status}: ${error}`);
}

/** What a person sends can make a request wrong, and must not end signing in for others; 401 is a shop that the issuer does not know. */
function kindOf(status: number): IssuerFailure['kind'] {
  if (status === 401 || status === 429 || status >= 500) return 'away';
  return status === 200 ? 'invalid' : 'refused';
}

/** Whatever else is sent counts as absent. */
const claim = z.string().optional().catch(undefined);
const claims = z.object({
  // one audience: a token for several is not only for this shop
  aud: z.union([z.string(), z.tuple([z.string()])]),
  sub: z.string(),
  nonce: z.string(),
  id: z.int().positive().optional(),
  given_name: claim,
  name: claim,
  phone_number: claim,
  phone_number_verified: z.unknown().optional(),
});

type Claims = z.infer<typeof claims>;

interface Expected {
  readonly issuer: string;
  readonly audience: string;
  readonly now: number;
}

async function verify(idToken: string, keys: JWTVerifyGetKey, { now, ...expected }: Expected): Promise<Claims> {
  const options = { ...expected, algorithms, currentDate: new Date(now), clockTolerance: clockToleranceMs / 1_000 };
  try {
    const { payload } = await jwtVerify(idToken, keys, { ...options, requiredClaims: ['exp', 'iat', 'nonce', 'sub'] });
    return claims.parse(payload);
  } catch (error) {
    if (error instanceof IssuerFailure) throw error;
    const reason = error instanceof errors.JOSEError ? error.code : 'unknown claims';
    throw new IssuerFailure('invalid', `the id token is not valid: ${reason}`);
  }
}

function profileOf({ id, sub, ...claimed }: Claims): TelegramProfile {
  const personId = id ?? (/^[1-9]\d{0,14}$/.test(sub) ? Number(sub) : null);
  if (personId === null) throw new IssuerFailure('invalid', 'the id token names no person');
  const isVerified = claimed.phone_number_verified === undefined || claimed.phone_number_verified === true;
  return {
    id: personId,
    phone: isVerified ? parseTelegramPhone(claimed.phone_number ?? '') : null,
    name: claimed.given_name ?? claimed.name ?? null,
  };
}

/** Sends one request; its failures name neither the URL nor what was sent or received. */
async function request(name: string, url: string, init: RequestInit = {}): Promise<{ readonly status: number; readonly json: unknown }> {
  try {
    const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    return { status: response.status, json: parseJson(await readAtMost(response, mostBytes)) };
  } catch {
    throw new IssuerFailure('away', `${name} did not respond`);
  }
}
