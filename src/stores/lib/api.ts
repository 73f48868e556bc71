import { type ApiProblem, readApiProblem } from '#contract/api-problem.ts';
import type { ApiCalls } from '#contract/calls.ts';
import type { CallInput, CallValue, ParamNames } from '#contract/lib/call-types.ts';
import { type Locale, parseLocale } from '#domain/locale.ts';
import type { Words } from '#domain/words.ts';
import { showToast } from './toasts.ts';

export type { ApiProblem } from '#contract/api-problem.ts';

export type ApiResult<Value> =
  | { readonly ok: true; readonly value: Value; readonly status: number }
  | { readonly ok: false; readonly problem: ApiProblem };

/** Options of every request. */
export interface RequestOptions {
  /** No toast: the caller shows the problem. */
  readonly silent?: boolean;
  readonly signal?: AbortSignal;
  /** The page may be left before the response. */
  readonly outlivesPage?: boolean;
  /** The language of the names in the response; absent: that of the page. */
  readonly locale?: Locale;
}

interface SentRequest extends RequestOptions {
  readonly body?: object | undefined;
  readonly query?: Readonly<Record<string, string>> | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** A call by its method and path, as written in the contract. */
type CallName = keyof ApiCalls;
type RequestOf<Name extends CallName> = CallInput<ApiCalls[Name]> & RequestOptions;
type RequestArguments<Name extends CallName> =
  Record<never, never> extends RequestOf<Name> ? [request?: RequestOf<Name>] : [request: RequestOf<Name>];
type Params = Readonly<Record<string, string | number>>;

/** The values in the path of a call. */
export type ParamsOf<Name extends CallName> = Readonly<Record<ParamNames<ApiCalls[Name]['path']>, string | number>>;

/** Signs in again where the page of a request with a status of 401 offers it; true: the request is sent again. */
export type AskToSignIn = (method: string, path: string) => Promise<boolean>;

const timeoutMs = 15_000;
const repeatedStatuses: ReadonlySet<number> = new Set([408, 409, 425, 429, 500, 502, 503, 504]);
const neverRepeated: ReadonlySet<string> = new Set(['PATCH', 'POST', 'PUT', 'DELETE']);
const promoByPhone = '/promo/GetByPhone';
const promoByName = '/api/promo/GetByName';
let words: Words = {};
let askToSignIn: AskToSignIn | undefined;

/** Sets the texts of failures without a message from the server: `network`, `noConnection`, `checkInternet`, `failed`, `promoUnavailable`. */
export function setApiWords(translated: Words): void {
  words = translated;
}

/** From now on a session that has ended is opened in place, and what was sent goes on. */
export function setSignIn(confirm: AskToSignIn): void {
  askToSignIn = confirm;
}

/** The language of the page, which is used for names and problems in responses. */
export function pageLocale(): Locale {
  return parseLocale(document.documentElement.lang.slice(0, 2)) ?? 'ru';
}

/**
 * Calls the API; the parameters and the result of a call are typed by the contract. Never throws; a problem is shown in a toast unless
 * the request is `silent`. No response is a problem of status 0, an error of this code one of status 500.
 */
export function api<Name extends CallName>(call: Name, ...[request]: RequestArguments<Name>): Promise<ApiResult<CallValue<ApiCalls[Name]>>>;
export async function api(call: CallName, request: SentRequest & { readonly path?: Params } = {}): Promise<ApiResult<unknown>> {
  const [method = '', pattern = ''] = call.split(' ');
  return sendRequest(method, fillPath(pattern, request.path), request);
}

/** The path of a call with the values of its `:name` parameters, for requests not made by `api`: event streams. */
export function pathOf<Name extends CallName>(call: Name, params: ParamsOf<Name>): string {
  return fillPath(call.slice(call.indexOf(' ') + 1), params);
}

/** A part of a page as HTML; the caller shows a problem. */
export function fetchHtml(path: string, query: Readonly<Record<string, string>>): Promise<ApiResult<string>> {
  return sendRequest('GET', path, { query, silent: true }) as Promise<ApiResult<string>>;
}

/** Data of a page that are no call of the API; the caller shows a problem. */
export function fetchData<Value>(path: string): Promise<ApiResult<Value>> {
  return sendRequest('GET', path, { silent: true }) as Promise<ApiResult<Value>>;
}

async function sendRequest(method: string, path: string, request: SentRequest): Promise<ApiResult<unknown>> {
  const result = await resultOf(method, path, () => send(method, path, request));
  const isAborted = request.signal?.aborted === true;
  if (!result.ok && !isAborted && request.silent !== true && path !== promoByPhone) reportProblem(result.problem);
  return result;
}

/** What a request came to, sent once more after signing in again. @param attempt null: no response came */
export async function resultOf(method: string, path: string, attempt: () => Promise<Response | null>): Promise<ApiResult<unknown>> {
  const sent = () => attempt().catch((error: unknown) => void console.error(error));
  let response = await sent();
  if (response?.status === 401 && (await askToSignIn?.(method, path))) response = await sent();
  const body = response ? await readBody(response) : undefined;
  return response?.ok ? { ok: true, value: body, status: response.status } : { ok: false, problem: toProblem(path, response, body) };
}

/** A lost connection is not called an error. */
function reportProblem({ status, message }: ApiProblem): void {
  const title = status === 0 ? words['noConnection'] : undefined;
  if (title === undefined) showToast({ kind: 'error', message });
  else showToast({ kind: 'error', title, message: words['checkInternet'] ?? message });
}

function fillPath(pattern: string, params: Params = {}): string {
  return pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

/**
 * The retry table of R-CALL-7; a request already retried by the server is not repeated (R-UPSTREAM-10). Null: no response came.
 * @throws what is wrong with the request itself
 */
async function send(method: string, path: string, request: SentRequest): Promise<Response | null> {
  const attempt = () => {
    const init = toInit(method, request);
    return fetch(withQuery(path, request.query), init).catch(() => null);
  };
  const result = await attempt();
  const isRepeatable = result && !neverRepeated.has(method) && repeatedStatuses.has(result.status) && !result.headers.has('x-retried');
  return isRepeatable ? attempt() : result;
}

function toInit(method: string, { body, headers, signal, outlivesPage, locale = pageLocale() }: SentRequest): RequestInit {
  const limit = AbortSignal.timeout(timeoutMs);
  return {
    method,
    headers: { 'Accept-Language': locale, ...(body && { 'Content-Type': 'application/json' }), ...headers },
    signal: signal === undefined ? limit : AbortSignal.any([signal, limit]),
    ...(body && { body: JSON.stringify(body) }),
    ...(outlivesPage === true && { keepalive: true }),
  };
}

export function withQuery(path: string, query: SentRequest['query']): string {
  return query === undefined ? path : `${path}?${new URLSearchParams(query)}`;
}

/** JSON if the content type is JSON and it parses, else the text; undefined for an empty body. */
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

/** @param response undefined: the request could not be made */
function toProblem(path: string, response: Response | null | undefined, body: unknown): ApiProblem {
  if (response === undefined) return { status: 500, code: null, message: words['failed'] ?? '500' };
  if (response === null) return { status: 0, code: null, message: words['network'] ?? 'Network error' };
  const isText = /^(text\/plain|application\/.*json)/.test(response.headers.get('content-type') ?? '');
  const { status, statusText } = response;
  const problem = readApiProblem({ status, statusText, isText, body }, pageLocale());
  if (path === promoByName && status === 502) return { ...problem, message: words['promoUnavailable'] ?? 'Промокоды недоступны' };
  return { ...problem, message: problem.message || (words['failed'] ?? String(status)) };
}
