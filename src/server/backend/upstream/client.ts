import { saysWhy } from '#contract/upstream/customer.ts';
import type { LeaveOut, LeftOutRecord } from '#contract/upstream/records.ts';
import type { Locale } from '#domain/locale.ts';
import { type Problem, type ProblemCode, problem, type RelayedResponse } from '#domain/problem.ts';
import { parseJson } from '../../json/parse-json.ts';
import { record } from '../../metrics/record.ts';
import { lookupPublic } from '../../network/private-address.ts';
import { UpstreamFailure } from '../../ports/upstream-failure.ts';
import { createExchange, type ReceivedResponse } from './exchange.ts';
import type { LeftOut } from './left-out.ts';
import { markRetried } from './retry-mark.ts';
import { forgetReads, readOnce } from './shared-reads.ts';
import type { UpstreamLog } from './upstream-log.ts';

/** The time limit of a call with both attempts (R-UPSTREAM-10). */
const budgetMs = 5_000;
/** The retry table of R-CALL-7: these statuses of a GET are retried once, no others. */
const repeatedStatuses: ReadonlySet<number> = new Set([408, 409, 425, 429, 500, 502, 503, 504]);

/**
 * 408 is about one connection: a browser that receives it on a reused connection repeats the request by itself, even a POST.
 * A 408 from an upstream is therefore returned as 504.
 */
const requestTimeout = 408;
const gatewayTimeout = 504;
const mostErrorText = 4_096;

interface UpstreamCall {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
}

export interface UpstreamResponse<Value> {
  readonly value: Value;
  /** the size of the response on the wire */
  readonly bytes: number;
}

/** Reads the JSON of a response; null: it is not the response of this call. */
type ReadResponse<Value> = (response: unknown, leaveOut: LeaveOut) => Value | null;

/** Sends a request to an upstream and reads its response; a request of a visitor sends each GET once. Rejects only with `UpstreamFailure`. */
export type RequestUpstream = <Value>(call: UpstreamCall, read: ReadResponse<Value>, locale: Locale) => Promise<UpstreamResponse<Value>>;

interface UpstreamOptions {
  /** without a trailing slash */
  readonly baseUrl: string;
  readonly allowPrivate: boolean;
  readonly log: UpstreamLog;
  readonly leftOut: LeftOut;
}

export function createUpstreamClient({ baseUrl, allowPrivate, log, leftOut }: UpstreamOptions): RequestUpstream {
  const exchange = createExchange(allowPrivate ? undefined : lookupPublic);
  const sendRequest = async <Value>(call: UpstreamCall, read: ReadResponse<Value>, locale: Locale): Promise<UpstreamResponse<Value>> => {
    const { method, body, path } = call;
    const url = addressOf(baseUrl, call);
    const signal = AbortSignal.timeout(budgetMs);
    let isRetried = false;
    const sending = {
      method,
      url,
      headers: headersOf(locale, body !== undefined),
      body: body === undefined ? null : JSON.stringify(body),
      signal,
    };
    const attempt = () =>
      exchange(sending).catch((error: unknown) => {
        throw signal.aborted
          ? failure('UPSTREAM_TOO_SLOW', true, 'no response in time')
          : failure('UPSTREAM_BAD_ANSWER', isRetried, String(error));
      });
    let response = await attempt();
    if (method === 'GET' && repeatedStatuses.has(response.status)) {
      isRetried = true;
      markRetried();
      response = await attempt();
    }
    const unusable: LeftOutRecord[] = [];
    const value = read(jsonOf(response, isRetried), (record) => void unusable.push(record));
    if (value === null) throw failure('UPSTREAM_BAD_ANSWER', isRetried, 'another response than that of the call');
    leftOut.note(`${locale} ${url}`, path, unusable);
    return { value, bytes: response.bytes };
  };
  const reported: RequestUpstream = (call, read, locale) =>
    measured(sendRequest(call, read, locale)).catch((error: Error) => {
      // without the query, which may contain a phone
      if (isPassing(error)) log.warn({ call: call.path, reason: error.message }, 'the upstream returned an invalid response');
      throw error;
    });
  return (call, read, locale) => {
    if (call.method === 'GET') return readOnce(`${locale} ${addressOf(baseUrl, call)}`, () => reported(call, read, locale));
    return reported(call, read, locale).finally(forgetReads);
  };
}

/** A permanent error counts as a response, too. */
function measured<Value>(call: Promise<Value>): Promise<Value> {
  const start = performance.now();
  const notify = (outcome: 'answered' | 'failed') => {
    const seconds = (performance.now() - start) / 1_000;
    record(({ upstream }) => upstream.observe({ outcome }, seconds));
  };
  call.then(
    () => notify('answered'),
    (error: unknown) => notify(isPassing(error) ? 'failed' : 'answered'),
  );
  return call;
}

/** Whether a later retry may succeed: false only for a permanent error of the upstream itself. */
export function isPassing(error: unknown): boolean {
  const status = error instanceof UpstreamFailure ? error.problem.upstream?.response?.status : undefined;
  return status === undefined || status >= 500 || repeatedStatuses.has(status);
}

function addressOf(baseUrl: string, { path, query }: UpstreamCall): URL {
  const url = new URL(baseUrl + path);
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
  return url;
}

function headersOf(locale: Locale, hasBody: boolean): Record<string, string> {
  const headers = { accept: 'application/json', 'accept-language': locale, 'accept-encoding': 'identity' };
  return hasBody ? { ...headers, 'content-type': 'application/json' } : headers;
}

function jsonOf(response: ReceivedResponse, isRetried: boolean): unknown {
  const { status, text } = response;
  if (status >= 400) throw new UpstreamFailure(rejectedWith(response, isRetried), `status ${status}`);
  if (status < 200 || status >= 300) throw failure('UPSTREAM_BAD_ANSWER', isRetried, `status ${status}`);
  const json = parseJson(text);
  if (json === undefined) throw failure('UPSTREAM_BAD_ANSWER', isRetried, 'no JSON');
  return json;
}

function rejectedWith({ status, contentType, text }: ReceivedResponse, isRetried: boolean): Problem {
  const response = { status: status === requestTimeout ? gatewayTimeout : status, content: contentOf(contentType, text) };
  return { ...problem('UPSTREAM_REFUSED'), upstream: { response, isRetried } };
}

/** The part of an error that a screen can show: complete JSON, or plain text. */
function contentOf(contentType: string, text: string): RelayedResponse['content'] {
  if (text.trim() === '') return null;
  if (contentType === 'text/plain') return { type: 'text/plain', text };
  const isJson = contentType.endsWith('json') && parseJson(text) !== undefined;
  return isJson ? { type: 'application/json', text } : null;
}

/** A successful response that says why nothing was done: it is passed on like an error, in at most 4 KB. */
export function rejection(response: unknown): UpstreamFailure {
  const text = JSON.stringify(response);
  if (!saysWhy(response) || text.length > mostErrorText) return failure('UPSTREAM_REFUSED', false, 'refused without a reason');
  const content = { type: 'application/json', text } as const;
  return new UpstreamFailure(
    { ...problem('UPSTREAM_REFUSED'), upstream: { response: { status: 422, content }, isRetried: false } },
    'refused',
  );
}

function failure(code: ProblemCode, isRetried: boolean, reason: string): UpstreamFailure {
  return new UpstreamFailure({ ...problem(code), upstream: { response: null, isRetried } }, reason);
}
