import { failure, type PaymeAnswer, paymeErrors } from './payme-answer.ts';
import { callPayme, type PaymeContext } from './payme-calls.ts';

export interface PaymeRequest {
  readonly method: string;
  /** It has the key of an account. */
  readonly isAuthorized: boolean;
  /** null: longer than the limit, or not UTF-8 */
  readonly body: string | null;
}

/** What is answered, always with the status 200: JSON-RPC with the id of the request, null when it could not be read. */
export interface PaymeReply {
  readonly jsonrpc: '2.0';
  readonly id: unknown;
  readonly result?: unknown;
  readonly error?: unknown;
}

/**
 * Payme's one endpoint: who calls is judged first, then JSON, method, parameters, account, amount and state. An unexpected failure is
 * reported, and answered as an internal one, so that Payme repeats the call.
 */
export async function answerPayme(request: PaymeRequest, context: PaymeContext, report: (error: unknown) => void): Promise<PaymeReply> {
  const sent = request.body === null ? undefined : parsed(request.body);
  const rpc =
    typeof sent === 'object' && sent !== null && !Array.isArray(sent)
      ? (sent as { id?: unknown; method?: unknown; params?: unknown })
      : null;
  return { jsonrpc: '2.0', id: rpc?.id ?? null, ...(await answer()) };

  async function answer(): Promise<PaymeAnswer> {
    if (request.method !== 'POST') return failure(paymeErrors.notPost, 'not POST');
    if (!request.isAuthorized) return failure(paymeErrors.unauthorized, 'not authorized');
    if (sent === undefined) return failure(paymeErrors.notJson, 'not JSON');
    if (rpc === null) return failure(paymeErrors.badRequest, 'no request');
    try {
      return await callPayme(rpc.method, rpc.params, context);
    } catch (error) {
      report(error);
      return failure(paymeErrors.internal, 'internal failure');
    }
  }
}

/** undefined: not JSON */
function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
