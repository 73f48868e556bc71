import { calls } from '#contract/calls.ts';
import type { CallDefinition } from '#contract/lib/define-call.ts';
import { problem } from '#domain/problem.ts';
import { emptyCartAt } from './empty-cart.ts';
import { matchCall, type Respond, rejected, respondTo } from './mock-response.ts';
import { MockUpload } from './mock-upload.ts';
import { responses } from './responses.ts';

/**
 * How the shop's API behaves in a story: it responds, returns empty lists, returns names and notes three times as long, responds with errors,
 * or does not respond. A story sets it by `parameters.network`.
 */
export type MockScenario = 'ordinary' | 'empty' | 'extreme' | 'broken' | 'silent';

let scenario: MockScenario = 'ordinary';
const unavailable = () => ({
  ru: 'Сервис временно недоступен',
  en: 'The service is unavailable for now',
  uz: 'Xizmat vaqtincha ishlamayapti',
});

export function setMockScenario(to: MockScenario): void {
  scenario = to;
}

/**
 * Intercepts calls of the shop's own API; all other requests are passed to the original `fetch`.
 * @returns ends it
 */
export function openNetwork(): () => void {
  const passOn = globalThis.fetch;
  globalThis.fetch = async (target, init) => {
    const url = new URL(target instanceof Request ? target.url : target, location.href);
    return /^\/(api|promo|(\w\w\/)?fragments)\//.test(url.pathname) ? respondAsWorkbench(url, init) : passOn(target, init);
  };
  const { XMLHttpRequest: ordinary } = globalThis;
  Object.assign(globalThis, { XMLHttpRequest: MockUpload });
  return () => {
    globalThis.fetch = passOn;
    globalThis.XMLHttpRequest = ordinary;
  };
}

/** From the demo catalog. */
export async function respondAsWorkbench(url: URL, init: RequestInit = {}): Promise<Response> {
  if (scenario === 'silent') return new Promise(() => {});
  if (scenario === 'broken') return rejected(problem('UNAVAILABLE'), unavailable);
  const emptyCart = scenario === 'empty' ? null : emptyCartAt(url.pathname);
  if (emptyCart !== null) return Response.json(JSON.parse(JSON.stringify(emptyCart, replacer)));
  for (const [name, respond] of Object.entries(responses)) {
    const call: CallDefinition = calls[name as keyof typeof calls];
    const path = matchCall(call, init.method ?? 'GET', url.pathname);
    // each takes the request of its own call, which the schemas read
    if (path !== null) return respondTo(call, inScenario(respond as Respond), { url, init, path }, { messageOf: unavailable, replacer });
  }
  return rejected(problem('NOT_FOUND'), unavailable);
}

function inScenario(respond: Respond): Respond {
  return (request) => {
    const value = respond(request);
    return scenario === 'empty' && Array.isArray(value) ? [] : value;
  };
}

function replacer(key: string, inner: unknown): unknown {
  return scenario === 'extreme' && (key === 'name' || (key === 'note' && typeof inner === 'string'))
    ? Array(3).fill(inner).join(' ')
    : inner;
}
