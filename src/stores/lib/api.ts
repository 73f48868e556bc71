import { type ApiProblem, readProblem } from '#contract/lib/read-problem.ts';
import { type Locale, parseLocale } from '#domain/locale.ts';
import type { Words } from '#domain/words.ts';
import { showToast } from './toasts.ts';

export type { ApiProblem } from '#contract/lib/read-problem.ts';

export type ApiAnswer<Value> =
  | { readonly ok: true; readonly value: Value; readonly status: number }
  | { readonly ok: false; readonly problem: ApiProblem };

export interface ApiRequest {
  /** JSON, or a file as it is */
  readonly body?: object;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** No toast: the caller shows the problem where it belongs. */
  readonly silent?: boolean;
  readonly signal?: AbortSignal;
  /** The page may be left before the answer. */
  readonly outlivesPage?: boolean;
}

const timeoutMs = 15_000;
const repeatedStatuses: ReadonlySet<number> = new Set([408, 409, 425, 429, 500, 502, 503, 504]);
const neverRepeated: ReadonlySet<string> = new Set(['PATCH', 'POST', 'PUT', 'DELETE']);
const promoByPhone = '/promo/GetByPhone';
const promoByName = '/api/promo/GetByName';
let words: Words = {};

/** Takes the sentences for failures that no server words: `network`, `failed`, `promoUnavailable`. */
export function setApiWords(translated: Words): void {
  words = translated;
}

/** The language of the page, which names and problems are answered in. */
export function pageLocale(): Locale {
  return parseLocale(document.documentElement.lang.slice(0, 2)) ?? 'ru';
}

/**
 * The one way to the network. Never throws; a problem is told by a toast unless the request is `silent`.
 * Silence (no answer at all) is a problem of status 0.
 */
export async function api<Value>(method: string, path: string, request: ApiRequest = {}): Promise<ApiAnswer<Value>> {
  const response = await send(method, path, request).catch(() => null);
  const body = response === null ? undefined : await readBody(response);
  if (response?.ok) return { ok: true, value: body as Value, status: response.status };
  const problem = toProblem(path, response, body);
  const isAborted = request.signal?.aborted === true;
  if (!isAborted && request.silent !== true && path !== promoByPhone) showToast({ kind: 'error', message: problem.message });
  return { ok: false, problem };
}

/** The retry table of specification §7; what a server behind has already repeated is not repeated here (contract §8). */
async function send(method: string, path: string, request: ApiRequest): Promise<Response> {
  const ask = () => fetch(withQuery(path, request.query), toInit(method, request));
  const answer = await ask();
  const isRepeatable = !neverRepeated.has(method) && repeatedStatuses.has(answer.status) && !answer.headers.has('x-retried');
  return isRepeatable ? ask() : answer;
}

function toInit(method: string, { body, headers, signal, outlivesPage }: ApiRequest): RequestInit {
  const limit = AbortSignal.timeout(timeoutMs);
  const isJson = body !== undefined && !(body instanceof Blob);
  return {
    method,
    headers: { 'Accept-Language': pageLocale(), ...(isJson && { 'Content-Type': 'application/json' }), ...headers },
    signal: signal === undefined ? limit : AbortSignal.any([signal, limit]),
    ...(body && { body: isJson ? JSON.stringify(body) : (body as Blob) }),
    ...(outlivesPage === true && { keepalive: true }),
  };
}

function withQuery(path: string, query: ApiRequest['query']): string {
  return query === undefined ? path : `${path}?${new URLSearchParams(query)}`;
}

/** JSON where the answer says so and it parses, else its text; undefined for an empty one. */
async function readBody(response: Response): Promise<unknown> {
  const text = await response.text().catch(() => '');
  if (text === '') return undefined;
  if (!/json/.test(response.headers.get('content-type') ?? '')) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function toProblem(path: string, response: Response | null, body: unknown): ApiProblem {
  if (response === null) return { status: 0, code: null, message: words['network'] ?? 'Network error', details: {} };
  const isText = /^(text\/plain|application\/.*json)/.test(response.headers.get('content-type') ?? '');
  const { status, statusText } = response;
  const problem = readProblem({ status, statusText, isText, body }, pageLocale());
  if (path === promoByName && status === 502) return { ...problem, message: words['promoUnavailable'] ?? 'Промокоды недоступны' };
  return { ...problem, message: problem.message || (words['failed'] ?? String(status)) };
}
