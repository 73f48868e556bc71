import { vi } from 'vitest';
import type { CallValue } from '#contract/lib/call-types.ts';
import type { CallDefinition } from '#contract/lib/define-call.ts';
import type { LocalizedText } from '#domain/locale.ts';
import type { Problem, ProblemCode } from '#domain/problem.ts';
import type { MockRequest } from '../../.storybook/mock-request.ts';
import { type CallTarget, type MockValue, matchCall, type Respond, rejected, respondTo } from '../../.storybook/mock-response.ts';
import { MockUpload } from '../../.storybook/mock-upload.ts';
import { respondAsWorkbench } from '../../.storybook/network.ts';

/** What was sent, as it was sent. */
interface SentRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  readonly body: unknown;
}

/** A value of the call, or what makes one of the request. */
type Given<Call extends CallDefinition> = CallValue<Call> | ((request: MockRequest<Call>) => MockValue<Call> | Promise<MockValue<Call>>);

type RawResponse = () => Response | Promise<Response>;

export interface MockBackend {
  /** Sets the response of a call from now on, typed by the contract; without a status: the call's lowest. */
  respond<Call extends CallDefinition>(call: Call, given: Given<Call>, status?: keyof Call['responses'] & number): void;
  /** Makes the call fail with a problem; its message is the code in every language. */
  reject(call: CallTarget, rejected: Problem): void;
  /** From now on there is no response: the network fails. */
  disconnect(call: CallTarget): void;
  /** From now on this is the response: of a page, or of a server between that knows no contract. */
  respondRaw(target: CallTarget, response: RawResponse): void;
  /** The requests of a call so far, the oldest first; without a call: all requests. */
  requests(call?: CallTarget): SentRequest[];
  /** Clears requests and responses: every call responds as in Storybook. */
  reset(): void;
}

type Reply = (url: URL, init: RequestInit, path: object) => Response | Promise<Response>;

/**
 * Replaces `fetch` and what uploads. Calls that a test does not configure respond as in Storybook, from the demo catalog and checked by the
 * contract's schemas. Must be called before stores and islands are imported.
 */
export function mockBackend(): MockBackend {
  let requests: SentRequest[] = [];
  const replies = new Map<CallTarget, Reply>();
  const reply = (target: CallTarget, make: Reply) => {
    replies.delete(target);
    replies.set(target, make);
  };
  const replyTo = (url: URL, init: RequestInit) => {
    for (const [target, make] of [...replies].reverse()) {
      const path = matchCall(target, init.method ?? 'GET', url.pathname);
      if (path !== null) return make(url, init, path);
    }
    return respondAsWorkbench(url, init);
  };

  vi.stubGlobal('fetch', async (target: string | URL, init: RequestInit = {}) => {
    const { method = 'GET', headers, body } = init;
    const url = new URL(target, location.href);
    requests.push({ method, url, headers: new Headers(headers), body: typeof body === 'string' ? JSON.parse(body) : null });
    return replyTo(url, init);
  });

  vi.stubGlobal('XMLHttpRequest', MockUpload);
  return {
    respond(call, given, status) {
      // the request is the one that the schemas of this call read
      const respond: Respond = typeof given === 'function' ? (given as Respond) : () => given;
      reply(call, (url, init, path) => respondTo(call, respond, { url, init, path }, { status, messageOf }));
    },
    reject: (target, rejection) => reply(target, () => rejected(rejection, messageOf)),
    disconnect: (target) => reply(target, () => Promise.reject(new TypeError('Failed to fetch'))),
    respondRaw: (target, response) => reply(target, response),
    requests: (target) =>
      target === undefined ? requests : requests.filter(({ method, url }) => matchCall(target, method, url.pathname) !== null),
    reset() {
      requests = [];
      replies.clear();
    },
  };
}

function messageOf(code: ProblemCode): LocalizedText {
  return { ru: code, en: code, uz: code };
}
