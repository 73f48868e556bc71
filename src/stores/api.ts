import { type FetchContext, FetchError, type FetchOptions, ofetch } from 'ofetch';
import { type Locale, parseLocale } from '#domain/locale.ts';
import type { Words } from '#domain/words.ts';
import { type ApiProblem, readProblem } from './api-problem.ts';
import { showToast } from './toasts.ts';

export type { ApiProblem } from './api-problem.ts';

export type ApiAnswer<Value> =
  | { readonly ok: true; readonly value: Value; readonly status: number }
  | { readonly ok: false; readonly problem: ApiProblem };

export interface ApiRequest {
  readonly body?: object;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** No toast: the caller shows the problem where it belongs. */
  readonly silent?: boolean;
  readonly signal?: AbortSignal;
}

const timeoutMs = 15_000;
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
 * The one way to the network. ofetch's defaults are the retry table of specification §7: one retry on eight statuses,
 * none for PATCH, POST, PUT, DELETE. Never throws; a problem is told by a toast unless the request is `silent`.
 */
export async function api<Value>(method: string, path: string, request: ApiRequest = {}): Promise<ApiAnswer<Value>> {
  try {
    const response = await ofetch.raw<Value>(path, toOptions(method, request));
    return { ok: true, value: response._data as Value, status: response.status };
  } catch (error) {
    const problem = toProblem(path, error);
    const isAborted = request.signal?.aborted === true;
    if (!isAborted && request.silent !== true && path !== promoByPhone) showToast({ kind: 'error', message: problem.message });
    return { ok: false, problem };
  }
}

function toOptions(method: string, { body, query, headers, signal }: ApiRequest): FetchOptions<'json'> {
  return {
    method,
    headers: { 'Accept-Language': pageLocale(), ...headers },
    timeout: timeoutMs,
    onRequestError: stopRetry,
    onResponseError: (context) => {
      if (context.response.headers.has('x-retried')) stopRetry(context);
    },
    ...(body && { body: body as Record<string, unknown> }),
    ...(query && { query }),
    ...(signal && { signal }),
  };
}

/** Repeated are answers, not silences, and not what a server behind has already repeated (contract §8). */
function stopRetry(context: FetchContext): void {
  context.options.retry = false;
}

function toProblem(path: string, error: unknown): ApiProblem {
  const response = error instanceof FetchError ? error.response : undefined;
  if (response === undefined) return { status: 0, code: null, message: words['network'] ?? 'Network error', details: {} };
  const isText = /^(text\/plain|application\/.*json)/.test(response.headers.get('content-type') ?? '');
  const { status, statusText } = response;
  const problem = readProblem({ status, statusText, isText, body: response._data }, pageLocale());
  if (path === promoByName && status === 502) return { ...problem, message: words['promoUnavailable'] ?? 'Промокоды недоступны' };
  return { ...problem, message: problem.message || (words['failed'] ?? String(status)) };
}
