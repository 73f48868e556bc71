import type { ProblemBody } from '#contract/lib/problem-body.ts';
import { parseLocale } from '#domain/locale.ts';
import { answers } from './responses.ts';
import { Refusal } from './story-request.ts';

/**
 * How the shop's API behaves in a story: it answers, says there is nothing, answers with names three times as long, refuses, or keeps
 * silent. A story sets it by `parameters.network`.
 */
export type NetworkMood = 'ordinary' | 'empty' | 'extreme' | 'broken' | 'silent';

const refusal: ProblemBody = {
  code: 'UPSTREAM_UNAVAILABLE',
  message: { ru: 'Сервис временно недоступен', en: 'The service is unavailable for now', uz: 'Xizmat vaqtincha ishlamayapti' },
};
let mood: NetworkMood = 'ordinary';

export function setNetworkMood(to: NetworkMood): void {
  mood = to;
}

/** Takes the calls of the shop's own API; whatever else the workbench fetches goes its way. */
export function openNetwork(): void {
  const passOn = globalThis.fetch;
  globalThis.fetch = async (target, options) => {
    const url = new URL(target instanceof Request ? target.url : target, location.href);
    return /^\/(api|promo|(\w\w\/)?fragments)\//.test(url.pathname) ? answer(url, options) : passOn(target, options);
  };
}

async function answer(url: URL, { method = 'GET', headers, body }: RequestInit = {}): Promise<Response> {
  if (mood === 'silent') return new Promise(() => {});
  if (mood === 'broken') return json(refusal, 503);
  const found = findAnswer(method, url.pathname.replace(/\/$/, ''));
  if (found === null) return json({ ...refusal, code: 'NOT_FOUND' }, 404);
  const locale = parseLocale(new Headers(headers).get('accept-language')) ?? 'ru';
  const given = found.give({ locale, query: url.searchParams, body: typeof body === 'string' ? JSON.parse(body) : null, id: found.id });
  if (given instanceof Refusal) return json({ ...refusal, ...given }, 422);
  return json(mood === 'empty' && Array.isArray(given) ? [] : given, 200);
}

/** The answer of a call, whose path may hold one `:name` place. */
function findAnswer(method: string, path: string) {
  for (const [name, give] of Object.entries(answers)) {
    const match = new RegExp(`^${name.replace(/:\w+/, '([^/]+)')}$`).exec(`${method} ${path}`);
    if (match !== null) return { give, id: match[1] ?? '' };
  }
  return null;
}

function json(value: unknown, status: number): Response {
  const stretch = (key: string, inner: unknown) => (mood === 'extreme' && key === 'name' ? Array(3).fill(inner).join(' ') : inner);
  return new Response(JSON.stringify(value, stretch), { status, headers: { 'content-type': 'application/json' } });
}
