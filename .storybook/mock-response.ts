import type { z } from 'zod';
import type { CallValue } from '#contract/lib/call-types.ts';
import type { CallDefinition } from '#contract/lib/define-call.ts';
import type { ProblemBody } from '#contract/lib/problem-body.ts';
import { type LocalizedText, parseLocale } from '#domain/locale.ts';
import { type Problem, type ProblemCode, problem, problemStatus } from '#domain/problem.ts';
import type { MockRequest } from './mock-request.ts';

/** In place of a value: the call is rejected. */
export class Rejection {
  readonly problem: Problem;

  constructor(rejected: Problem) {
    this.problem = rejected;
  }
}

export type MockValue<Call extends CallDefinition> = CallValue<Call> | Rejection;

/** What responds to one call, as the mock back end calls it: the request is the one that the schemas of that call have read. */
export type Respond = (request: { readonly [Part in keyof MockRequest<CallDefinition>]: unknown }) => unknown;

interface Options {
  /** Absent: the lowest one of the call. */
  readonly status?: number | undefined;
  readonly messageOf: (code: ProblemCode) => LocalizedText;
  /** For `JSON.stringify` */
  readonly replacer?: (key: string, value: unknown) => unknown;
}

/** A call, or a page. */
export interface CallTarget {
  readonly method: string;
  /** May have `:name` places. */
  readonly path: string;
}

/** The values in the path of a request if it makes this call, else null. */
export function matchCall({ method, path }: CallTarget, requestMethod: string, pathname: string): Record<string, string> | null {
  if (method !== requestMethod) return null;
  const pattern = path.replace(/\/$/, '').replace(/:(\w+)/g, '(?<$1>[^/]+)');
  const match = new RegExp(`^${pattern}/?$`).exec(pathname);
  if (match === null) return null;
  return Object.fromEntries(Object.entries(match.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]));
}

/** The response of one call, both sides checked by the schemas of the contract. */
export async function respondTo(
  call: CallDefinition,
  respond: Respond,
  { url, init, path }: { readonly url: URL; readonly init: RequestInit; readonly path: object },
  { status, messageOf, replacer }: Options,
): Promise<Response> {
  const headers = new Headers(init.headers);
  const query = call.query?.schema.safeParse(Object.fromEntries(url.searchParams));
  if (query?.success === false) return rejected(problem('INVALID_QUERY', invalidField(query.error)), messageOf);
  const body = call.body?.schema.safeParse(typeof init.body === 'string' ? JSON.parse(init.body) : {});
  if (body?.success === false) return rejected(problem('INVALID_BODY', invalidField(body.error)), messageOf);
  const given = await respond({
    locale: parseLocale(headers.get('accept-language')) ?? 'ru',
    path,
    query: query?.data,
    headers,
    body: body?.data,
  });
  if (given instanceof Rejection) return rejected(given.problem, messageOf);
  const responseStatus = status ?? Number(Object.keys(call.responses)[0]);
  const defined = call.responses[responseStatus];
  if (defined !== undefined && 'json' in defined) return json(defined.json.parse(given), responseStatus, replacer);
  return new Response(typeof given === 'string' ? given : null, { status: responseStatus });
}

export function rejected(rejection: Problem, messageOf: Options['messageOf']): Response {
  return json({ ...rejection, message: messageOf(rejection.code) } satisfies ProblemBody, problemStatus[rejection.code]);
}

function json(value: unknown, status: number, replacer?: (key: string, value: unknown) => unknown): Response {
  return new Response(JSON.stringify(value, replacer), { status, headers: { 'content-type': 'application/json' } });
}

function invalidField({ issues: [issue] }: z.ZodError) {
  return { field: issue?.path.join('.') ?? '', rule: issue?.code ?? '' };
}
