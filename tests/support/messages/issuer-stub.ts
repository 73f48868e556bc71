import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';

export const stubClient = { id: '123456789', secret: 'client-secret-of-tests' };

/** How a request is answered: with a status, without a response, or not at all. */
type Trouble = { readonly status: number; readonly body?: unknown } | 'hang-up' | 'silent';
type Signature = 'own key' | 'former key' | 'another key' | 'unknown key' | 'client secret' | 'none';

interface Behavior {
  readonly discovery: Trouble | null;
  readonly keys: Trouble | null;
  readonly token: Trouble | null;
  readonly signature: Signature;
  /** added to the claims of id tokens */
  readonly claims: Readonly<Record<string, unknown>>;
}

const ordinary: Behavior = { discovery: null, keys: null, token: null, signature: 'own key', claims: {} };

/** What an address of the authorization endpoint asks for. */
interface Asked {
  readonly nonce: string;
  readonly challenge: string;
  readonly redirectUri: string;
}

/** Plays Telegram's OpenID Connect with a key of its own. */
export interface IssuerStub {
  readonly url: string;
  /** method and path of what was requested */
  readonly requests: string[];
  /** a person agrees: where Telegram sends the browser back to */
  approve(authorizationUrl: string): URL;
  deny(authorizationUrl: string): URL;
  /** from now on; what is not named is ordinary */
  behave(behavior: Partial<Behavior>): void;
  /** signs with a new key from now on, and publishes only that one */
  changeKey(): Promise<void>;
  close(): void;
}

interface Options {
  readonly port?: number;
  /** the clock of the shop */
  readonly now?: () => number;
  /** of the person who signs in */
  readonly claims?: Readonly<Record<string, unknown>>;
}

export async function startIssuer({ port = 0, ...options }: Options = {}): Promise<IssuerStub> {
  const played = new PlayedIssuer(await createKeys(), options);
  const server = createServer(async (request, response) => {
    const { pathname, search } = new URL(request.url ?? '', played.url);
    played.requests.push(`${request.method} ${pathname}`);
    const body = Buffer.concat(await request.toArray()).toString();
    if (pathname !== '/auth') return respond(response, await played.answer(pathname, request.headers.authorization, body));
    const asked = `${played.url}/auth${search}`;
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(pageOf(played.approve(asked), deny(asked)));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  played.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: played.url,
    requests: played.requests,
    approve: (authorizationUrl) => played.approve(authorizationUrl),
    deny,
    behave(changed) {
      played.behavior = { ...ordinary, ...changed };
    },
    changeKey: () => played.changeKey(),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

interface SigningKey {
  readonly kid: string;
  readonly private: CryptoKey;
  readonly published: JWK;
}

async function createKey(kid: string): Promise<SigningKey> {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  return { kid, private: privateKey, published: { ...(await exportJWK(publicKey)), kid, alg: 'RS256' } };
}

async function createKeys() {
  const [own, another] = await Promise.all([createKey('own'), createKey('another')]);
  return { own, former: another, another };
}

class PlayedIssuer {
  url = '';
  behavior = ordinary;
  readonly requests: string[] = [];
  readonly #codes = new Map<string, Asked>();
  #keys: Awaited<ReturnType<typeof createKeys>>;
  readonly #options: Options;

  constructor(keys: Awaited<ReturnType<typeof createKeys>>, options: Options) {
    this.#keys = keys;
    this.#options = options;
  }

  async changeKey(): Promise<void> {
    this.#keys = { ...this.#keys, own: await createKey(randomUUID()), former: this.#keys.own };
  }

  approve(authorizationUrl: string): URL {
    const { searchParams: asked } = new URL(authorizationUrl);
    const code = randomUUID();
    const redirectUri = asked.get('redirect_uri') ?? '';
    this.#codes.set(code, { nonce: asked.get('nonce') ?? '', challenge: asked.get('code_challenge') ?? '', redirectUri });
    return withQuery(redirectUri, { code, state: asked.get('state') ?? '' });
  }

  async answer(path: string, authorization: string | undefined, body: string): Promise<Trouble> {
    const { url, behavior } = this;
    switch (path) {
      case '/.well-known/openid-configuration': {
        const endpoints = { authorization_endpoint: `${url}/auth`, token_endpoint: `${url}/token`, jwks_uri: `${url}/keys` };
        return behavior.discovery ?? { status: 200, body: { issuer: url, ...endpoints } };
      }
      case '/keys':
        return behavior.keys ?? { status: 200, body: { keys: [this.#keys.own.published] } };
      case '/token':
        return behavior.token ?? this.#exchange(authorization, new URLSearchParams(body));
      default:
        return { status: 404 };
    }
  }

  async #exchange(authorization: string | undefined, form: URLSearchParams): Promise<Trouble> {
    const basic = `Basic ${Buffer.from(`${stubClient.id}:${stubClient.secret}`).toString('base64')}`;
    if (authorization !== basic) return { status: 401, body: { error: 'invalid_client' } };
    const asked = this.#codes.get(form.get('code') ?? '');
    this.#codes.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isRight = asked !== undefined && asked.challenge === challenge && asked.redirectUri === form.get('redirect_uri');
    if (!isRight || form.get('grant_type') !== 'authorization_code') return { status: 400, body: { error: 'invalid_grant' } };
    const { now = Date.now, claims } = this.#options;
    const seconds = Math.floor(now() / 1_000);
    const base = { iss: this.url, aud: stubClient.id, iat: seconds, exp: seconds + 3_600, nonce: asked.nonce, sub: '7000000000' };
    const idToken = await this.#sign({ ...base, ...claims, ...this.behavior.claims });
    return { status: 200, body: { access_token: randomUUID(), token_type: 'Bearer', id_token: idToken } };
  }

  #sign(payload: JWTPayload): Promise<string> | string {
    const { own, former, another } = this.#keys;
    const signed = (kid: string, key: CryptoKey) => new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid }).sign(key);
    switch (this.behavior.signature) {
      case 'none':
        return new UnsecuredJWT(payload).encode();
      case 'client secret':
        return new SignJWT(payload)
          .setProtectedHeader({ alg: 'HS256', kid: own.kid })
          .sign(new TextEncoder().encode(stubClient.secret.padEnd(32)));
      case 'another key':
        return signed(own.kid, another.private);
      case 'unknown key':
        return signed('unknown', another.private);
      case 'former key':
        return signed(former.kid, former.private);
      case 'own key':
        return signed(own.kid, own.private);
    }
  }
}

function deny(authorizationUrl: string): URL {
  const { searchParams: asked } = new URL(authorizationUrl);
  return withQuery(asked.get('redirect_uri') ?? '', { error: 'access_denied', state: asked.get('state') ?? '' });
}

function respond(response: ServerResponse, answer: Trouble): void {
  if (answer === 'silent') return;
  if (answer === 'hang-up') return void response.socket?.destroy();
  const body = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body ?? {});
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(body);
}

function withQuery(address: string, query: Readonly<Record<string, string>>): URL {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url;
}

function pageOf(allowed: URL, denied: URL): string {
  const link = (to: URL, text: string) => `<p><a href="${to.href.replaceAll('&', '&amp;')}">${text}</a></p>`;
  return `<!doctype html><title>Telegram</title><h1>Log in with Telegram</h1>${link(allowed, 'Allow')}${link(denied, 'Deny')}`;
}
