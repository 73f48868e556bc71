import { vi } from 'vitest';
import type { z } from 'zod';
import { type ProblemCode, problemStatus } from '#domain/problem.ts';
import { openNetwork } from '../../.storybook/network.ts';

/** A call of the contract. When it has response schemas, responses must match them. */
interface MockedCall {
  readonly method: string;
  readonly path: string;
  readonly responses?: Readonly<Record<number, object>>;
}

interface MockRequest {
  readonly method: string;
  readonly url: URL;
  readonly body: unknown;
}

interface MockResponse {
  readonly status: number;
  readonly body: unknown;
}

export interface MockBackend {
  /** Sets the response of the call; instead of a body, a function that creates one from the request. */
  respond(call: MockedCall, body: unknown, status?: number): void;
  /** Makes the call fail with a problem; its message is the code in every language. */
  reject(call: MockedCall, code: ProblemCode, details?: object): void;
  /** The requests of a call so far, the oldest first; without a call: all requests. */
  requests(call?: MockedCall): MockRequest[];
  /** Clears requests and responses: every call responds as in Storybook. */
  reset(): void;
}

/**
 * Replaces `fetch`. Calls that a test does not configure respond as in Storybook, from the demo catalog and checked by the
 * contract's schemas. Must be called before stores and islands are imported.
 */
export function mockBackend(): MockBackend {
  openNetwork();
  const workbench = globalThis.fetch;
  let requests: MockRequest[] = [];
  const responses = new Map<MockedCall, (request: MockRequest) => MockResponse>();

  vi.stubGlobal('fetch', async (target: string | URL, init: RequestInit = {}) => {
    const { method = 'GET', body } = init;
    const request = { method, url: new URL(target, location.href), body: typeof body === 'string' ? JSON.parse(body) : null };
    requests.push(request);
    const [call, respond] = [...responses].findLast(([mocked]) => isOf(request, mocked)) ?? [];
    return call === undefined || respond === undefined ? workbench(target, init) : send(call, respond(request));
  });

  return {
    respond(call, body, status = 200) {
      responses.delete(call);
      responses.set(call, (request) => ({ status, body: typeof body === 'function' ? body(request) : body }));
    },
    reject(call, code, details = {}) {
      responses.delete(call);
      responses.set(call, () => ({ status: problemStatus[code], body: { code, message: { ru: code, en: code, uz: code }, details } }));
    },
    requests: (call) => (call === undefined ? requests : requests.filter((request) => isOf(request, call))),
    reset() {
      requests = [];
      responses.clear();
    },
  };
}

function isOf({ method, url }: MockRequest, call: MockedCall): boolean {
  const pattern = call.path.replace(/\/$/, '').replace(/:\w+/g, '[^/]+');
  return call.method === method && new RegExp(`^${pattern}/?$`).test(url.pathname);
}

function send({ responses }: MockedCall, { status, body }: MockResponse): Response {
  const response = responses?.[status];
  if (response !== undefined && 'json' in response) (response.json as z.ZodType).parse(body);
  const isEmpty = status === 204;
  return new Response(isEmpty ? null : JSON.stringify(body), { status, headers: isEmpty ? {} : { 'content-type': 'application/json' } });
}
