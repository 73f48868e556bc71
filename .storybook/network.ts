import { calls } from '#contract/calls.ts';
import type { CallDefinition } from '#contract/lib/define-call.ts';
import type { ProblemBody } from '#contract/lib/problem-body.ts';
import { parseLocale } from '#domain/locale.ts';
import { type Problem, problem, problemStatus } from '#domain/problem.ts';
import { responses } from './responses.ts';
import { RejectedCall, type StoryRequest } from './story-request.ts';

/**
 * How the shop's API behaves in a story: it responds, returns empty lists, returns names three times as long, responds with errors,
 * or does not respond. A story sets it by `parameters.network`.
 */
export type MockScenario = 'ordinary' | 'empty' | 'extreme' | 'broken' | 'silent';

let scenario: MockScenario = 'ordinary';

export function setMockScenario(to: MockScenario): void {
  scenario = to;
}

/** Intercepts calls of the shop's own API; all other requests are passed to the original `fetch`. */
export function openNetwork(): void {
  const passOn = globalThis.fetch;
  globalThis.fetch = async (target, options) => {
    const url = new URL(target instanceof Request ? target.url : target, location.href);
    return /^\/(api|promo|(\w\w\/)?fragments)\//.test(url.pathname) ? respond(url, options) : passOn(target, options);
  };
}

async function respond(url: URL, { method = 'GET', headers, body }: RequestInit = {}): Promise<Response> {
  if (scenario === 'silent') return new Promise(() => {});
  if (scenario === 'broken') return reject(problem('UNAVAILABLE'));
  const found = findCall(method, url.pathname.replace(/\/$/, ''));
  if (found === null) return reject(problem('NOT_FOUND'));
  const { call, give, path } = found;
  const query = call.query?.schema.parse(Object.fromEntries(url.searchParams));
  const sent = call.body?.schema.parse(typeof body === 'string' ? JSON.parse(body) : {});
  const locale = parseLocale(new Headers(headers).get('accept-language')) ?? 'ru';
  const given = give({ locale, path, query, body: sent });
  if (given instanceof RejectedCall) return reject(given.problem);
  const [status, response] = Object.entries(call.responses)[0] ?? [];
  const value = response !== undefined && 'json' in response ? response.json.parse(given) : given;
  return json(scenario === 'empty' && Array.isArray(value) ? [] : value, Number(status));
}

type Give = (request: { readonly [Part in keyof StoryRequest<CallDefinition>]: unknown }) => unknown;

/** The call that this request makes, if stories have a response for it. */
function findCall(method: string, path: string) {
  for (const [name, give] of Object.entries(responses)) {
    const call: CallDefinition = calls[name as keyof typeof calls];
    const pattern = call.path.replace(/\/$/, '').replace(/:(\w+)/, '(?<$1>[^/]+)');
    const match = call.method === method ? new RegExp(`^${pattern}$`).exec(path) : null;
    // each function takes the request of its own call, already parsed by the schemas
    if (match !== null) return { call, give: give as Give, path: match.groups ?? {} };
  }
  return null;
}

function reject(rejected: Problem): Response {
  const message = { ru: 'Сервис временно недоступен', en: 'The service is unavailable for now', uz: 'Xizmat vaqtincha ishlamayapti' };
  return json({ ...rejected, message } satisfies ProblemBody, problemStatus[rejected.code]);
}

function json(value: unknown, status: number): Response {
  const stretch = (key: string, inner: unknown) => (scenario === 'extreme' && key === 'name' ? Array(3).fill(inner).join(' ') : inner);
  return new Response(JSON.stringify(value, stretch), { status, headers: { 'content-type': 'application/json' } });
}
